/** Converts the blend, depth, topology and cull options of a step to WebGPU. */
import { badStep } from '#explain-frame'
import { EngineError } from '../../message/error.ts'
import { blendsOf } from '../../step/blend.ts'
import type { BlendPart, BlendState, Compare, DrawStep, Topology } from '../../step/step.ts'
import { formatInfo, type TargetFormat } from '../../../shader/ir/format.ts'

const topologies: Readonly<Record<Topology, GPUPrimitiveTopology>> = {
  triangles: 'triangle-list',
  'triangle-strip': 'triangle-strip',
  lines: 'line-list',
  'line-strip': 'line-strip',
  points: 'point-list',
}

/** WebGPU requires the factors of `min` and `max` to be `one`. */
const partOf = ({ source, destination, operation = 'add' }: BlendPart): GPUBlendComponent =>
  operation === 'min' || operation === 'max' ? { srcFactor: 'one', dstFactor: 'one', operation } : { srcFactor: source, dstFactor: destination, operation }
const blendOf = ({ color, alpha = color }: BlendState): GPUBlendState => ({ color: partOf(color), alpha: partOf(alpha) })

export const writeMaskOf = (mask: DrawStep['colorMask']): number => mask.reduce((bits, isOn, i) => bits | (isOn ? 1 << i : 0), 0)

/** A colour attachment that a step may write. */
export interface ColorAttachment {
  readonly name: string
  /** The format that the application asked for. */
  readonly format: TargetFormat
  /** The format on this device. */
  readonly actual: GPUTextureFormat
}

/** The state of each colour attachment. Those without an output of the fragment stage keep their contents; integers do not blend. */
export const colorTargets = (step: DrawStep, colors: readonly ColorAttachment[], isWritten: (location: number) => boolean): readonly GPUColorTargetState[] => {
  const blends = blendsOf(
    step.blend,
    colors.map(({ name }) => name),
  )
  return colors.map(({ format, actual }, i) => {
    const blend = formatInfo(format).scalar === 'float' ? blends[i] : undefined
    return { format: actual, writeMask: isWritten(i) ? writeMaskOf(step.colorMask) : 0, ...(blend && isWritten(i) && { blend: blendOf(blend) }) }
  })
}

const compares: readonly Compare[] = ['never', 'less', 'equal', 'less-equal', 'greater', 'not-equal', 'greater-equal', 'always']

/** Without `depth`, a step neither tests nor writes depth. */
export const depthState = ({ depth, topology }: DrawStep, format: GPUTextureFormat): GPUDepthStencilState => {
  if (!depth) return { format, depthCompare: 'always', depthWriteEnabled: false }
  const { compare = 'less', write = true, bias } = depth
  if (!compares.includes(compare)) throw new EngineError(badStep(`one of ${compares.join(', ')} as \`compare\``, compare))
  // Only triangles have a slope.
  const isFlat = !topology.startsWith('triangle')
  return {
    format,
    depthCompare: compare,
    depthWriteEnabled: write,
    depthBias: isFlat ? 0 : Math.round(bias?.constant ?? 0),
    depthBiasSlopeScale: isFlat ? 0 : (bias?.slope ?? 0),
  }
}

/** Targets are drawn upside down, which reverses the winding of triangles. */
export const primitiveState = ({ topology, cull, geometry }: DrawStep, isTarget: boolean): GPUPrimitiveState => {
  // Callers without types may pass any string.
  const primitiveTopology: GPUPrimitiveTopology | undefined = topologies[topology]
  if (!primitiveTopology) throw new EngineError(badStep(`one of ${Object.keys(topologies).join(', ')} as \`topology\``, topology))
  const index = geometry?.index
  return {
    topology: primitiveTopology,
    cullMode: cull,
    frontFace: isTarget ? 'cw' : 'ccw',
    ...(index && primitiveTopology.endsWith('strip') && { stripIndexFormat: index instanceof Uint16Array ? 'uint16' : 'uint32' }),
  }
}
