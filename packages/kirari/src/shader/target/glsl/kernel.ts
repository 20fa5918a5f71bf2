/**
 * Compiles a kernel to GLSL ES 3.00, which has no compute stage: to fragment stages that draw into the textures of the storages that
 * the kernel writes, one pixel for each invocation. Its own elements are variables, so that it can return anywhere; the entry point
 * then assigns them to the outputs.
 */
import { captureSite, noForm, notOwnElement } from '#explain'
import { validate } from '#validate'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import type { Site } from '../../diagnostic/site.ts'
import type { Expr, Func, Parameter, StorageSource } from '../../ir/expr.ts'
import type { StageProgram } from '../../ir/program.ts'
import { storageWidth, type KernelSource } from '../../ir/resource.ts'
import { makeStatement, type Assign, type Block, type Do, type If, type Let, type Statement } from '../../ir/statement.ts'
import { nothingType, typeOf, uintType, type NumericType } from '../../ir/type.ts'
import { rewriteGLSL } from './rewrite.ts'
import { glslDialect } from './dialect.ts'
import { Names, takeNames, uniformsIn, writesOf } from '../text/program-names.ts'
import { typeText, type Style } from '../text/print.ts'
import { arithmetic, compare, field, index, invoke, paramOf, swizzle, uint, zeroOf } from '../../pass/build.ts'
import { construct } from '../../pass/construct.ts'
import { collectDefinitions } from '../../pass/definition.ts'
import { printStatements } from '../../feature/statement-text.ts'
import { fragCoordOf } from '../../feature/frag-coord.ts'
import { childAt, componentsOf, GLSLStorages, leafType, readAt, type Part } from './storage.ts'
import { printGLSL } from './stages.ts'
import { glslGathering, glslTextures } from './fragment.ts'
import { invocationCount, invocationParams, isUsed, readKernel, type KernelAccess } from '../text/kernel.ts'
import { follow, mapStorages, type StoragePath } from '../text/storage.ts'

/** The number of colour attachments that every WebGL2 device supports. */
const maxOutputs = 4

/** Draws a full-screen triangle. */
const vertexText = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1);
}`

/** A storage that the kernel writes. */
interface Own {
  readonly source: StorageSource
  /** The invocation's own element while it runs. */
  readonly variable: Parameter
  /** The leaves that are loaded before the kernel runs, with the path to each. */
  readonly touched: readonly Place[]
  readonly written: readonly Place[]
}
interface Place {
  readonly leaf: Part
  readonly steps: readonly Expr[]
}
/** An output of a pass. */
interface Output extends Place {
  readonly own: Own
}

export const compileGLSLKernel = (kernel: KernelSource, style: Style, below: unknown): readonly StageProgram[] => {
  const { func } = kernel
  validate([func], 'glsl', 'compute', below)
  const access = readKernel(kernel, below)
  const refuse = (what: string, why: string): never => {
    throw new ShaderError({ ...noForm(what, 'GLSL ES 3.00', why), site: func.site ?? captureSite(below) })
  }
  for (const { path, isOwn, site } of access.writes)
    if (!isOwn) throw new ShaderError({ ...notOwnElement(path.source.name ?? 'storage', func.name), site: site ?? func.site ?? captureSite(below) })
  const storages = new GLSLStorages(below)
  const owns = ownElements(access, storages)
  const params = invocationParams(kernel).filter((param) => isUsed(func.body, param))
  const body: Func = {
    name: func.name,
    params,
    result: nothingType,
    body: func.body,
    statements: { print: printStatements },
    effect: 'writes',
    site: func.site,
  }
  if (owns.size === 0) refuse('kernel that writes nothing', 'assign an element of a storage: what a kernel gives is what it writes')
  const known: Known = new Map()
  return passesOf([...owns.values()]).map((outputs) => compilePass({ kernel, access, storages, owns, body }, outputs, style, known))
}

/** Existing names: a function has the same name in all passes. */
type Known = Map<object | string, string>

/** The data that the passes of a kernel share. */
interface Passes {
  readonly kernel: KernelSource
  readonly access: KernelAccess
  readonly storages: GLSLStorages
  readonly owns: ReadonlyMap<StorageSource, Own>
  /** The kernel as a function of its index and coordinates, as far as it uses them. */
  readonly body: Func
}

const compilePass = ({ kernel, access, storages, owns, body }: Passes, outputs: readonly Output[], style: Style, known: Known): StageProgram => {
  const given = outputs.map((output) => ({ ...output, param: { name: `${output.leaf.name}Out`, type: outputType(output.leaf), space: 'output' } as const }))
  const main: Func = {
    name: 'main',
    params: [],
    result: nothingType,
    body: mainBody(kernel, body, owns, given),
    statements: { print: printStatements },
    effect: 'writes',
    site: undefined,
  }
  const names = new Names(style.namer, known)
  known.set(main, 'main')
  for (const { param } of given) names.of(param, param.name)
  for (const { variable } of owns.values()) names.of(variable, variable.name)
  const inVariables = (block: Block): Block =>
    mapStorages(block, (path, _, site) => {
      const own = owns.get(path.source)
      return own && access.isOwn(path) ? follow(paramOf(own.variable), path.steps) : storages.read(path, site)
    })
  const definitions = collectDefinitions([main], { ...glslGathering, rewrite: (block) => rewriteGLSL(inVariables(block)) })
  takeNames(names, definitions)
  const variables = [...owns.values()].map(({ variable }) => variable)
  const several = given.length > 1
  const text = printGLSL(
    definitions,
    names,
    style,
    ['precision highp float;', 'precision highp int;'],
    given.map(
      ({ param }, location) =>
        `${several ? `layout(location = ${location}) ` : ''}out ${typeText(param.type, glslDialect, names)} ${names.of(param, param.name)};`,
    ),
    variables,
  )
  const textures = glslTextures(names)
  const locations = new Map(given.map(({ leaf }, location) => [leaf, location]))
  return {
    language: 'glsl',
    code: { vertex: vertexText, fragment: text.code },
    entryPoints: { vertex: 'main', fragment: 'main' },
    uniforms: uniformsIn(names).flatMap((member) => writesOf(member, style.namer, 0)),
    block: undefined,
    textures,
    attributes: [],
    varyings: [],
    storages: storages.list(names, textures.length, (leaf) => locations.get(leaf)),
    outputs: given.map(({ param }, location) => ({ name: names.of(param, param.name), type: param.type, location })),
    writesDepth: false,
    features: [],
    workgroupSize: undefined,
    sites: { fragment: text.sites },
  }
}

/** Computes the index of the pixel, loads the own elements, runs the kernel, and assigns the own elements to the outputs. */
const mainBody = (
  kernel: KernelSource,
  body: Func,
  owns: ReadonlyMap<StorageSource, Own>,
  outputs: readonly (Output & { readonly param: Parameter })[],
): Block => {
  const { site } = kernel.func
  const [number, place] = invocationParams(kernel)
  const size = outputs[0]?.own.source.count ?? 1
  const width = storageWidth(size)
  const i: Parameter = { name: number.name, type: uintType }
  const assign = (to: Expr, value: Expr): Statement => makeStatement<Assign>('assign', [to, value], '', [], site)
  const load = ({ source, variable, touched }: Own): readonly Statement[] => {
    const at = source.count === undefined ? undefined : paramOf(i)
    return touched.map(({ leaf, steps }) => assign(follow(paramOf(variable), steps), readAt(leaf, at)))
  }
  const args = body.params.map((param) => (param === number ? paramOf(i) : placeOf(kernel, paramOf(i), place)))
  const run = makeStatement<Do>('do', [invoke(body, ...args)], undefined, [], site)
  // Texels beyond the last element stay zero.
  const last = Math.min(invocationCount(kernel), size)
  const isGuarded = last < width * Math.ceil(size / width)
  const rest = [
    ...[...owns.values()].flatMap(load),
    isGuarded ? makeStatement<If>('if', [compare('<', paramOf(i), uint(last))], undefined, [[run]], site) : run,
    ...outputs.map(({ leaf, steps, own, param }) => assign(paramOf(param), widen(follow(paramOf(own.variable), steps), leaf))),
  ]
  return isUsed(rest, i) ? [makeStatement<Let>('let', [pixelNumber(width, size)], i, [], site), ...rest] : rest
}

const pixelNumber = (width: number, size: number): Expr => {
  const pixel = fragCoordOf()
  const x = construct(uintType, swizzle(pixel, 'x'))
  return size > width ? arithmetic('+', x, arithmetic('*', construct(uintType, swizzle(pixel, 'y')), uint(width))) : x
}

/** The coordinates of an invocation, from its index. */
const placeOf = ({ count: [width, height, depth] }: KernelSource, i: Expr, { type }: Parameter): Expr => {
  if (height * depth === 1) return construct(type, i, uint(0), uint(0))
  const rest = arithmetic('/', i, uint(width))
  const [y, z] = depth === 1 ? [rest, uint(0)] : [arithmetic('%', rest, uint(height)), arithmetic('/', rest, uint(height))]
  return construct(type, arithmetic('%', i, uint(width)), y, z)
}

/** Pads a value to the components of its texture. */
const widen = (value: Expr, leaf: Part): Expr => {
  const type = outputType(leaf)
  return type === value.type ? value : construct(type, value, zeroOf(type.scalar))
}

/** For each written storage, the leaves of the own element that the kernel accesses, and those that it writes. */
const ownElements = ({ definitions, written, isOwn }: KernelAccess, storages: GLSLStorages): ReadonlyMap<StorageSource, Own> => {
  const touched = new Map<StorageSource, Set<Part>>([...written].map((source) => [source, new Set<Part>()]))
  const changed = new Map<StorageSource, Set<Part>>([...written].map((source) => [source, new Set<Part>()]))
  for (const { body } of definitions) {
    mapStorages(body, (path, use, site) => {
      const part = partAt(path, storages, site)
      if (isOwn(path)) {
        for (const leaf of leavesUnder(part)) {
          touched.get(path.source)?.add(leaf)
          if (use === 'write') changed.get(path.source)?.add(leaf)
        }
      }
      return paramOf({ name: 'seen', type: part.type })
    })
  }
  return new Map(
    [...written].map((source) => {
      const { value } = storages.of(source, undefined)
      const places = placesIn(value)
      const among = (set: ReadonlyMap<StorageSource, ReadonlySet<Part>>): readonly Place[] => places.filter(({ leaf }) => set.get(source)?.has(leaf))
      const variable: Parameter = { name: source.name ?? 'storage', type: value.type, space: 'private' }
      return [source, { source, variable, touched: among(touched), written: among(changed) }]
    }),
  )
}

/** The part of a value that a path leads to, up to the first dynamic index. */
const partAt = ({ source, steps }: StoragePath, storages: GLSLStorages, site: Site | undefined): Part => {
  let part = storages.of(source, site).value
  for (const step of steps) {
    const next = childAt(part, step)
    if (!next) break
    part = next
  }
  return part
}

const leavesUnder = (part: Part): readonly Part[] => (part.texels ? [part] : part.parts.flatMap(leavesUnder))

/** The leaves of a value, with the path to each. */
const placesIn = (part: Part, steps: readonly Expr[] = []): readonly Place[] => {
  if (part.texels) return [{ leaf: part, steps }]
  const value = paramOf({ name: 'value', type: part.type })
  return part.parts.flatMap((inner, i) => placesIn(inner, [...steps, part.type.kind === 'struct' ? field(value, i) : index(value, i)]))
}

/** Groups the outputs into passes, each with as many as possible, of storages of one size. */
const passesOf = (owns: readonly Own[]): readonly (readonly Output[])[] => {
  const bySize = new Map<number, Output[]>()
  for (const own of owns) {
    const size = own.source.count ?? 1
    const outputs = bySize.get(size) ?? []
    bySize.set(size, outputs)
    for (const place of own.written) outputs.push({ ...place, own })
  }
  return [...bySize.values()].flatMap((outputs) =>
    Array.from({ length: Math.ceil(outputs.length / maxOutputs) }, (_, i) => outputs.slice(i * maxOutputs, (i + 1) * maxOutputs)),
  )
}

const outputType = (leaf: Part): NumericType => typeOf(leafType(leaf).scalar, componentsOf(leafType(leaf)))
