/** What is behind a uniform: its value, who listens to it, and how a value of many parts is kept. Must not know: where the values come from. */
import type { MemoryLeaf, UniformSource, UniformValue, ValueHost, ValueSource, PackedUniform } from '../../ir/expr.ts'
import { boolType, halfType, isNumeric, type MatrixType, type NumericType, type ValueType } from '../../ir/type.ts'
import { alignOf, byteLengthOf, leavesOf } from '../../feature/memory-layout.ts'
import { cleanName } from '../../ir/name.ts'
import { rewriteStored, rewriteStoredIn, storedType } from '../../feature/uniform-storage.ts'
import { checkValue, flatten, isSameValue, partOf } from './uniform-value.ts'

export class Source implements UniformSource {
  readonly type: ValueType
  readonly name: string | undefined
  readonly packed: PackedUniform | undefined
  readonly #listeners = new Set<() => void>()
  #value: UniformValue

  constructor(type: ValueType, value: UniformValue, name: string | undefined) {
    this.type = type
    this.name = name
    this.#value = value
    this.packed = isNumeric(type) && type.scalar !== halfType && type.scalar !== boolType ? undefined : packedOf(type, this)
  }

  get value(): UniformValue {
    return this.#value
  }

  set(value: unknown, below: unknown): void {
    const next = checkValue(this.type, value, below)
    if (isSameValue(this.#value, next)) return
    this.#value = next
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void, _host?: ValueHost): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}

/** How a uniform of many parts is kept, and where the engine gets the value of each part. */
const packedOf = (type: ValueType, source: Source): PackedUniform => {
  const stored = storedType(type)
  const leaves = leavesOf(type, stored).map((leaf) => ({ ...leaf, source: isNumeric(type) ? source : partSource(source, leaf.path) }))
  return {
    stored,
    byteLength: byteLengthOf(stored),
    align: alignOf(stored),
    expression: rewriteStored,
    statement: rewriteStoredIn,
    writes: (name, nameField, start) =>
      leaves.map(({ path, type: part, count, byteOffset, byteStride, source: value }) => ({
        name: path.reduce<string>((way, step) => way + (typeof step === 'number' ? `[${step}]` : `.${nameField(cleanName(step))}`), name),
        // There are no atomics in a uniform.
        type: part as NumericType | MatrixType,
        count,
        byteOffset: start + byteOffset,
        byteStride,
        source: value,
      })),
  }
}

/** A part of the value as a value of its own: a number, or a list of them that is always the same. */
const partSource = (source: Source, path: MemoryLeaf['path']): ValueSource => {
  const list: (number | boolean)[] = []
  return {
    get value() {
      const part = partOf(source.value, path)
      if (typeof part !== 'object') return part
      list.length = 0
      flatten(part, list)
      return list
    },
    subscribe: (listener, host) => source.subscribe(listener, host),
    owner: source,
  }
}
