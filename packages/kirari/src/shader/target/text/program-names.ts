/**
 * The names of a program, and the declarations it needs: the inputs and uniforms that its functions read, and the structs they use.
 * The lists are complete when all bodies are printed.
 */
import type { Func, InputName, Parameter, StageInput, StorageSource, UniformSource, Samplers } from '../../ir/expr.ts'
import type { ProgramTexture, ProgramUniform } from '../../ir/program.ts'
import type { NumericType, StructType, Type, ValueType } from '../../ir/type.ts'
import type { Definition } from '../../pass/definition.ts'
import type { Namer } from './namer.ts'

/** An input, uniform or storage of a shader. */
export type Given = InputName | StageInput | UniformSource | StorageSource

/** A uniform as it is declared. */
export interface Member {
  readonly name: string
  readonly type: ValueType
  readonly source: Exclude<InputName, 'uv'> | UniformSource
}

/** The values that the engine writes to a uniform; offsets in the block start at `byteOffset`. */
export const writesOf = ({ name, type, source }: Member, namer: Namer, byteOffset: number): readonly ProgramUniform[] => {
  const packing = typeof source === 'object' ? source.packing : undefined
  // A uniform without a packing is a scalar or vector.
  return packing ? packing.writes(name, namer.field, byteOffset) : [{ name, type: type as NumericType, byteOffset, source }]
}

export class Names {
  readonly namer: Namer
  /** The inputs, uniforms and storages that were read, with their types. */
  readonly values = new Map<Given, Type>()
  /** Module constants, variables of an invocation, and workgroup variables. */
  readonly variables = new Set<Parameter>()
  /** The samplers of textures, for a language that declares them apart. */
  readonly samplers: Samplers = new Map()
  /** The structs that were used, nested ones first. */
  readonly structs = new Set<StructType>()
  readonly #names: Map<object | string, string>

  /** `names` exist already: in the language, or in another stage of the program. */
  constructor(namer: Namer, names = new Map<object | string, string>()) {
    this.namer = namer
    this.#names = names
  }

  /** The global name of a function, variable, struct, input or entry point; chosen on the first call. */
  of(thing: Func | Parameter | StructType | Exclude<Given, string> | string, hint: string): string {
    let name = this.#names.get(thing)
    if (name === undefined) {
      name = this.namer.global(hint)
      this.#names.set(thing, name)
    }
    return name
  }

  /** The name of an input, uniform or storage; also records that it is read. */
  value(source: Given, type: Type): string {
    this.values.set(source, type)
    return this.of(source, typeof source === 'string' ? source : (source.name ?? 'value'))
  }
}

/** Names all functions, inputs and uniforms of a program before any local, so that no local hides one. */
export const takeNames = (names: Names, definitions: readonly Definition[]): void => {
  for (const { func, order } of definitions) {
    names.of(func, func.name)
    for (const expr of order) {
      if (expr.op === 'input' || expr.op === 'uniform' || expr.op === 'storage') names.value(expr.detail, expr.type)
      else if (expr.op === 'param' && (expr.detail.space === 'workgroup' || expr.detail.moduleLines)) {
        names.variables.add(expr.detail)
        names.of(expr.detail, expr.detail.name)
      }
    }
  }
}

/** The members of the uniform block, or the `uniform`s of the text: all values but textures. */
export const uniformsIn = (names: Names): readonly Member[] =>
  [...names.values].flatMap(([source, type]) =>
    source === 'uv' || (typeof source === 'object' && ('kind' in source || source.binder))
      ? []
      : // Resources are excluded above.
        [{ source, type: type as ValueType, name: names.value(source, type) }],
  )

/** The textures, with bindings from `first` on. */
export const texturesIn = (names: Names, first: number): readonly ProgramTexture[] => {
  for (const source of names.values.keys())
    if (typeof source === 'object' && 'binder' in source && source.binder)
      return source.binder.list(names.values, (texture, type) => names.value(texture, type), names.samplers, first)
  return []
}
