/** Builds the code of one function: its instructions, its locals, and its block depth. */
import { sized, unsigned, type Bytes } from './byte.ts'
import { control, type ValueType } from './opcode.ts'

/**
 * Limits of JavaScript engines for one function, parameters among the locals (WebAssembly JavaScript Interface, implementation-defined limits).
 * `meetings`: where branches join, a compiler looks at each local; above this limit compiling takes longer than drawing with JavaScript.
 */
const most = { locals: 50_000, bytes: 7_654_321, meetings: 10_000_000 }

export class Code {
  readonly #bytes: number[] = []
  readonly #locals: ValueType[] = []
  readonly #parameterCount: number
  #depth = 0
  #blocks = 0
  /** Locals that held values, by their type, and how many of them are in use. */
  readonly #kept = new Map<ValueType, { readonly indices: number[]; used: number }>()

  constructor(parameterCount: number) {
    this.#parameterCount = parameterCount
  }

  add(...bytes: Bytes): void {
    for (const byte of bytes) this.#bytes.push(byte)
  }

  /** The index of a new local. */
  local(type: ValueType): number {
    this.#locals.push(type)
    return this.#parameterCount + this.#locals.length - 1
  }

  /** The index of a local for a value that only the current statement needs. */
  keep(type: ValueType): number {
    const kept = this.#kept.get(type) ?? { indices: [], used: 0 }
    this.#kept.set(type, kept)
    const index = kept.indices[kept.used] ?? this.local(type)
    kept.indices[kept.used++] = index
    return index
  }

  /** Releases the kept locals after a statement. */
  forget(): void {
    for (const kept of this.#kept.values()) kept.used = 0
  }

  /** Writes a block, a loop or a branch of an `if`; `inside` writes its content and receives its depth, to branch to. */
  enclose(opcode: number, inside: (depth: number) => void, type: number = control.empty): void {
    this.add(opcode, type)
    this.#blocks++
    inside(++this.#depth)
    this.add(control.end)
    this.#depth--
  }

  /** Leaves the block of this depth, or restarts the loop of this depth. */
  branch(opcode: typeof control.br | typeof control.brIf, depth: number): void {
    this.add(opcode, ...unsigned(this.#depth - depth))
  }

  /** The function as the module contains it; undefined if it exceeds the limits of JavaScript engines. */
  finish(): Bytes | undefined {
    const locals = this.#locals.flatMap((type) => [1, type])
    const bytes = [...unsigned(this.#locals.length), ...locals, ...this.#bytes, control.end]
    const count = this.#parameterCount + this.#locals.length
    return count > most.locals || bytes.length > most.bytes || count * this.#blocks > most.meetings ? undefined : sized(bytes)
  }
}
