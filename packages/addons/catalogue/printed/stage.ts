/** Which signatures only a fragment can call, by their printed text: those that use derivatives. */
import { toGLSL } from 'kirari/glsl'
import type { Signature } from 'kirari/node'
import { tokensOf } from './token.ts'

/** `texture` computes its level from derivatives; functions with an explicit level or gradients have other names. */
const askingNeighbours = new Set(['dFdx', 'dFdy', 'fwidth', 'texture'])

const known = new WeakMap<Signature['call'], boolean>()

/** Whether it, or a function that it calls, uses derivatives. */
export const isFragmentOnly = ({ call }: Pick<Signature, 'call'>): boolean => {
  const found = known.get(call) ?? tokensOf(toGLSL(call)).some(({ kind, text }) => kind === 'word' && askingNeighbours.has(text))
  known.set(call, found)
  return found
}
