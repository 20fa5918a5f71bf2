/** The source of a uniform: its value and its listeners. */
import type { MemoryLeaf, UniformPacking, UniformSource, UniformValue, ValueHost, ValueSource } from '../../ir/expr.ts'
import type { ValueType } from '../../ir/type.ts'
import { packingOf } from '../../feature/uniform-packing.ts'
import { checkValue, flatten, isSameValue, partOf } from './uniform-value.ts'

export class Source implements UniformSource {
  readonly type: ValueType
  readonly name: string | undefined
  readonly packing: UniformPacking | undefined
  readonly #listeners = new Set<() => void>()
  #value: UniformValue

  constructor(type: ValueType, value: UniformValue, name: string | undefined) {
    this.type = type
    this.name = name
    this.#value = value
    this.packing = packingOf(type, this, (path) => partSource(this, path))
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

/** A part of the value as a source of its own: a number, or a list of numbers that is reused. */
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
