/** Which signatures only a fragment can call, by their printed text: those that ask how values change from pixel to pixel. */
import { toGLSL } from 'kirari/glsl'
import type { Signature } from 'kirari/node'
import { tokensOf } from './token.ts'

/** `texture` takes its level from how its place changes; with a level or slopes of its own it has another name. */
const askingNeighbours = new Set(['dFdx', 'dFdy', 'fwidth', 'texture'])

const known = new WeakMap<Signature['call'], boolean>()

/** Whether it, or anything that it calls, takes derivatives. */
export const isFragmentOnly = ({ call }: Pick<Signature, 'call'>): boolean => {
  const found = known.get(call) ?? tokensOf(toGLSL(call)).some(({ kind, text }) => kind === 'word' && askingNeighbours.has(text))
  known.set(call, found)
  return found
}
