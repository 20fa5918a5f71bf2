/**
 * The values of the code's expressions at one pixel, as the CPU computes them and as the GPU does. The code runs once more with uniforms in
 * place of the pixel's place, the time and the rest that an engine provides, so that one small target holds all values.
 */
import { createEngine, draw, type Engine } from 'kirari'
import { toJS } from 'kirari/js'
import * as language from 'kirari/node'
import { float, fn, fragCoord, int, select, target, uint, uniform, vec4, type Vec4 } from 'kirari/node'
import type { BackendChoice, Value } from '../message.ts'
import { componentsOf, toVec4, type AnyNode } from './node.ts'
import type { Picture } from './run.ts'

/** The pixel and the time of the values. Pixels are counted from the lower left. */
export type Moment = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly time: number
  readonly deltaTime: number
  readonly frame: number
  readonly pointer: readonly [number, number]
}

/** The inputs of an engine as uniforms with these values, by their names in `kirari/node`. */
export const inputsAt = ({ x, y, width, height, time, deltaTime, frame, pointer }: Moment): object => ({
  uv: uniform([(x + 0.5) / width, (y + 0.5) / height]),
  fragCoord: uniform([x + 0.5, y + 0.5, 0, 1]),
  resolution: uniform([width, height]),
  pointer: uniform(pointer),
  time: uniform(time),
  deltaTime: uniform(deltaTime),
  frameIndex: uniform(uint, frame),
})

/** The limit of values in one list: one program computes all of them. */
const mostValues = 256

type Found = { readonly mark: number; readonly node: AnyNode; readonly cpu: readonly number[] }

/** The value on the CPU; undefined for parameters of functions, textures, storage, and for what depends on more than this pixel. */
const onCPU = (node: AnyNode): readonly number[] | undefined => {
  if (componentsOf(node) === undefined || needsMore(node)) return undefined
  try {
    // The function has no parameters, and its value is a scalar or a vector.
    const value: unknown = toJS(
      fn('value', [], (language as Readonly<Record<string, unknown>>)[node.type.name] as typeof vec4, () => node as unknown as Vec4),
    )()
    return (Array.isArray(value) ? value : [value]).map(Number)
  } catch {
    return undefined
  }
}

type Tree = { readonly args: readonly Tree[]; readonly op?: string; readonly detail?: unknown; readonly blocks?: readonly (readonly Tree[])[] }

/** Tests whether a value depends on other pixels, or reads an input that fragments lack. One such value would keep the program of all values from compiling. */
const needsMore = (tree: Tree, seen = new Set<Tree>()): boolean => {
  if (seen.has(tree)) return false
  seen.add(tree)
  const inside = (one: Tree) => needsMore(one, seen)
  // The detail of a built-in is its rule, that of a call its function.
  if (tree.op === 'builtin' && /^(?:dpd|fwidth)/.test(String((tree.detail as { readonly name?: unknown }).name))) return true
  if (tree.op === 'input' && isInputElsewhere(tree.detail)) return true
  // As above.
  const body = tree.op === 'call' ? (tree.detail as { readonly body: readonly Tree[] }).body : []
  return [...tree.args, ...body, ...(tree.blocks ?? []).flat()].some(inside)
}

/** Inputs such as vertexIndex say their stages; the others are in every stage. */
const isInputElsewhere = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'stages' in detail && Array.isArray(detail.stages) && !detail.stages.includes('fragment')

const found = ({ marks, made }: Picture): readonly Found[] =>
  marks
    .flatMap((_, mark) =>
      (made[mark] ?? []).flatMap((node) => {
        const cpu = onCPU(node)
        return cpu ? [{ mark, node, cpu }] : []
      }),
    )
    .slice(0, mostValues)

export type Inspector = {
  readonly values: (picture: Picture, backend: BackendChoice) => Promise<readonly Value[]>
}

export const createInspector = (): Inspector => {
  let engine: Engine | undefined
  let choice: BackendChoice | undefined

  const onGPU = async (nodes: readonly AnyNode[], backend: BackendChoice): Promise<ArrayLike<number>> => {
    const all = target({ values: 'rgba32float' }, { size: [nodes.length, 1] })
    const index = int(fragCoord.x)
    const value = nodes.reduce<Vec4>((others, node, at) => select(others, toVec4(node), index.equal(at)), vec4(0))
    const frame = [draw({ target: all, fragment: { values: value } }), draw({ fragment: vec4(float(0)) })]
    if (!engine || choice !== backend) {
      engine?.dispose()
      // The engine of an offscreen canvas has all methods used here.
      engine = createEngine({ canvas: new OffscreenCanvas(1, 1), frame, backend }) as unknown as Engine
      choice = backend
      await engine.ready
    } else engine.frame = frame
    // The type of what is read is known by its target alone.
    const { data } = (await engine.read(all.values)) as unknown as { readonly data: ArrayLike<number> }
    return data
  }

  return {
    async values(picture, backend) {
      const all = found(picture)
      if (all.length === 0) return []
      const numbers = await onGPU(
        all.map(({ node }) => node),
        backend,
      ).catch(() => undefined)
      return all.map(({ mark, node, cpu }, at): Value => {
        const { from, to } = picture.marks[mark] ?? { from: 0, to: 0 }
        const gpu = numbers ? Array.from(cpu, (_, i) => numbers[at * 4 + i] ?? 0) : []
        return { range: { from, to }, mark, type: node.type.name, cpu, gpu }
      })
    },
  }
}
