/**
 * The names a program has given so far, and with them what it needs: the inputs and uniforms its functions read, and the structs
 * that printing them has met. When all bodies are printed this is the list of what has to be declared.
 */
import type { Func, InputName, Parameter, StageInput, StorageSource, UniformSource, Samplers } from '../../ir/expr.ts'
import type { ProgramTexture, ProgramUniform } from '../../ir/program.ts'
import type { NumericType, StructType, Type, ValueType } from '../../ir/type.ts'
import type { Definition } from '../../pass/definition.ts'
import type { Namer } from './namer.ts'

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
  const packed = typeof source === 'object' ? source.packed : undefined
  // A uniform that is not packed is a scalar or vector.
  return packed ? packed.writes(name, namer.field, byteOffset) : [{ name, type: type as NumericType, byteOffset, source }]
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

  /** The name of a function, of what all functions share, or of a part of the frame of a program; given when first asked for. */
  of(thing: Func | Parameter | StructType | Exclude<Given, string> | string, hint: string): string {
    let name = this.#names.get(thing)
    if (name === undefined) {
      name = this.namer.global(hint)
      this.#names.set(thing, name)
    }
    return name
  }

  /** The name of something given that is read. */
  value(source: Given, type: Type): string {
    this.values.set(source, type)
    return this.of(source, typeof source === 'string' ? source : (source.name ?? 'value'))
  }
}

/** Names all functions, inputs and uniforms of a program before any local name is given, so that none of them is hidden by one. */
export const takeNames = (names: Names, definitions: readonly Definition[]): void => {
  for (const { func, order } of definitions) {
    names.of(func, func.name)
    for (const expr of order) {
      if (expr.op === 'input' || expr.op === 'uniform' || expr.op === 'storage') names.value(expr.detail, expr.type)
      else if (expr.op === 'param' && (expr.detail.space === 'workgroup' || expr.detail.value)) {
        names.variables.add(expr.detail)
        names.of(expr.detail, expr.detail.name)
      }
    }
  }
}

/** The members of the block of uniforms, or the `uniform`s of the text: what the application and the engine supply, textures apart. */
export const uniformsIn = (names: Names): readonly Member[] =>
  [...names.values].flatMap(([source, type]) =>
    source === 'uv' || (typeof source === 'object' && ('kind' in source || source.binder))
      ? []
      : // What is no resource is a value.
        [{ source, type: type as ValueType, name: names.value(source, type) }],
  )

/** The textures, with bindings from `first` on. */
export const texturesIn = (names: Names, first: number): readonly ProgramTexture[] => {
  for (const source of names.values.keys())
    if (typeof source === 'object' && 'binder' in source && source.binder)
      return source.binder.list(names.values, (texture, type) => names.value(texture, type), names.samplers, first)
  return []
}
