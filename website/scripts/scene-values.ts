/**
 * The values of a live picture for the probe of the page: its exported scalars and vectors and its colour at one pixel, as a JavaScript
 * module. The policy of the site forbids to make functions from text in the page, so the compiler prints them here.
 */
import { printJS } from 'kirari/js'
import * as language from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'
import { componentsOf, isNode, type AnyNode } from '../src/playground/frame/node.ts'

type Exports = Readonly<Record<string, unknown>> & { readonly fragment?: Vec3 | Vec4 }

/** The exported values by their names, the colour last. Undefined for a picture that exports no value beside its colour. */
export const valuesModule = (exports: Exports, place: string): string | undefined => {
  const values = Object.entries(exports).flatMap(([name, value]): readonly (readonly [string, AnyNode])[] =>
    name !== 'fragment' && isNode(value) && componentsOf(value) !== undefined && !isUniform(value) ? [[name, value]] : [],
  )
  const { fragment } = exports
  if (values.length === 0 || !fragment) return undefined
  for (const [name, value] of Object.entries(exports)) {
    if (isUniform(value) && value.detail.name !== name)
      throw new Error(`${place}: the probe sets the uniform "${name}" by its name in the text. Give it that name: uniform(…, '${name}').`)
  }
  // A fragment is a node by its type.
  const all: readonly (readonly [string, AnyNode])[] = [...values, ['colour', fragment as unknown as AnyNode]]
  // The types of the fields are only known here, where the code of the page has run.
  const tokenOf = ({ type }: AnyNode) => (language as Readonly<Record<string, unknown>>)[type.name] as typeof language.float
  const Values = language.struct('Values', Object.fromEntries(all.map(([name, node]) => [name, tokenOf(node)])))
  // As above.
  const made = Object.fromEntries(all) as unknown as Parameters<typeof Values>[0]
  const text = printJS(language.fn('values', [], Values, () => Values(made)))
  const fields = all.map(([name, node]) => ({ name, type: node.type.name, count: componentsOf(node) ?? 0 }))
  const inputs = text.includes('const inputs = {') ? '' : '\nexport const inputs = {}\n'
  return `${text}${inputs}\nexport const fields = ${JSON.stringify(fields)}\n`
}

/** The exported uniforms that can be handles of the picture, those of two numbers, by their names. */
export const placesOf = (exports: Exports): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(exports).flatMap(([name, value]) => (isUniform(value) && value.type.name === 'vec2' ? [[name, value.detail.value]] : [])))

export const valuesTypes = `import type { SceneValues } from '@site/src/course/scene-values.ts'
export const fields: SceneValues['fields']
export const values: SceneValues['values']
export const r: SceneValues['r']
export const inputs: SceneValues['inputs']
`

type UniformNode = AnyNode & { readonly detail: { readonly name: string | undefined; readonly value: unknown } }

const isUniform = (value: unknown): value is UniformNode => isNode(value) && value.op === 'uniform'
