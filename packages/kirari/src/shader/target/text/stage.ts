/**
 * Analysis of the stages of a draw, independent of the language: the vertex stage, the varyings, and the outputs of the fragment
 * stage. The stage compilers of GLSL and WGSL start here.
 */
import { captureSite, notAColour, notAValue } from '#explain'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import { makeExpr, type Builtin, type Expr, type Func, type Input, type Named, type StageInput, type Varying } from '../../ir/expr.ts'
import { makeStatement, type Assign, type Block, type Return, type Statement } from '../../ir/statement.ts'
import { boolType, floatType, isNumeric, nothingType, typeOf, uintType, type NumericType } from '../../ir/type.ts'
import { fragCoordOf } from '../../feature/frag-coord.ts'
import { arithmetic, float, swizzle, uint } from '../../pass/build.ts'
import { construct } from '../../pass/construct.ts'
import { collectDefinitions, type Definition } from '../../pass/definition.ts'
import { printStatements } from '../../feature/statement-text.ts'
import { settle } from '../../pass/settle.ts'
import { transformer, type Rule } from '../../pass/rebuild.ts'

/** A compute stage, as front ends make it. */
export interface Kernel {
  readonly workgroupSize: readonly [number, number, number]
  readonly func: Func
}

export interface Output {
  readonly name: string
  readonly value: Expr
  readonly type: NumericType
}

/** The stages of a draw. */
export interface Drawing {
  /** Clip position: y up, z 0 to w. */
  readonly position: Expr
  /** Whether the position is that of a full-screen triangle, because there is no vertex stage. */
  readonly isFullScreen: boolean
  readonly pointSize: Expr | undefined
  readonly outputs: readonly Output[]
  readonly depth: Expr | undefined
  /** In the order in which the fragment stage reads them. */
  readonly varyings: readonly Varying[]
  /** The value of `uv` in the fragment stage. */
  readonly uv: Expr
}

const vec2 = /*#__PURE__*/ typeOf(floatType, 2)
const vec4 = /*#__PURE__*/ typeOf(floatType, 4)

/** A full-screen triangle; its corners in uv coordinates are (0, 0), (2, 0) and (0, 2). */
const fullScreen = (): { readonly position: Expr; readonly uv: Expr } => {
  const detail: StageInput = { kind: 'builtin', name: 'vertexIndex', type: uintType, stages: ['vertex'], glsl: 'uint(gl_VertexID)', wgsl: 'vertex_index' }
  const index = makeExpr<Input>('input', uintType, [], detail)
  const bits = construct(typeOf(uintType, 2), arithmetic('&', index, uint(1)), arithmetic('>>', index, uint(1)))
  const corner = makeExpr<Named>('named', vec2, [arithmetic('*', construct(vec2, bits), float(2))], 'corner')
  const varying: Varying = { kind: 'varying', name: 'uv', type: vec2, value: corner, interpolation: 'smooth', sampling: 'center' }
  const xy = arithmetic('-', arithmetic('*', corner, float(2)), float(1))
  return { position: construct(vec4, xy, float(0), float(1)), uv: makeExpr<Input>('input', vec2, [], varying) }
}

/** `uv` from the position of the pixel. */
const uvOfPixel = (): Expr => arithmetic('/', swizzle(fragCoordOf(), 'xy'), makeExpr<Input>('input', vec2, [], 'resolution'))

export const readDrawing = (stages: object, below: unknown): Drawing => {
  const refuse = (wanted: string, came: unknown): never => {
    throw new ShaderError({ ...notAValue(wanted, came), site: captureSite(below) })
  }
  const given = 'vertex' in stages && stages.vertex !== undefined ? readVertex(stages.vertex, refuse) : undefined
  const frame = given ? { ...given, uv: uvOfPixel(), isFullScreen: false } : { ...fullScreen(), pointSize: undefined, isFullScreen: true }
  const fragment: unknown = 'fragment' in stages ? stages.fragment : undefined
  const { outputs, depth } = readFragment(fragment, refuse, below)
  // A vertex stage alone may draw depths.
  if (!given && outputs.length === 0 && !depth) return refuse('an output for a target', fragment)
  const reading = collectDefinitions([fragmentEntry(outputs, depth)]).flatMap(({ order }) => order)
  const all = reading.some((expr) => expr.op === 'input' && expr.detail === 'uv') ? [...reading, frame.uv] : reading
  const varyings = new Set(
    all.flatMap((expr) => (expr.op === 'input' && typeof expr.detail === 'object' && expr.detail.kind === 'varying' ? [expr.detail] : [])),
  )
  return { ...frame, outputs, depth, varyings: [...varyings] }
}

type Refuse = (wanted: string, came: unknown) => never

/** Callers without types may pass anything. */
export const isExpr = (value: unknown): value is Expr => typeof value === 'object' && value !== null && 'op' in value && 'args' in value && 'type' in value

const readVertex = (vertex: unknown, refuse: Refuse): Pick<Drawing, 'position' | 'pointSize'> => {
  const { position, pointSize }: { readonly position?: unknown; readonly pointSize?: unknown } =
    isExpr(vertex) || typeof vertex !== 'object' || vertex === null ? { position: vertex } : vertex
  if (!isExpr(position) || position.type !== vec4) return refuse('a vec4 as the position of a vertex', position)
  const size = typeof pointSize === 'number' ? float(pointSize) : pointSize
  if (size !== undefined && (!isExpr(size) || size.type !== floatType)) return refuse('a float as the size of a point', pointSize)
  return { position, pointSize: size }
}

const readFragment = (fragment: unknown, refuse: Refuse, below: unknown): Pick<Drawing, 'outputs' | 'depth'> => {
  if (isExpr(fragment)) {
    if (fragment.type !== vec4 && fragment.type !== typeOf(floatType, 3)) throw new ShaderError({ ...notAColour(fragment), site: captureSite(below) })
    return { outputs: [outputOf('color', fragment, vec4)], depth: undefined }
  }
  if (typeof fragment !== 'object' || fragment === null) throw new ShaderError({ ...notAColour(fragment), site: captureSite(below) })
  const outputs = Object.entries(fragment).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'depth' || value === undefined) return []
    if (!isExpr(value) || !isNumeric(value.type) || value.type.scalar === boolType)
      return refuse(`a scalar or vector of numbers for the output "${name}"`, value)
    return [outputOf(name, value, value.type)]
  })
  const depth: unknown = 'depth' in fragment ? fragment.depth : undefined
  if (depth !== undefined && (!isExpr(depth) || depth.type !== floatType)) return refuse('a float as the depth of a pixel', depth)
  return { outputs, depth }
}

/** A colour without an alpha is opaque. */
const outputOf = (name: string, value: Expr, type: NumericType): Output =>
  value.type === typeOf(floatType, 3) ? { name, value: construct(vec4, value, float(1)), type: vec4 } : { name, value, type }

/** A stage as a function that evaluates its values: for checks, and to find its inputs. */
export const entryOf = (name: string, values: readonly Expr[]): Func => ({
  name,
  params: [],
  result: nothingType,
  body: values.map((value) => makeStatement<Return>('return', [value], undefined)),
  site: undefined,
})
const fragmentEntry = (outputs: readonly Output[], depth: Expr | undefined): Func =>
  entryOf('fragment', [...outputs.map(({ value }) => value), ...(depth ? [depth] : [])])

/** The stages as functions for `validate`. */
export const checkable = ({ position, pointSize, varyings, outputs, depth }: Drawing): { readonly vertex: Func; readonly fragment: Func } => ({
  vertex: entryOf('vertex', [position, ...(pointSize ? [pointSize] : []), ...varyings.map(({ value }) => value)].map(vertexForm())),
  fragment: fragmentEntry(outputs, depth),
})

/** Replaces a varying by its value in the vertex stage. */
export const withoutVaryings: Rule = (expr) =>
  expr.op === 'input' && typeof expr.detail === 'object' && expr.detail.kind === 'varying' ? expr.detail.value : expr
/** The same for all parts of expressions. */
export const vertexForm = (): Rule => transformer(withoutVaryings)

/** Replaces `uv` by its value in the fragment stage. */
export const fragmentForm =
  ({ uv }: Drawing): Rule =>
  (expr) =>
    expr.op === 'input' && expr.detail === 'uv' ? uv : expr

/** An entry point that assigns its outputs; a value that several of them use is computed once. */
export const assigningEntry = (name: string, pairs: readonly (readonly [place: Expr, value: Expr])[]): Func => ({
  name,
  params: [],
  result: nothingType,
  body: settled(pairs.map(([place, value]) => makeStatement<Assign>('assign', [place, value], ''))),
  statements: { print: printStatements },
  effect: 'writes',
  site: undefined,
})

const settled = (block: readonly Statement[]): Block => settle({ block, placeOf: () => undefined, loopEnds: undefined, writes: [] }, undefined)

/** The calls of built-in functions. */
export const builtinsIn = (definitions: readonly Definition[]): readonly Builtin[] =>
  definitions.flatMap(({ order }) => order.filter((expr) => expr.op === 'builtin'))

/** The stage inputs that the functions read. */
export const inputsIn = (definitions: readonly Definition[]): ReadonlySet<StageInput> =>
  new Set(definitions.flatMap(({ order }) => order.flatMap((expr) => (expr.op === 'input' && typeof expr.detail === 'object' ? [expr.detail] : []))))
