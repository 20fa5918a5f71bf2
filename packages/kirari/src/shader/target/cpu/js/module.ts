/** A printed program as a module: its exports, and how to set what it reads from outside. */
import type { Frame } from './frame.ts'

/** A value that a program reads from outside, by its name in the application. */
export interface Given {
  readonly name: string
  readonly names: readonly string[]
  readonly arrays: readonly boolean[]
  readonly isMemory: boolean
}

/**
 * Exports the functions; `r`, if one of them leaves several results; `discarded`, if one discards its pixel; and `inputs`, to set what they read: components,
 * matrix columns and struct fields, one after another in a list.
 */
export const moduleText = (text: string, { entries, results, discards }: Pick<Frame, 'entries' | 'results' | 'discards'>, given: readonly Given[]): string => {
  const lines = given.filter(({ names }) => names.length > 0).map((one, i) => setterText(one, given.slice(0, i)))
  const inputs = lines.length > 0 ? `const inputs = {\n${lines.join('\n')}\n}\n\n` : ''
  const exported = [
    ...entries.map(({ name }) => name),
    ...(results ? [results] : []),
    ...(discards ? ['discarded'] : []),
    ...(lines.length > 0 ? ['inputs'] : []),
  ]
  return `${text}\n\n${inputs}export { ${exported.join(', ')} }\n`
}

const setterText = (one: Given, before: readonly Given[]): string => {
  const same = before.filter(({ name }) => name === one.name).length
  const name = same > 0 ? `${one.name}${same}` : one.name
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
  const [only] = one.names
  const isSet = one.arrays[0] === true && !one.isMemory
  const value = parameterName(one.names)
  if (one.names.length === 1 && only) return `  set ${key}(${value}) { ${isSet ? `${only}.set(${value})` : `${only} = ${value}`} },`
  if (one.arrays.some(Boolean)) {
    const parts = one.names.map((part, i) => (one.arrays[i] ? `${part}.set(${value}[${i}])` : `${part} = ${value}[${i}]`))
    return `  set ${key}(${value}) { ${parts.join('; ')} },`
  }
  return `  set ${key}(${value}) { [${one.names.join(', ')}] = ${value} },`
}

/** A uniform may itself be called `value`: the parameter must not hide the variable that the setter assigns. */
const parameterName = (names: readonly string[]): string => {
  let name = 'value'
  while (names.includes(name)) name += '_'
  return name
}
