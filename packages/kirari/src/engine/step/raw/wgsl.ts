/** Reflection of a WGSL module that an application wrote: returns the same description as the compilers. */
import { badInput } from '#explain-frame'
import type { UniformSource } from '../../../shader/ir/expr.ts'
import type { ProgramAttribute, ProgramStorage, ProgramTexture, ProgramUniform, StageProgram } from '../../../shader/ir/program.ts'
import { arrayOf } from '../../../shader/ir/compound-type.ts'
import { boolType, floatType, halfType, isNumeric, typeOf, uintType, type Type } from '../../../shader/ir/type.ts'
import { EngineError } from '../../message/error.ts'
import type { RawCompute, RawStages } from '../step.ts'
import { attributeInput, storageInput, textureInput, uniformInput, type Inputs } from './input.ts'
import { readModule, type BoundVariable, type EntryPoint, type Marked, type Module } from './wgsl-module.ts'
import { isSameShape, type Laid } from './wgsl-type.ts'

/** The uniform blocks of the text share one buffer. */
export interface RawProgram extends StageProgram {
  readonly blocks: readonly { readonly binding: number; readonly byteOffset: number; readonly byteLength: number }[]
}

const refuse = (wanted: string, came: unknown): never => {
  throw new EngineError(badInput(wanted, came))
}

/** The alignment of buffer bindings that every device supports. */
const partAlignment = 256

/** Whether a uniform of the application fits the type in the text: bools are u32 there, halves f32. */
const fitsUniform = (given: Type, text: Type): boolean =>
  given === text ||
  (isNumeric(given) && (given.scalar === boolType ? typeOf(uintType, given.size) : given.scalar === halfType ? typeOf(floatType, given.size) : given) === text)

/** The values to write for one variable, or one member of a block. */
const writesFor = (name: string, laid: Laid, byteOffset: number, inputs: Inputs): readonly ProgramUniform[] => {
  const { type } = laid
  if (type.kind === 'atomic') return refuse(`a value as "${name}", not an atomic`, type.name)
  const source = uniformInput(name, type, inputs)
  if (typeof source === 'string') return [{ name, type: isNumeric(type) ? type : floatType, byteOffset, source }]
  const uniform = isUniform(source) ? source : undefined
  if (uniform?.packing && !isNumeric(type)) {
    const writes = uniform.packing.writes(name, (hint) => hint, byteOffset)
    const places = laid.leaves.map((leaf) => byteOffset + leaf.byteOffset)
    const isSame = writes.length === places.length && writes.every((write, i) => write.byteOffset === places[i])
    return isSame ? writes : refuse(`a uniform laid out as ${type.name} for "${name}"`, uniform.type.name)
  }
  if (uniform && !fitsUniform(uniform.type, type)) return refuse(`a uniform of type ${type.name} as "${name}"`, uniform.type.name)
  if (isNumeric(type)) return [{ name, type, byteOffset, source }]
  // A plain list of numbers for a matrix, or an array of numbers.
  const [leaf, ...more] = laid.leaves
  if (!leaf || more.length > 0 || leaf.type.kind === 'atomic') return refuse(`a uniform of type ${type.name} as "${name}"`, 'a plain value')
  return [{ name, type: leaf.type, count: leaf.count, byteOffset, byteStride: leaf.byteStride, source }]
}
const isUniform = (source: object): source is UniformSource => 'type' in source

const uniformsOf = (variables: readonly BoundVariable[], inputs: Inputs): Pick<RawProgram, 'uniforms' | 'blocks'> => {
  let end = 0
  const parts = variables.flatMap(({ space, name, binding, laid, typeText }) => {
    if (space !== 'uniform') return []
    if (!laid) return refuse(`a type of numbers for the uniform "${name}"`, typeText)
    const byteOffset = Math.ceil(end / partAlignment) * partAlignment
    const byteLength = Math.ceil(laid.byteLength / 16) * 16
    end = byteOffset + byteLength
    // A struct is a block of several uniforms, unless `inputs` has one uniform for it.
    const isBlock = laid.members && inputs[name] === undefined
    const uniforms = isBlock
      ? (laid.members ?? []).flatMap((member) => writesFor(member.name, member.laid, byteOffset + member.byteOffset, inputs))
      : writesFor(name, laid, byteOffset, inputs)
    return [{ uniforms, block: { binding, byteOffset, byteLength } }]
  })
  return { uniforms: parts.flatMap(({ uniforms }) => uniforms), blocks: parts.map(({ block }) => block) }
}

/** A sampler belongs to the texture that `inputs` has under its name, to the texture whose name it starts with, or to the only texture. */
const texturesOf = (variables: readonly BoundVariable[], inputs: Inputs): readonly ProgramTexture[] => {
  const textures = variables.flatMap(({ space, name, binding, resource, typeText }) => {
    if (space !== 'texture') return []
    const type = resource ?? refuse(`a texture of a kind that kirari has for "${name}"`, typeText)
    return [{ name, type, source: textureInput(name, type, inputs), binding }]
  })
  const samplers = new Map<string, number>()
  for (const { space, name, binding } of variables) {
    if (space !== 'sampler') continue
    const given = inputs[name]
    const texture =
      textures.find((one) => given !== undefined && inputs[one.name] === given) ??
      textures.find((one) => name.toLowerCase().startsWith(one.name.toLowerCase())) ??
      (textures.length === 1 ? textures[0] : undefined)
    if (!texture || samplers.has(texture.name))
      return refuse(`a sampler for one texture: call it after the texture, such as "${textures[0]?.name ?? 'image'}Sampler"`, name)
    samplers.set(texture.name, binding)
  }
  return textures.map((texture) => ({ ...texture, samplerBinding: samplers.get(texture.name) }))
}

const storagesOf = (variables: readonly BoundVariable[], inputs: Inputs): readonly ProgramStorage[] =>
  variables.flatMap(({ space, name, binding, laid, isWritten, typeText }): readonly ProgramStorage[] => {
    if (space !== 'storage') return []
    if (!laid) return refuse(`a type of numbers for the storage "${name}"`, typeText)
    const source = storageInput(name, typeText, inputs)
    const { type, leaves } = laid
    const text = type.kind === 'array' && source.count !== undefined ? arrayOf(type.element, 0) : type
    if (!isSameShape(text, source.type)) return refuse(`a storage of ${typeText} as "${name}"`, source.type.name)
    if (source.count === undefined) return [{ name, source, binding, byteStride: undefined, byteLength: laid.byteLength, leaves, isWritten }]
    const element = elementOf(laid)
    return [{ name, source, binding, byteStride: element.stride, byteLength: element.stride * source.count, leaves: element.leaves, isWritten }]
  })
const elementOf = ({ element }: Laid): Laid => element ?? refuse('an array for a storage of many values', 'one value')

const bindingsOf = ({ variables, features }: Module, inputs: Inputs): Omit<RawProgram, 'code' | 'entryPoints' | 'attributes' | 'outputs' | 'writesDepth'> => {
  const other = variables.find(({ group }) => group !== 0)
  if (other) return refuse(`"${other.name}" in @group(0)`, `@group(${other.group})`)
  return {
    language: 'wgsl',
    ...uniformsOf(variables, inputs),
    block: undefined,
    textures: texturesOf(variables, inputs),
    storages: storagesOf(variables, inputs),
    varyings: [],
    features,
    workgroupSize: undefined,
    sites: {},
  }
}

const entryOf = ({ entries }: Module, stage: EntryPoint['stage'], name: string | undefined, usual: string): EntryPoint | undefined => {
  const all = entries.filter((entry) => entry.stage === stage)
  if (name !== undefined)
    return all.find((entry) => entry.name === name) ?? refuse(`a function @${stage} fn ${name} in the text`, all.map((entry) => entry.name).join() || 'none')
  return all.find((entry) => entry.name === usual) ?? (all.length === 1 ? all[0] : undefined)
}

export const reflectCompute = ({ wgsl: { code, compute }, inputs }: RawCompute): RawProgram => {
  const module = readModule(code)
  const entry = entryOf(module, 'compute', compute, 'computeMain') ?? refuse('a function @compute in the text, or its name as `compute`', 'none')
  return {
    ...bindingsOf(module, inputs),
    code: { compute: code },
    entryPoints: { compute: entry.name },
    attributes: [],
    outputs: [],
    writesDepth: false,
  }
}

const attributesOf = (entry: EntryPoint, inputs: Inputs): readonly ProgramAttribute[] =>
  entry.inputs.flatMap(({ name, location, laid }) => {
    if (location === undefined) return []
    if (!laid || !isNumeric(laid.type)) return refuse(`a scalar or vector for the attribute "${name}"`, 'another type')
    return [{ name, type: laid.type, location, source: attributeInput(name, laid.type, inputs) }]
  })

const outputOf = ({ name, location, laid }: Marked): StageProgram['outputs'] =>
  location !== undefined && laid && isNumeric(laid.type) ? [{ name, type: laid.type, location }] : []

/** A vertex stage that draws a full-screen triangle, for a fragment stage that reads `@location(0) uv: vec2f`. */
const coveringName = 'kirariCovering'
const covering = (isTarget: boolean): string => `
struct KirariPlace { @builtin(position) position: vec4f, @location(0) uv: vec2f }
@vertex fn ${coveringName}(@builtin(vertex_index) i: u32) -> KirariPlace {
  let uv = vec2f(f32(i & 1), f32(i >> 1)) * 2;
  return KirariPlace(vec4f(uv.x * 2 - 1, ${isTarget ? '1 - uv.y * 2' : 'uv.y * 2 - 1'}, 0, 1), uv);
}
`

/**
 * Adds a vertex stage that flips y: row 0 of a target is the bottom one. Functions cannot call entry points, so the attributes of the
 * original are replaced by spaces, which moves no line.
 */
const turned = (code: string, entry: EntryPoint): { readonly code: string; readonly name: string } => {
  const name = `kirari${entry.name}Turned`
  const blank = (text: string, [start, end]: readonly [number, number]): string =>
    text.slice(0, start) + text.slice(start, end).replace(/\S/g, ' ') + text.slice(end)
  const plain = entry.marks.reduce(blank, code)
  const call = `${entry.name}(${entry.params.map((param) => param.name).join(', ')})`
  const position = entry.outputs.find(({ builtin }) => builtin === 'position')?.name ?? ''
  const body = entry.givesStruct ? `var turned = ${call}; turned.${position}.y = -turned.${position}.y; return turned;` : `return ${call} * vec4f(1, -1, 1, 1);`
  return { code: `${plain}\n@vertex fn ${name}(${entry.params.map(({ text }) => text).join(', ')}) -> ${entry.resultText} { ${body} }\n`, name }
}

export const reflectDrawing = ({ wgsl, inputs = {} }: RawStages, isTarget: boolean): RawProgram => {
  if (!wgsl) return refuse('shader text in `wgsl` for WebGPU', 'none')
  const module = readModule(wgsl.code)
  const fragment = entryOf(module, 'fragment', wgsl.fragment, 'fragmentMain') ?? refuse('a function @fragment in the text, or its name as `fragment`', 'none')
  const vertex = entryOf(module, 'vertex', wgsl.vertex, 'vertexMain')
  const text = !vertex
    ? { code: wgsl.code + covering(isTarget), name: coveringName }
    : isTarget
      ? turned(wgsl.code, vertex)
      : { code: wgsl.code, name: vertex.name }
  return {
    ...bindingsOf(module, inputs),
    code: { vertex: text.code, fragment: text.code },
    entryPoints: { vertex: text.name, fragment: fragment.name },
    attributes: vertex ? attributesOf(vertex, inputs) : [],
    outputs: fragment.outputs.flatMap(outputOf),
    writesDepth: fragment.outputs.some(({ builtin }) => builtin === 'frag_depth'),
  }
}
