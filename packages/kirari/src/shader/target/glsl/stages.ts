/** Compiles a vertex and a fragment stage to GLSL ES 3.00, one text each. fragment.ts compiles a lone fragment, for the engine. */
import { validate } from '#validate'
import type { Site } from '../../diagnostic/site.ts'
import { makeExpr, type Expr, type Func, type Named, type Parameter, type Varying } from '../../ir/expr.ts'
import type { StageProgram } from '../../ir/program.ts'
import type { Block } from '../../ir/statement.ts'
import { floatType, typeOf, type NumericType } from '../../ir/type.ts'
import { rewriteGLSL } from './rewrite.ts'
import { rewriteWith } from '../text/rewrite.ts'
import { glslDialect } from './dialect.ts'
import { Names, takeNames, uniformsIn, writesOf } from '../text/program-names.ts'
import { printDefinitions, headLines, typeText, type Style } from '../text/print.ts'
import { arithmetic, float, paramOf, swizzle } from '../../pass/build.ts'
import { construct } from '../../pass/construct.ts'
import { collectDefinitions, type Definition } from '../../pass/definition.ts'
import type { Rule } from '../../pass/rebuild.ts'
import { GLSLStorages, samplerLines } from './storage.ts'
import { glslGathering, glslTextures } from './fragment.ts'
import { assigningEntry, builtinsIn, checkable, fragmentForm, inputsIn, readDrawing, vertexForm, withoutVaryings, type Drawing } from '../text/stage.ts'
import { mapStorages } from '../text/storage.ts'

const gather = (entry: Func, first: Rule, storages: GLSLStorages): readonly Definition[] =>
  collectDefinitions([entry], { ...glslGathering, rewrite: (body) => rewriteGLSL(readStorages(rewriteWith([first])(body), storages)) })

/** The stages of a draw are values without assignments, so they only read storages. */
const readStorages = (body: Block, storages: GLSLStorages): Block => mapStorages(body, (path, _, site) => storages.read(path, site))

/** A variable that a stage writes. */
const output = (name: string, type: NumericType): Parameter => ({ name, type, space: 'output' })

/** Converts the depth range: z is from 0 to w in Kirari, from −w to w in GLSL. */
const clipPosition = (position: Expr): Expr => {
  const clip = makeExpr<Named>('named', position.type, [position], 'clip')
  const z = arithmetic('-', arithmetic('*', swizzle(clip, 'z'), float(2)), swizzle(clip, 'w'))
  return construct(position.type, swizzle(clip, 'xy'), z, swizzle(clip, 'w'))
}

/** Existing names. */
type Known = Map<object | string, string>

interface Text {
  readonly code: string
  readonly sites: readonly (Site | undefined)[]
}

export const compileGLSLStages = (stages: object, style: Style, below: unknown): StageProgram => {
  const drawing = readDrawing(stages, below)
  const checked = checkable(drawing)
  validate([checked.vertex], 'glsl', 'vertex', below)
  validate([checked.fragment], 'glsl', 'fragment', below)

  // Both stages share names; variables of the language keep theirs.
  const known: Known = new Map()
  const names = new Names(style.namer, known)
  const [vertexNames, fragmentNames] = [new Names(style.namer, known), new Names(style.namer, known)]
  const { outputs, depth, varyings } = drawing
  const given = outputs.map(({ name, type, value }) => ({ param: output(name, type), value, type }))
  // Attributes and outputs are linked by name, so they get theirs first.
  for (const input of inputsIn(collectDefinitions([checked.vertex]))) if (input.kind === 'attribute') names.of(input, input.name)
  for (const { param } of given) names.of(param, param.name)
  const storages = new GLSLStorages(below)
  const vertex = gather(vertexEntry(drawing, names, known), withoutVaryings, storages)
  const depthOutput = output('depth', floatType)
  known.set(depthOutput, 'gl_FragDepth')
  const fragment = gather(
    assigningEntry('main', [...given.map(({ param, value }) => [paramOf(param), value] as const), ...(depth ? [[paramOf(depthOutput), depth] as const] : [])]),
    fragmentForm(drawing),
    storages,
  )
  for (const definitions of [vertex, fragment]) known.set(entryIn(definitions), 'main')
  // Both stages are named before either is printed, so that shared inputs have one name.
  takeNames(vertexNames, vertex)
  takeNames(fragmentNames, fragment)

  const attributes = [...inputsIn(vertex)]
    .filter((input) => input.kind === 'attribute')
    .map((source, location) => ({ name: names.of(source, source.name), type: source.type, location, source }))
  const vertexText = printGLSL(
    vertex,
    vertexNames,
    style,
    [],
    [
      ...attributes.map(({ name, type, location }) => `layout(location = ${location}) in ${glslDialect.typeName(type)} ${name};`),
      ...varyings.map((varying) => varyingLine('out', varying, names)),
    ],
  )
  const several = outputs.length > 1
  const fragmentText = printGLSL(
    fragment,
    fragmentNames,
    style,
    ['precision highp float;', 'precision highp int;'],
    [
      ...varyings.map((varying) => varyingLine('in', varying, names)),
      ...given.map(
        ({ param }, location) =>
          `${several ? `layout(location = ${location}) ` : ''}out ${typeText(param.type, glslDialect, names)} ${names.of(param, param.name)};`,
      ),
    ],
  )
  const members = [...new Map([...uniformsIn(vertexNames), ...uniformsIn(fragmentNames)].map((member) => [member.source, member])).values()]
  for (const [source, type] of vertexNames.values) fragmentNames.values.set(source, type)
  const textures = glslTextures(fragmentNames)
  return {
    language: 'glsl',
    code: { vertex: vertexText.code, fragment: fragmentText.code },
    entryPoints: { vertex: 'main', fragment: 'main' },
    uniforms: members.flatMap((member) => writesOf(member, style.namer, 0)),
    block: undefined,
    textures,
    attributes,
    varyings: varyings.map((source, location) => ({ name: names.of(source, source.name), type: source.type, location, source })),
    storages: storages.list(fragmentNames, textures.length, () => undefined),
    outputs: given.map(({ param, type }, location) => ({ name: names.of(param, param.name), type, location })),
    writesDepth: depth !== undefined,
    features: [...new Set(builtinsIn([...vertex, ...fragment]).flatMap(({ detail }) => detail.feature ?? []))],
    workgroupSize: undefined,
    sites: { vertex: vertexText.sites, fragment: fragmentText.sites },
  }
}

const entryIn = (definitions: readonly Definition[]): Func =>
  // The list is not empty, and the entry is the last.
  (definitions.at(-1) as Definition).func

const vertexEntry = ({ position, isFullScreen, pointSize, varyings }: Drawing, names: Names, known: Known): Func => {
  const fixed = (name: string, type: NumericType): Parameter => {
    const param = output(name, type)
    known.set(param, name)
    return param
  }
  const form = vertexForm()
  return assigningEntry('main', [
    ...varyings.map((varying) => [paramOf(fixed(names.of(varying, varying.name), varying.type)), form(varying.value)] as const),
    [paramOf(fixed('gl_Position', typeOf(floatType, 4))), isFullScreen ? position : clipPosition(form(position))],
    ...(pointSize ? [[paramOf(fixed('gl_PointSize', floatType)), form(pointSize)] as const] : []),
  ])
}

/** Both stages must declare `flat` and `centroid`. */
const varyingLine = (direction: 'in' | 'out', varying: Varying, names: Names): string =>
  `${varying.interpolation === 'flat' ? 'flat ' : ''}${varying.sampling === 'centroid' ? 'centroid ' : ''}${direction} ${glslDialect.typeName(varying.type)} ${names.of(varying, varying.name)};`

/** The text of a stage. `variables` are global. */
export const printGLSL = (
  definitions: readonly Definition[],
  names: Names,
  style: Style,
  precision: readonly string[],
  interfaces: readonly string[],
  variables: readonly Parameter[] = [],
): Text => {
  const functions: string[] = []
  const sites: (Site | undefined)[] = []
  printDefinitions(definitions, glslDialect, names, style, functions, sites)
  const blank = style.compact ? [] : ['']
  const uniforms = [...names.values].flatMap(([source, type]) =>
    typeof source === 'object' && 'kind' in source ? [] : [`uniform ${typeText(type, glslDialect, names)} ${names.value(source, type)};`],
  )
  const given = [...uniforms, ...samplerLines(names)]
  // Printed before the head, because their types may add structs to it.
  const shared = variables.map((variable) => `${typeText(variable.type, glslDialect, names)} ${names.of(variable, variable.name)};`)
  const head = [
    '#version 300 es',
    ...precision,
    ...interfaces,
    ...blank,
    ...headLines(names, glslDialect, style.compact),
    ...given,
    ...(given.length > 0 ? blank : []),
    ...shared,
    ...(shared.length > 0 ? blank : []),
  ]
  return { code: [...head, ...functions].join('\n').trimEnd(), sites: [...head.map(() => undefined), ...sites] }
}
