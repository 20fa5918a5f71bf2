/** The controls that follow from a function's parameters: one for each number, vector or field that a reader sets. */
import type { Text, Value } from '@kirari/addons/catalogue'
import type { Control, Subject, SubjectParameter } from './preview.ts'

const letters = ['x', 'y', 'z', 'w']

/** Every parameter with the role of a control, in the order of the declaration. */
export const parameterControls = ({ parameters }: Subject): readonly Control[] => parameters.filter(({ role }) => role === 'control').flatMap(controlsOf)

/** The controls of one parameter, whatever its role. */
export const controlsOf = (parameter: SubjectParameter): readonly Control[] => {
  const { name, default: value } = parameter
  return isStruct(value)
    ? Object.entries(value).map(([field, components]) => control(`${name}.${field}`, components, parameter))
    : [control(name, [value].flat(), parameter)]
}

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

const control = (id: string, value: readonly number[], { range, step }: SubjectParameter): Control => ({
  id,
  label: { en: id, ja: id },
  isCode: true,
  components: componentNames(value.length),
  range,
  step,
  value,
})

const componentNames = (count: number): readonly string[] => (count === 1 ? [''] : letters.slice(0, count))

const isStruct = (value: Value): value is { readonly [field: string]: readonly number[] } => typeof value === 'object' && !Array.isArray(value)
