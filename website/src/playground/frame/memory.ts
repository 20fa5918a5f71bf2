/**
 * The storages, textures and targets of a run, in the order in which the code made them, so that another run of the same code can read what the
 * engine has in them: there each begins with that content.
 */
import type { Engine } from 'kirari'
import * as language from 'kirari/node'
import { isRecord } from '../../live/message.ts'
import { ofLevel0 } from './level-0.ts'
import type { AnyNode } from './node.ts'

type Anything = (...values: readonly unknown[]) => unknown
/** The exports that make memory, without the types of their parameters. */
const { storage, texture, target } = language as unknown as Readonly<Record<'storage' | 'texture' | 'target', Anything>>

/**
 * What `read` of an engine returns for each: numbers or lists of them for a storage, an image for a texture. For a target, an object with the
 * image of each picture. Undefined for what the engine does not use.
 */
type Contents = readonly unknown[]

export type Memory = {
  /** Replaces exports of `kirari/node`, to keep what the code makes. */
  readonly exports: object
  readonly read: (engine: Engine) => Promise<Contents>
}

export const createMemory = (): Memory => {
  const made: unknown[] = []
  const kept =
    (make: Anything): Anything =>
    (...values) => {
      const one = make(...values)
      made.push(one)
      return one
    }
  return {
    exports: { storage: kept(storage), texture: kept(texture), target: kept(target) },
    read: (engine) => Promise.all(made.map((one) => contentOf(engine, one))),
  }
}

const contentOf = async (engine: Engine, made: unknown): Promise<unknown> => {
  if (!isRecord(made) || hasNumbers(made)) return undefined
  if (!('source' in made)) return engine.read(made).catch(() => undefined)
  const { source: _, ...pictures } = made
  return Object.fromEntries(await Promise.all(Object.entries(pictures).map(async ([name, node]) => [name, await contentOf(engine, node)] as const)))
}

/** Tests for a texture whose texels the code provides as numbers; no step can change them. */
const hasNumbers = ({ type, detail }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(type) && type['kind'] === 'texture' && isRecord(detail) && detail['image'] !== undefined

/** Replaces exports of `kirari/node`, so that storages, textures and targets start with these contents. */
export const withContents = (contents: Contents): object => {
  let next = 0
  return {
    storage(...values: readonly unknown[]) {
      const content = contents[next++]
      if (content === undefined) return storage(...values)
      const [token, ...others] = values
      const count = others.filter((value) => typeof value === 'number')
      return storage(token, ...count, { ...others.find(isRecord), data: numbersOf(content, count[0] ?? 1) })
    },
    texture(token: unknown, options: object = {}) {
      const value = contents[next++]
      return ofLevel0(texture(token, value === undefined ? options : { ...options, value }))
    },
    target(...values: readonly unknown[]) {
      const own = target(...values)
      const content = contents[next++]
      if (!isRecord(own) || !isRecord(content)) return own
      // The pictures are replaced where the code reads them; `source`, into which it draws, stays.
      return Object.fromEntries(Object.entries(own).map(([name, node]) => [name, content[name] === undefined ? node : pictureOf(node, content[name])]))
    },
  }
}

/** The numbers of one value after another. A storage of structs is read as a list for each field. */
const numbersOf = (content: unknown, count: number): ArrayLike<number> => {
  // `read` returns a typed array of numbers or an object of them for a storage.
  if (ArrayBuffer.isView(content)) return content as Float32Array
  const lists = Object.values(content as Readonly<Record<string, ArrayLike<number>>>) // As above.
  const numbers: number[] = []
  for (let i = 0; i < count; i++)
    for (const list of lists) for (let j = (i * list.length) / count; j < ((i + 1) * list.length) / count; j++) numbers.push(list[j] ?? 0)
  return numbers
}

/** A texture with the settings of a picture of a target. */
const pictureOf = (node: unknown, value: unknown): unknown => {
  // `target` returns a texture for each picture, whose detail is its source.
  const { type, detail } = node as AnyNode
  const { sampler, name } = detail as { readonly sampler?: object; readonly name?: string } // As above.
  return ofLevel0(texture({ type }, { ...sampler, name, value }))
}
