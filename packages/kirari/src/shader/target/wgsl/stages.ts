/**
 * Compiles stages to a WGSL module: vertex and fragment together, or compute, with the attributes of their inputs and outputs.
 * fragment.ts compiles a lone fragment, for the engine.
 */
import { captureSite, noForm } from '#explain'
import { validate } from '#validate'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import type { Site } from '../../diagnostic/site.ts'
import { makeExpr, type Builtin, type Construct, type Expr, type Func, type StageInput, type StageName, type Varying } from '../../ir/expr.ts'
import type { StageProgram } from '../../ir/program.ts'
import { makeStatement, type Block, type Do, type Return, type Statement } from '../../ir/statement.ts'
import { floatType, nothingType, typeOf, type NumericType, type StructType } from '../../ir/type.ts'
import { rewriteWGSL } from './rewrite/index.ts'
import { Names, takeNames } from '../text/program-names.ts'
import { printDefinitions, typeText, type Dialect, type Style } from '../text/print.ts'
import { wgslDialect } from './dialect.ts'
import { workgroupBarrier, workgroupUniformLoad } from '../../builtin/sync.ts'
import { arithmetic, call, float } from '../../pass/build.ts'
import { construct } from '../../pass/construct.ts'
import { collectDefinitions, type Definition } from '../../pass/definition.ts'
import { printStatements } from '../../feature/statement-text.ts'
import { structOf, structText } from '../../feature/struct-text.ts'
import { fragCoordInput } from '../../feature/frag-coord.ts'
import type { Rule } from '../../pass/rebuild.ts'
import { writtenIn } from '../../pass/written.ts'
import { builtinsIn, checkable, fragmentForm, inputsIn, readDrawing, vertexForm, type Kernel } from '../text/stage.ts'
import { featuresOf, interfaceLines, storagesOf, type StorageUse } from './interface.ts'
import { blockOf, texturesOf, uniformsName, wgslPolyfill } from './fragment.ts'

/** An output of a stage, with its WGSL attribute. */
interface Marked {
  readonly name: string
  readonly type: NumericType
  readonly mark: string
}
interface Result {
  /** Undefined for a single value. */
  readonly type: StructType | undefined
  readonly fields: readonly Marked[]
}

/** An entry point: its function, its attributes, and its result. */
interface Entry {
  readonly stage: StageName
  readonly func: Func
  readonly attribute: string
  readonly result: Result | undefined
}

const vec4 = /*#__PURE__*/ typeOf(floatType, 4)

export interface WGSLOptions {
  /**
   * Whether it draws into a target, whose row 0 is the bottom one: then positions are flipped, which also reverses the winding of
   * triangles (`frontFace` must be 'cw').
   */
  readonly isTarget?: boolean
  /** The location of each output of the fragment stage. Default: its index. */
  readonly locations?: readonly number[]
}

/** The rows of a target go up, as y does, so built-ins that depend on the direction of rows need no flip. */
const upwards: Rule = (expr) => (expr.op === 'builtin' && expr.detail.followsRows ? call({ name: expr.detail.name }, expr.type, ...expr.args) : expr)
const upsideDown = (position: Expr): Expr => arithmetic('*', position, construct(vec4, float(1), float(-1), float(1), float(1)))

export const compileWGSLStages = (stages: object, style: Style, below: unknown, { isTarget = false, locations = [] }: WGSLOptions = {}): StageProgram => {
  const drawing = readDrawing(stages, below)
  const checked = checkable(drawing)
  validate([checked.vertex], 'wgsl', 'vertex', below)
  validate([checked.fragment], 'wgsl', 'fragment', below)
  const { varyings, outputs, depth } = drawing
  if (drawing.pointSize)
    throw new ShaderError({ ...noForm('pointSize', 'WGSL', 'a point is one pixel in WebGPU; draw a square for each, as instances'), site: captureSite(below) })
  const names = new Names(style.namer)
  const varyingField = style.namer.scope()
  const outputField = style.namer.scope()
  const clip = { name: varyingField('position'), type: vec4, mark: '@builtin(position)' }
  const passed = varyings.map((varying, i) => ({ name: varyingField(varying.name), type: varying.type, mark: locationOf(varying, i) }))
  const given = outputs.map(({ name, type }, i) => {
    const location = locations[i] ?? i
    return { name: outputField(name), type, location, mark: `@location(${location})` }
  })
  const all = depth ? [...given, { name: outputField('depth'), type: floatType, mark: '@builtin(frag_depth)' }] : given
  const vertexResult = resultOf('Varyings', [clip, ...passed])
  const fragmentResult = resultOf('Outputs', all)
  const vertexValues = [isTarget ? upsideDown(drawing.position) : drawing.position, ...varyings.map(({ value }) => value)].map(vertexForm())
  const ownUv = fragmentForm(drawing)
  const fragmentValues = [...outputs.map(({ value }) => value), ...(depth ? [depth] : [])]
  const program = compileEntries(
    [
      { stage: 'vertex', attribute: '@vertex', func: giving('vertexMain', vertexValues, vertexResult), result: vertexResult },
      // A draw of depths alone needs no fragment stage.
      ...(fragmentValues.length > 0
        ? [{ stage: 'fragment' as const, attribute: '@fragment', func: giving('fragmentMain', fragmentValues, fragmentResult), result: fragmentResult }]
        : []),
    ],
    isTarget ? (expr) => upwards(ownUv(expr)) : ownUv,
    varyings,
    names,
    style,
    { isMirrored: !isTarget },
  )
  return {
    ...program,
    varyings: passed.flatMap(({ name, type }, location) => {
      const source = varyings[location]
      return source ? [{ name, type, location, source }] : []
    }),
    outputs: given.map(({ name, type, location }) => ({ name, type, location })),
    writesDepth: depth !== undefined,
  }
}

export const compileWGSLCompute = ({ workgroupSize, func }: Kernel, style: Style, below: unknown): StageProgram => {
  validate([func], 'wgsl', 'compute', below)
  const [x, y, z] = workgroupSize
  const size = z > 1 ? [x, y, z] : y > 1 ? [x, y] : [x]
  const entry: Entry = { stage: 'compute', func, attribute: `@compute @workgroup_size(${size.join(', ')})`, result: undefined }
  return { ...compileEntries([entry], (expr) => expr, [], new Names(style.namer), style), workgroupSize }
}

/** One value is returned as it is, several in a struct. */
const resultOf = (name: string, fields: readonly Marked[]): Result => ({
  type: fields.length === 1 ? undefined : { ...structOf(name, fields), isBuiltin: true },
  fields,
})

const locationOf = ({ interpolation, sampling }: Varying, location: number): string =>
  `@location(${location})${interpolation === 'flat' ? ' @interpolate(flat)' : sampling === 'centroid' ? ' @interpolate(perspective, centroid)' : ''}`

/** An entry point that returns these values. */
const giving = (name: string, values: readonly Expr[], { type }: Result): Func => {
  // There is at least one value.
  const value = type ? makeExpr<Construct>('construct', type, values, undefined) : (values[0] as Expr)
  return {
    name,
    params: [],
    result: value.type,
    body: [makeStatement<Return>('return', [value], undefined)],
    statements: { print: printStatements },
    site: undefined,
  }
}

/** Drops calls whose results are unused, which WGSL rejects, unless they have effects. */
const dropUnused = (statement: Statement): readonly Statement[] => {
  const [value] = statement.args
  if (statement.op === 'do' && value?.op === 'builtin' && value.detail === workgroupUniformLoad)
    return [makeStatement<Do>('do', [makeExpr<Builtin>('builtin', nothingType, [], workgroupBarrier)], undefined, [], statement.site)]
  return statement.op === 'do' && value?.op === 'builtin' && value.detail.effect !== 'writes' ? [] : [statement]
}

interface EntryOptions {
  /** Whether rows go down, as on a canvas. */
  readonly isMirrored?: boolean
  /** The first rewrite of bodies. */
  readonly before?: ((body: Block) => Block) | undefined
  readonly olds?: StorageUse['olds']
}

export const compileEntries = (
  entries: readonly Entry[],
  form: Rule,
  varyings: readonly Varying[],
  names: Names,
  style: Style,
  { isMirrored = true, before, olds = new Map() }: EntryOptions = {},
): StageProgram => {
  const { compact } = style
  const blank = compact ? [] : ['']
  const indent = compact ? '' : '  '
  // The module's own names come first, so that the user's names avoid them.
  for (const { func, result } of entries) {
    names.of(func, func.name)
    if (result?.type) structText.name(result.type, names)
  }
  names.of('block', 'Uniforms')
  const uniforms = uniformsName(names)
  const rewrite = rewriteWGSL([form], [dropUnused])
  const definitions = collectDefinitions(
    entries.map(({ func }) => func),
    { rewrite: before ? (body, func) => rewrite(before(body), func) : rewrite, polyfill: wgslPolyfill },
  )
  const use: StorageUse = { written: writtenIn(definitions), olds }
  const isEntry = ({ func }: Definition): boolean => entries.some((entry) => entry.func === func)
  const functions = definitions.filter((definition) => !isEntry(definition))
  const privates = new Set(inputsIn(functions))
  const all = inputsIn(definitions)
  if (isMirrored && all.has(fragCoordInput)) {
    privates.add(fragCoordInput)
    names.value('resolution', typeOf(floatType, 2))
  }
  takeNames(names, definitions)

  const headers = new Map<string, string>()
  const plain = wgslDialect(uniforms)
  plain.take?.(definitions, names)
  const dialect: Dialect = { ...plain, header: (result, name, params) => headers.get(name) ?? plain.header(result, name, params) }
  const nameOf = (input: StageInput): string => names.of(input, input.name)
  const attributes = [...all].filter((input) => input.kind === 'attribute')

  const lines: string[] = []
  const sites: (Site | undefined)[] = []
  printDefinitions(functions, dialect, names, style, lines, sites)
  const addLines = (added: readonly string[]): void => {
    for (const line of added) {
      lines.push(line)
      sites.push(undefined)
    }
  }
  for (const { func, attribute, result } of entries) {
    const definition = definitions.find((one) => one.func === func)
    if (!definition) continue
    const type = result?.type
    if (type) {
      const fields = (result?.fields ?? []).map((field) => `${indent}${field.mark} ${field.name}: ${dialect.typeName(field.type)},`)
      addLines([`struct ${structText.name(type, names)} {`, ...fields, '}', ...blank])
    }
    const inputs = [...inputsIn(reachedFrom(definition, definitions))].map((input) => {
      const name = nameOf(input)
      return { input, name, given: privates.has(input) ? style.namer.global(`${input.name}In`) : name }
    })
    const params = inputs.map(({ input, given }) => `${markOf(input, attributes, varyings)} ${given}: ${dialect.typeName(input.type)}`)
    const gives = type ? structText.name(type, names) : result && `${result.fields[0]?.mark} ${typeText(func.result, dialect, names)}`
    const name = names.of(func, func.name)
    // Many parameters get a line each.
    const list = compact ? params.join(',') : params.length > 2 ? `\n${params.map((param) => `${indent}${param},\n`).join('')}` : params.join(', ')
    headers.set(name, `${attribute} fn ${name}(${list})${gives ? ` -> ${gives}` : ''}`)
    const own: string[] = []
    const ownSites: (Site | undefined)[] = []
    printDefinitions([definition], dialect, names, style, own, ownSites)
    const settings = inputs.flatMap(({ input, name, given }) =>
      privates.has(input) ? [`${indent}${name} = ${isMirrored ? inputText(input, given, names, uniforms) : given};`] : [],
    )
    const [header = '', ...body] = own
    const before = [...header.split('\n'), ...settings]
    for (const line of before.concat(body)) lines.push(line)
    for (const site of before.map(() => ownSites[0]).concat(ownSites.slice(1))) sites.push(site)
  }
  const needed = featuresOf(builtinsIn(definitions), all)
  const head = interfaceLines(names, dialect, compact, privates, needed, use)
  const code = [...head, ...lines].join('\n').trimEnd()
  const allSites = [...head.map(() => undefined), ...sites]
  const { uniforms: written, byteLength } = blockOf(names)
  const byStage = <V>(value: (entry: Entry) => V): { readonly [K in StageName]?: V } => Object.fromEntries(entries.map((entry) => [entry.stage, value(entry)]))
  return {
    language: 'wgsl',
    code: byStage(() => code),
    entryPoints: byStage(({ func }) => names.of(func, func.name)),
    uniforms: written,
    block: byteLength > 0 ? { binding: 0, byteLength } : undefined,
    textures: texturesOf(names),
    attributes: attributes.map((source, location) => ({ name: nameOf(source), type: source.type, location, source })),
    varyings: [],
    storages: storagesOf(names, use),
    outputs: [],
    writesDepth: false,
    features: [...needed, ...(dialect.features ?? [])],
    workgroupSize: undefined,
    sites: byStage(() => allSites),
  }
}

/** The definition and all that it reaches. */
const reachedFrom = (from: Definition, definitions: readonly Definition[]): readonly Definition[] => {
  const byFunc = new Map(definitions.map((definition) => [definition.func, definition]))
  const reached = new Set<Definition>()
  const visit = (definition: Definition | undefined): void => {
    if (!definition || reached.has(definition)) return
    reached.add(definition)
    for (const expr of definition.order) if (expr.op === 'call') visit(byFunc.get(expr.detail))
  }
  visit(from)
  return [...reached]
}

/** The WGSL attribute of an input. */
const markOf = (input: StageInput, attributes: readonly StageInput[], varyings: readonly Varying[]): string => {
  if (input.kind === 'builtin') return `@builtin(${input.wgsl})`
  return input.kind === 'attribute' ? `@location(${attributes.indexOf(input)})` : locationOf(input, varyings.indexOf(input))
}

/** Flips y, which points up in Kirari, by the height in the uniforms. */
const inputText = (input: StageInput, given: string, names: Names, uniforms: string): string =>
  input === fragCoordInput ? `vec4f(${given}.x, ${uniforms}.${names.value('resolution', typeOf(floatType, 2))}.y - ${given}.y, ${given}.zw)` : given
