/** Reflection of GLSL text that an application wrote: the declarations come from the text, their values from `inputs`. */
import { badInput, badOutput } from '#explain-frame'
import type { ProgramAttribute, ProgramTexture, ProgramUniform, StageProgram } from '../../../shader/ir/program.ts'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { arrayOf, matrixOf } from '../../../shader/ir/compound-type.ts'
import { textureOf } from '../../../shader/ir/resource-type.ts'
import {
  boolType,
  floatType,
  intType,
  typeOf,
  uintType,
  type MatrixType,
  type NumericType,
  type ResourceType,
  type TextureDimension,
  type Type,
} from '../../../shader/ir/type.ts'
import { EngineError } from '../../message/error.ts'
import type { RawStages } from '../step.ts'
import { attributeInput, textureInput, uniformInput, type Inputs } from './input.ts'
import { declarationsIn, type Declaration } from './glsl-text.ts'

/** The program, and the index of the attachment that each of its outputs goes to. */
export interface RawProgram {
  readonly program: StageProgram
  readonly places: readonly number[]
}

/** A full-screen triangle; its corners in uv coordinates are (0, 0), (2, 0) and (0, 2). */
const fullScreen = `#version 300 es
out vec2 uv;
void main() {
  uv = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(uv * 2.0 - 1.0, 0, 1);
}`

export const rawGLSL = ({ glsl, inputs = {} }: RawStages, target: TargetSource | undefined): RawProgram => {
  if (!glsl) throw new EngineError(badInput('`glsl` beside `wgsl`, for WebGL2', 'WGSL text alone'))
  const vertexText = glsl.vertex === undefined ? fullScreen : versioned(glsl.vertex, 'vertex')
  const fragment = versioned(glsl.fragment, 'fragment')
  const [inVertex, inFragment] = [declarationsIn(vertexText), declarationsIn(fragment)]
  const outputs = outputsOf(inFragment)
  const attributes = attributesOf(inVertex, inputs)
  // A uniform that both stages declare is one uniform.
  const declared = [...new Map([...inVertex, ...inFragment].filter(({ storage }) => storage === 'uniform').map((one) => [one.name, one])).values()]
  const uniforms: ProgramUniform[] = []
  const textures: ProgramTexture[] = []
  for (const declaration of declared) {
    if (declaration.type === '{') throw new EngineError(badInput(`uniforms outside of blocks`, `the block "${declaration.name}"`))
    if (isSampler(declaration)) textures.push(...texturesOf(declaration, inputs, textures.length))
    else uniforms.push(...uniformsOf(declaration, inputs))
  }
  const program: StageProgram = {
    language: 'glsl',
    code: { vertex: placed(vertexText, inVertex, attributes), fragment },
    entryPoints: { vertex: 'main', fragment: 'main' },
    uniforms,
    block: undefined,
    textures,
    attributes,
    varyings: [],
    storages: [],
    outputs,
    writesDepth: /\bgl_FragDepth\b/.test(fragment),
    features: [],
    workgroupSize: undefined,
    sites: {},
  }
  return { program, places: placesOf(outputs, target) }
}

/** GLSL ES 3.00 requires the version in the first line. */
const versioned = (text: string, stage: string): string => {
  const own = text.trimStart()
  if (!/^#version 300 es\s*\n/.test(own)) throw new EngineError(badInput(`"#version 300 es" as the first line of the ${stage} stage`, own.split('\n')[0] ?? ''))
  return own
}

const isSampler = ({ type }: Declaration): boolean => /^[iu]?sampler/.test(type)

/** The scalar, vector or matrix type of a GLSL name. */
const numericOf = (name: string): NumericType | MatrixType | undefined => {
  const matrix = /^mat([234])(?:x([234]))?$/.exec(name)
  if (matrix) return matrixOf(Number(matrix[1]), Number(matrix[2] ?? matrix[1]))
  const vector = /^([iub]?)vec([234])$/.exec(name)
  if (vector) return typeOf({ i: intType, u: uintType, b: boolType }[vector[1] ?? ''] ?? floatType, Number(vector[2]))
  return { float: floatType, int: intType, uint: uintType, bool: boolType }[name]
}

const uniformsOf = ({ name, type: declared, count }: Declaration, inputs: Inputs): readonly ProgramUniform[] => {
  const type = numericOf(declared)
  const expected = type && (count === undefined ? type : arrayOf(type, count))
  // A struct is looked for by its name; what is found brings its parts.
  const source = uniformInput(name, expected ?? { kind: 'struct', name: declared, fields: [] }, inputs)
  if (typeof source === 'string' || !('type' in source)) {
    if (type) return [{ name, type, byteOffset: 0, source, ...(count !== undefined && { count }) }]
    throw new EngineError(badInput(`a uniform of the struct ${declared} as "${name}" in \`inputs\``, 'a value'))
  }
  const came = glslName(source.type)
  if (expected ? came !== glslName(expected) : !/^struct|array$/.test(source.type.kind))
    throw new EngineError(badInput(`a uniform of type ${expected ? glslName(expected) : declared} as "${name}" in \`inputs\``, came))
  if (source.packing) return source.packing.writes(name, (hint) => hint, 0)
  return type ? [{ name, type, byteOffset: 0, source }] : []
}

/** Halves are floats in GLSL. */
const glslName = (type: Type): string =>
  type.kind === 'array' ? `${glslName(type.element)}[${type.count}]` : type.name.replace(/^half$/, 'float').replace(/^hvec/, 'vec')

const shapes: Readonly<Record<string, TextureDimension>> = { '2D': '2d', '2DArray': '2d-array', '3D': '3d', Cube: 'cube' }
/** The texture type of a GLSL sampler type. */
const textureTypeOf = (name: string): ResourceType | undefined => {
  const [, prefix = '', shape = '', shadow] = /^([iu]?)sampler(2DArray|2D|3D|Cube)(Shadow)?$/.exec(name) ?? []
  const dimension = shapes[shape]
  return dimension && textureOf(dimension, prefix === 'i' ? intType : prefix === 'u' ? uintType : floatType, shadow !== undefined)
}

/** An array of samplers takes a list of textures in `inputs`, each with a unit of its own. */
const texturesOf = ({ name, type: declared, count }: Declaration, inputs: Inputs, first: number): readonly ProgramTexture[] => {
  const type = textureTypeOf(declared)
  if (!type) throw new EngineError(badInput(`a sampler of two or three dimensions or of a cube as "${name}"`, declared))
  const given = inputs[name]
  const list: readonly unknown[] = Array.isArray(given) ? given : []
  const names = count === undefined ? [name] : Array.from({ length: count }, (_, i) => `${name}[${i}]`)
  const sources: Inputs = count === undefined ? inputs : Object.fromEntries(names.map((own, i) => [own, list[i]]))
  return names.map((own, i) => ({ name: own, type, source: textureInput(own, type, sources), binding: first + i, samplerBinding: undefined }))
}

/** The attributes; those with a node `instancedAttribute(…)` in `inputs` have one entry per instance. */
const attributesOf = (declarations: readonly Declaration[], inputs: Inputs): readonly ProgramAttribute[] => {
  const own = declarations.filter(({ storage }) => storage === 'in')
  const taken = new Set(own.map(({ location }) => location))
  let next = 0
  return own.map(({ name, type: declared, location, count }) => {
    const type = numericOf(declared)
    if (!type || type.kind === 'matrix' || type.scalar === boolType || count !== undefined)
      throw new EngineError(
        badInput(`float, int, uint or a vector of them for the attribute "${name}"`, `${declared}${count === undefined ? '' : `[${count}]`}`),
      )
    while (location === undefined && taken.has(next)) next++
    return { name, type, location: location ?? next++, source: attributeInput(name, type, inputs) }
  })
}

/** Adds a location to each attribute without one, without moving lines. */
const placed = (text: string, declarations: readonly Declaration[], attributes: readonly ProgramAttribute[]): string =>
  declarations
    .filter(({ storage, location }) => storage === 'in' && location === undefined)
    .toReversed()
    .reduce((result, { at, name }) => {
      const found = attributes.find((attribute) => attribute.name === name)
      return found ? `${result.slice(0, at)}layout(location = ${found.location}) ${result.slice(at)}` : result
    }, text)

const outputsOf = (declarations: readonly Declaration[]): StageProgram['outputs'] =>
  declarations
    .filter(({ storage }) => storage === 'out')
    .map(({ name, type: declared, location = 0 }) => {
      const type = numericOf(declared)
      if (!type || type.kind === 'matrix') throw new EngineError(badOutput(`a number or vector for the output "${name}"`, declared))
      return { name, type, location }
    })
    .toSorted((a, b) => a.location - b.location)

/** Matches outputs to attachments: by name if any name matches, otherwise by location. */
const placesOf = (outputs: StageProgram['outputs'], target: TargetSource | undefined): readonly number[] => {
  if (!target) return [0]
  const { colors } = target
  const isNamed = outputs.some(({ name }) => colors.some((color) => color.name === name))
  return outputs.map(({ name, location }) => {
    const place = isNamed ? colors.findIndex((color) => color.name === name) : location
    if (!colors[place]) throw new EngineError(badOutput(`outputs of the names ${colors.map((color) => color.name).join(', ')}, as the target has`, name))
    return place
  })
}
