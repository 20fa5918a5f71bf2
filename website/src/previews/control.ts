/** The controls that follow from a function's parameters: one for each number, vector or field that a reader sets. */
import type { Text, Value } from '@kirari/addons/catalogue'
import type { Control, Subject, SubjectParameter } from './preview.ts'

const letters = ['x', 'y', 'z', 'w']

/** Every parameter with the role of a control, in the order of the declaration. */
export const parameterControls = ({ parameters }: Subject): readonly Control[] => parameters.filter(({ role }) => role === 'control').flatMap(controlsOf)

/** The controls of one parameter, whatever its role: one for each field of a struct and for each column of a matrix. */
export const controlsOf = (parameter: SubjectParameter): readonly Control[] => {
  const { name, default: value } = parameter
  if (typeof value === 'number' || typeof value === 'boolean') return [control(name, [Number(value)], parameter)]
  if (isStruct(value)) return Object.entries(value).map(([field, components]) => control(`${name}.${field}`, components, parameter))
  if (isMatrix(value)) return value.map((column, i) => control(`${name}[${i}]`, column, parameter))
  return [control(name, value, parameter)]
}

/** The controls of every parameter that is seen straight on: of each place x and y are set, and z is left at 0. */
export const flatControls = ({ parameters }: Subject): readonly Control[] =>
  parameters.flatMap(controlsOf).map((one) => ({ ...one, components: one.components.slice(0, 2), value: one.value.slice(0, 2) }))

/** A control that no parameter stands for. */
export const ownControl = (id: string, label: Text, range: Control['range'], step: number, ...value: readonly number[]): Control => ({
  id,
  label,
  isCode: false,
  components: componentNames(value.length),
  range,
  step,
  value,
})

const control = (id: string, value: readonly number[], { range, ranges, step }: SubjectParameter): Control => ({
  id,
  label: { en: id, ja: id },
  isCode: true,
  components: componentNames(value.length),
  range,
  ...(ranges && { ranges }),
  step,
  value,
})

const componentNames = (count: number): readonly string[] => (count === 1 ? [''] : letters.slice(0, count))

type List = Exclude<Value, number | boolean>
type Struct = { readonly [field: string]: readonly number[] }
type Matrix = readonly (readonly number[])[]
const isStruct = (value: List): value is Struct => !Array.isArray(value)
const isMatrix = (value: Exclude<List, Struct>): value is Matrix => Array.isArray(value[0])
