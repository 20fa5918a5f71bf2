/**
 * The names a program has given so far, and with them what it needs: the inputs and uniforms its functions read, and the structs
 * that printing them has met. When all bodies are printed this is the list of what has to be declared.
 */
import type { Func, InputName, UniformSource } from '../ir/expr.ts'
import type { ProgramUniform } from '../ir/program.ts'
import type { NumericType, StructType } from '../ir/type.ts'
import type { Definition } from '../proc/definition.ts'
import type { Namer } from '../proc/name.ts'

export class Names {
  readonly namer: Namer
  /** Inputs and uniforms that were read, with their types. */
  readonly values = new Map<InputName | UniformSource, NumericType>()
  /** Structs that were used, inner ones before those that hold them. */
  readonly structs = new Set<StructType>()
  readonly #names = new Map<object | string, string>()

  constructor(namer: Namer) {
    this.namer = namer
  }

  /** Names all functions, inputs and uniforms of a program before any local name is given, so that none of them is hidden by one. */
  take(definitions: readonly Definition[]): void {
    for (const { func, order } of definitions) {
      this.of(func, func.name)
      for (const expr of order) if (expr.op === 'input' || expr.op === 'uniform') this.value(expr.detail, expr.type)
    }
  }

  /** The name of a function, or of a part of the frame of a program; given when first asked for. */
  of(thing: Func | string, hint: string): string {
    return this.#give(thing, hint)
  }

  /** The name of an input or uniform that is read. */
  value(source: InputName | UniformSource, type: NumericType): string {
    this.values.set(source, type)
    return typeof source === 'string' ? this.#give(source, source) : this.#give(source, source.name ?? 'value')
  }

  struct(type: StructType): string {
    for (const field of type.fields) if (field.type.kind === 'struct') this.struct(field.type)
    this.structs.add(type)
    return this.#give(type, type.name)
  }

  /** What has to be supplied when the program runs; the places in a block are the caller's matter. */
  uniforms(): ProgramUniform[] {
    const uniforms: ProgramUniform[] = []
    for (const [source, type] of this.values) if (source !== 'uv') uniforms.push({ source, type, name: this.value(source, type), byteOffset: 0 })
    return uniforms
  }

  #give(thing: object | string, hint: string): string {
    let name = this.#names.get(thing)
    if (name === undefined) {
      name = this.namer.global(hint)
      this.#names.set(thing, name)
    }
    return name
  }
}
