/**
 * The values of the code's expressions at one pixel, as the CPU computes them and as the GPU does. The code runs once more with uniforms in
 * place of the pixel's place, the time and the rest that an engine provides, so that one small target holds all values.
 */
import { toJS } from 'kirari/js'
import * as language from 'kirari/node'
import { fn, fragCoord, int, select, uint, uniform, vec4, type Vec4 } from 'kirari/node'
import type { BackendChoice, Value } from '../message.ts'
import { componentsOf, toVec4, type AnyNode } from './node.ts'
import { needsMore } from './pixel-value.ts'
import type { ReadBack } from './read-back.ts'
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

/** The first values: each is compiled on its own, so a large program has too many to try all. */
const found = ({ marks, made }: Picture): readonly Found[] => {
  const known = new Map<AnyNode, readonly number[] | undefined>()
  const values: Found[] = []
  for (const mark of marks.keys())
    for (const node of made[mark] ?? []) {
      if (!known.has(node)) known.set(node, onCPU(node))
      const cpu = known.get(node)
      if (cpu) values.push({ mark, node, cpu })
      if (values.length === mostValues) return values
    }
  return values
}

/** The values of all expressions, at most 256. Without a GPU the column is empty. */
export const valuesOf = async (picture: Picture, backend: BackendChoice, readBack: ReadBack): Promise<readonly Value[]> => {
  const all = found(picture)
  if (all.length === 0) return []
  const index = int(fragCoord.x)
  const values = all.reduce<Vec4>((others, { node }, at) => select(others, toVec4(node), index.equal(at)), vec4(0))
  const read = await readBack({ values }, 'rgba32float', all.length, backend).catch(() => undefined)
  return all.map(({ mark, node, cpu }, at): Value => {
    const { from, to } = picture.marks[mark] ?? { from: 0, to: 0 }
    const gpu = read ? Array.from(cpu, (_, i) => read.values[at * 4 + i] ?? 0) : []
    return { range: { from, to }, mark, type: node.type.name, cpu, gpu }
  })
}
