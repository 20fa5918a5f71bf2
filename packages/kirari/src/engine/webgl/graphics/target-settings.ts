/** Chooses the formats, samples and filters of a target on this GPU, and reports fallbacks. */
import { noFeature } from '#explain-frame'
import type { Wrap } from '../../../shader/ir/expr.ts'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { Fallback } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { internalOf, isFilterable, renderableFormat, type FormatCode } from './format.ts'
import type { State } from './state.ts'

/** A colour attachment, or the depth attachment, which is the last one. */
export interface AttachmentSettings {
  /** The sized format. */
  readonly internal: number
  /** Undefined for the depth. */
  readonly format: FormatCode | undefined
  /** Whether sampling interpolates between texels, and between mip levels. */
  readonly isFiltered: boolean
  readonly filtersLevels: boolean
  readonly wrap: readonly [number, number]
}

export interface TargetSettings {
  /** For error messages. */
  readonly name: string
  readonly attachments: readonly AttachmentSettings[]
  readonly colorCount: number
  readonly hasDepth: boolean
  readonly samples: 1 | 4
  readonly isMipmapped: boolean
  readonly isPingPong: boolean
}

const wrapCodes: Readonly<Record<Wrap, number>> = { repeat: 0x2901, mirror: 0x8370, clamp: 0x812f }

export const chooseTargetSettings = (state: State, source: TargetSource, onFallback: (fallback: Fallback) => void): TargetSettings => {
  const { gl } = state
  const { colors, depth, mipmap, isPingPong } = source
  const name = `target "${source.name ?? colors[0]?.name ?? 'depth'}"`
  // Both parameters are numbers by the specification.
  const [maxColors, maxSide] = [gl.getParameter(gl.MAX_DRAW_BUFFERS) as number, gl.getParameter(gl.MAX_TEXTURE_SIZE) as number]
  if (colors.length > maxColors) throw new EngineError(noFeature(`${colors.length} pictures in ${name}`, `use at most ${maxColors} here`))
  const side = typeof source.size === 'number' ? 0 : Math.max(...source.size)
  if (side > maxSide) throw new EngineError(noFeature(`${name} of ${side} pixels a side`, `use at most ${maxSide} here`))

  const colorAttachments = colors.map(({ format: wanted, source: { sampler = {} } }): AttachmentSettings => {
    const format = renderableFormat(state, wanted, name, onFallback)
    const { filter = 'linear', wrap = 'clamp' } = sampler
    const isWanted = filter === 'linear' && format.scalar === 'float'
    const isFiltered = isWanted && isFilterable(state, format)
    if (isFiltered !== isWanted)
      onFallback({ wanted: `filter 'linear' of ${name}`, got: "'nearest'", reason: `this GPU does not mix texels of ${format.name}` })
    if (mipmap && !isFiltered)
      throw new EngineError(noFeature(`smaller levels of ${format.name}`, `leave \`mipmap\` of ${name} out, or take a format that is mixed`))
    const [wrapS, wrapT] = typeof wrap === 'string' ? [wrap, wrap] : wrap
    return { internal: format.internal, format, isFiltered, filtersLevels: sampler.mipmap === 'linear', wrap: [wrapCodes[wrapS], wrapCodes[wrapT]] }
  })
  const depthAttachments: readonly AttachmentSettings[] = depth
    ? [
        {
          internal: internalOf(depth.format),
          format: undefined,
          isFiltered: false,
          filtersLevels: false,
          wrap: [wrapCodes.clamp, wrapCodes.clamp],
        },
      ]
    : []
  const attachments = [...colorAttachments, ...depthAttachments]
  const maxSamples = source.samples === 1 ? 1 : Math.min(...attachments.map(({ internal }) => maxSamplesOf(gl, internal)))
  const samples = source.samples === 1 || (maxSamples < 4 && !gl.isContextLost()) ? 1 : 4
  if (samples !== source.samples) onFallback({ wanted: `4 samples of ${name}`, got: '1', reason: 'this GPU does not smooth its formats' })
  return { name, attachments, colorCount: colors.length, hasDepth: depth !== undefined, samples, isMipmapped: mipmap, isPingPong }
}

/** The maximum count of samples per pixel in this format. */
const maxSamplesOf = (gl: WebGL2RenderingContext, internal: number): number => {
  const list: unknown = gl.getInternalformatParameter(gl.RENDERBUFFER, internal, gl.SAMPLES)
  return list instanceof Int32Array ? (list[0] ?? 1) : 1
}
