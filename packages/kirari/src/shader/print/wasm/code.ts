/** The code of one function while it is written: its instructions, its locals, and how deep in blocks it is. */
import { sized, unsigned, type Bytes } from './byte.ts'
import { control, type ValueType } from './opcode.ts'

export class Code {
  readonly #bytes: number[] = []
  readonly #locals: ValueType[] = []
  readonly #parameterCount: number
  #depth = 0

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

  /** Writes a block, a loop or a branch of an `if`, and what `inside` writes into it; that is given its depth, to leave it by. */
  enclose(opcode: number, inside: (depth: number) => void, type: number = control.empty): void {
    this.add(opcode, type)
    inside(++this.#depth)
    this.add(control.end)
    this.#depth--
  }

  /** Leaves a block, or begins a loop again, if it is that of this depth. */
  branch(opcode: typeof control.br | typeof control.brIf, depth: number): void {
    this.add(opcode, ...unsigned(this.#depth - depth))
  }

  /** The function as the module holds it. */
  finish(): Bytes {
    const locals = this.#locals.flatMap((type) => [1, type])
    return sized([...unsigned(this.#locals.length), ...locals, ...this.#bytes, control.end])
  }
}
