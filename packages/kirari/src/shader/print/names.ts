/**
 * The names a program has given so far, and with them what it needs: the inputs and uniforms its functions read, and the structs
 * that printing them has met. When all bodies are printed this is the list of what has to be declared.
 */
import type { Func, InputName, Parameter, StageInput, StorageSource, UniformSource, FindSamplers, Samplers, TextureBinder } from '../ir/expr.ts'
import type { ProgramTexture, ProgramUniform } from '../ir/program.ts'
import type { NumericType, StructType, Type, ValueType } from '../ir/type.ts'
import type { Definition } from '../proc/definition.ts'
import type { Namer } from '../proc/name.ts'

/** What a shader is given from outside. */
export type Given = InputName | StageInput | UniformSource | StorageSource

/** A uniform as it is declared. */
export interface Member {
  readonly name: string
  readonly type: ValueType
  readonly source: Exclude<InputName, 'uv'> | UniformSource
}

/** What is written to a uniform one at a time; offsets in the block count from `byteOffset`. */
export const writesOf = ({ name, type, source }: Member, namer: Namer, byteOffset: number): readonly ProgramUniform[] => {
  const whole = typeof source === 'object' ? source.whole : undefined
  // What is no whole is a scalar or vector.
  return whole ? whole.writes(name, namer.field, byteOffset) : [{ name, type: type as NumericType, byteOffset, source }]
}

export class Names {
  readonly namer: Namer
  /** What the shader is given that was read, with its types. */
  readonly values = new Map<Given, Type>()
  /** Variables and constants that all functions share. */
  readonly variables = new Set<Parameter>()
  /** The samplers of textures, given or parameters, that are read through one; for a language in which the two are apart. */
  readonly samplers: Samplers = new Map()
  /** Structs that were used, inner ones before those that hold them. */
  readonly structs = new Set<StructType>()
  readonly #names: Map<object | string, string>

  /** `names` are given already: by the language, or in another stage of the same program. */
  constructor(namer: Namer, names = new Map<object | string, string>()) {
    this.namer = namer
    this.#names = names
  }

  /**
   * Names all functions, inputs and uniforms of a program before any local name is given, so that none of them is hidden by one;
   * and finds the samplers, for a language that has them.
   */
  take(definitions: readonly Definition[], withSamplers?: boolean): void {
    let findSamplers: FindSamplers | undefined
    for (const { func, order } of definitions) {
      this.of(func, func.name)
      for (const expr of order) {
        if (expr.op === 'input' || expr.op === 'uniform' || expr.op === 'storage') this.value(expr.detail, expr.type)
        else if (expr.op === 'param' && (expr.detail.space === 'workgroup' || expr.detail.value)) this.variable(expr.detail)
        else if (expr.op === 'builtin') findSamplers ??= expr.detail.sampler
      }
    }
    if (!withSamplers) return
    findSamplers?.(definitions, this.samplers)
    // After all that users have named. The sampler of a parameter is named in its function.
    for (const [texture, sampler] of this.samplers) if (typeof texture === 'object' && 'subscribe' in texture) this.of(sampler, sampler.name)
  }

  /** The name of a function, or of a part of the frame of a program; given when first asked for. */
  of(thing: Func | Parameter | StageInput | string, hint: string): string {
    return this.#give(thing, hint)
  }

  /** The name of a variable or constant that all functions share. */
  variable(variable: Parameter): string {
    this.variables.add(variable)
    return this.#give(variable, variable.name)
  }

  /** The name of something given that is read. */
  value(source: Given, type: Type): string {
    this.values.set(source, type)
    return typeof source === 'string' ? this.#give(source, source) : this.#give(source, source.name ?? 'value')
  }

  struct(type: StructType): string {
    for (const field of type.fields) this.#structsIn(field.type)
    this.structs.add(type)
    return this.#give(type, type.name)
  }

  /** The members of the block of uniforms, or the `uniform`s of the text: what the application and the engine supply, textures apart. */
  uniforms(): readonly Member[] {
    const members: Member[] = []
    for (const [source, type] of this.values)
      if (source !== 'uv' && (typeof source === 'string' || (!('kind' in source) && type.kind !== 'texture' && type.kind !== 'storageTexture')))
        // What is no resource is a value.
        members.push({ source, type: type as ValueType, name: this.value(source, type) })
    return members
  }

  /** The textures, with bindings from `first` on. */
  textures(first: number): readonly ProgramTexture[] {
    return this.#binder()?.list(this.values, (source, type) => this.value(source, type), this.samplers, first) ?? []
  }

  /** Their declarations in WGSL. */
  textureLines(first: number): readonly string[] {
    return (
      this.#binder()?.lines(this.textures(first), (source) => {
        const sampler = this.samplers.get(source)
        return sampler ? this.of(sampler, sampler.name) : ''
      }) ?? []
    )
  }

  #binder(): TextureBinder | undefined {
    for (const source of this.values.keys()) if (typeof source === 'object' && 'binder' in source) return source.binder
    return undefined
  }

  #structsIn(type: Type): void {
    if (type.kind === 'struct') this.struct(type)
    else if (type.kind === 'array') this.#structsIn(type.element)
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
