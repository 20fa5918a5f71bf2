/** The signatures of a function as TypeScript: what a reader can call. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { signaturesOf, type Signature } from 'kirari/node'
import { typeName } from './value.ts'

type Type = Signature['result']

/** The four widths of a function that works component by component. */
const widths = ['float', 'vec2', 'vec3', 'vec4']

/** Whether the function is one formula for every width, each component on its own. */
export const isComponentWise = ({ call }: FunctionRecord): boolean => {
  const results = signaturesOf(call).map(({ result }) => result.name)
  return widths.every((width) => results.includes(width)) && results.length === widths.length
}

/** One line a way to call it, as overloads: `function rectSDF(p: Vec2, halfSize: Vec2, radius?: Float | number): Float`. */
export const signatureLines = (record: FunctionRecord): readonly string[] => {
  if (record.made) return record.made.declarations
  const signatures = signaturesOf(record.call)
  const isGeneric = isComponentWise(record)
  return signatures
    .filter((signature) => !signatures.some((other) => isLonger(other, signature)))
    .map((signature) => {
      const { parameters, result } = signature
      const fewest = fewestArguments(signature, signatures)
      const texts = parameters.map(({ name, type }, i) => {
        const isWide = isGeneric && signatures.some(({ parameters: others }) => others[i]?.type !== type)
        return `${name}${i < fewest ? '' : '?'}: ${argumentType(type, isWide)}`
      })
      return `function ${record.importName}(${texts.join(', ')}): ${typeName(result)}`
    })
}

/** Whether `long` is `short` with one parameter more. */
const isLonger = (long: Signature, short: Signature): boolean =>
  long.result === short.result &&
  long.parameters.length === short.parameters.length + 1 &&
  short.parameters.every(({ name, type }, i) => long.parameters[i]?.name === name && long.parameters[i]?.type === type)

/** How many arguments a call needs, where others of the signatures leave out the last ones, one after another. */
const fewestArguments = (signature: Signature, signatures: readonly Signature[]): number => {
  const shorter = signatures.find((other) => isLonger(signature, other))
  return shorter ? fewestArguments(shorter, signatures) : signature.parameters.length
}

/** A number may stand for any scalar; in a generic function, a scalar for any width. */
const argumentType = (type: Type, isWide: boolean): string => {
  const own = typeName(type)
  if (type.kind === 'scalar') return type.name === 'bool' ? `${own} | boolean` : `${own} | number`
  return isWide ? `${own} | Float | number` : own
}

/** How each signature is declared in a language of shaders. */
export const prototypes = ({ call }: FunctionRecord, language: 'glsl' | 'wgsl'): readonly string[] =>
  signaturesOf(call).map(({ name, parameters, result }) =>
    language === 'glsl'
      ? `${result.name} ${name}(${parameters.map((parameter) => `${parameter.type.name} ${parameter.name}`).join(', ')})`
      : `fn ${name}(${parameters.map((parameter) => `${parameter.name}: ${wgslName(parameter.type)}`).join(', ')}) -> ${wgslName(result)}`,
  )

const wgslScalars: Readonly<Record<string, string>> = { float: 'f32', int: 'i32', uint: 'u32' }

/** `vec3f` for vec3, `vec2u` for uvec2, `mat3x3f` for mat3; a struct keeps its name. */
const wgslName = ({ name }: Type): string => {
  const [, letter = '', size] = /^([iub]?)vec([234])$/.exec(name) ?? []
  if (size) return letter === 'b' ? `vec${size}<bool>` : `vec${size}${letter || 'f'}`
  const [, columns, rows] = /^mat([234])(?:x([234]))?$/.exec(name) ?? []
  if (columns) return `mat${columns}x${rows ?? columns}f`
  return wgslScalars[name] ?? name
}

/** The structs among its parameters and results. */
export const structsOf = ({ call }: FunctionRecord): readonly Extract<Type, { kind: 'struct' }>[] => {
  const types = signaturesOf(call).flatMap(({ parameters, result }) => [...parameters.map(({ type }) => type), result])
  return [...new Set(types.filter((type) => type.kind === 'struct'))]
}

/** Everything that has to be imported to call it. */
export const importLine = (record: FunctionRecord): string =>
  `import { ${[...structsOf(record).map(({ name }) => name), record.importName].join(', ')} } from '@kirari/addons'`

/** How a struct is made. */
export const structLine = ({ name, fields }: Extract<Type, { kind: 'struct' }>): string =>
  `function ${name}(fields: { ${fields.map((field) => `${field.name}: ${typeName(field.type)}`).join('; ')} }): ${name}`

/** The types a call may give, by their names. */
export const resultTypes = ({ call }: FunctionRecord): readonly string[] => [...new Set(signaturesOf(call).map(({ result }) => typeName(result)))]

/** The types a parameter may have, over all signatures. */
export const parameterTypes = ({ call }: FunctionRecord, parameter: string): readonly Type[] => [
  ...new Set(signaturesOf(call).flatMap(({ parameters }) => parameters.filter(({ name }) => name === parameter).map(({ type }) => type))),
]

/** The signatures that a parameter is left out of. */
export const signaturesWithout = ({ call }: FunctionRecord, parameter: string): readonly Signature[] =>
  signaturesOf(call).filter(({ parameters }) => parameters.every(({ name }) => name !== parameter))

/** Whether it is left out only where another stands in its place: no signature is one that has it, cut short. */
export const isAlternative = ({ call }: FunctionRecord, parameter: string): boolean => {
  const signatures = signaturesOf(call).map(({ parameters }) => parameters)
  const has = (parameters: Signature['parameters'], { name, type }: Signature['parameters'][number]): boolean =>
    parameters.some((one) => one.name === name && one.type === type)
  return !signatures.some(
    (long) =>
      long.some(({ name }) => name === parameter) &&
      signatures.some((short) => short.every(({ name }) => name !== parameter) && short.every((one) => has(long, one))),
  )
}

/** The signature with this name in the printed text. */
export const signatureNamed = ({ call, importName }: FunctionRecord, name: string): Signature => {
  const signatures = signaturesOf(call)
  const found = signatures.find((signature) => signature.name === name)
  if (!found)
    throw new Error(
      `The record of ${importName} names the signature "${name}", but there are only: ${signatures.map((signature) => signature.name).join(', ')}.`,
    )
  return found
}
