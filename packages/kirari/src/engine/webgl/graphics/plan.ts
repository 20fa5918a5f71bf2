/** What a target can be on this GPU: its formats, samples and filters. What it cannot be is told. */
import { noFeature } from '#explain-frame'
import type { Wrap } from '../../../shader/ir/expr.ts'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { Fallback } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { canFilter, formatOf, internalOf, type FormatCode } from './format.ts'
import type { State } from './state.ts'

/** One picture of a target: a colour, or the depth, which is the last one. */
export interface PicturePlan {
  readonly internal: number
  /** Undefined for the depth. */
  readonly format: FormatCode | undefined
  /** Whether numbers between texels are read, and between levels. */
  readonly isMixed: boolean
  readonly isMixedBetweenLevels: boolean
  readonly wrap: readonly [number, number]
}

export interface TargetPlan {
  /** For messages. */
  readonly name: string
  readonly pictures: readonly PicturePlan[]
  /** How many of them are colours. */
  readonly colors: number
  readonly hasDepth: boolean
  readonly samples: 1 | 4
  readonly hasLevels: boolean
  readonly isPingPong: boolean
}

const wrapCodes: Readonly<Record<Wrap, number>> = { repeat: 0x2901, mirror: 0x8370, clamp: 0x812f }

export const planTarget = (state: State, source: TargetSource, onFallback: (fallback: Fallback) => void): TargetPlan => {
  const { gl } = state
  const { colors, depth, mipmap, isPingPong } = source
  const name = `target "${source.name ?? colors[0]?.name ?? 'depth'}"`
  // Both parameters are numbers by the specification.
  const [most, longest] = [gl.getParameter(gl.MAX_DRAW_BUFFERS) as number, gl.getParameter(gl.MAX_TEXTURE_SIZE) as number]
  if (colors.length > most) throw new EngineError(noFeature(`${colors.length} pictures in ${name}`, `use at most ${most} here`))
  const side = typeof source.size === 'number' ? 0 : Math.max(...source.size)
  if (side > longest) throw new EngineError(noFeature(`${name} of ${side} pixels a side`, `use at most ${longest} here`))

  const pictures = colors.map(({ format: wanted, source: { sampler = {} } }): PicturePlan => {
    const format = formatOf(state, wanted, name, onFallback)
    const { filter = 'linear', wrap = 'clamp' } = sampler
    const isWanted = filter === 'linear' && format.scalar === 'float'
    const isMixed = isWanted && canFilter(state, format)
    if (isMixed !== isWanted) onFallback({ wanted: `filter 'linear' of ${name}`, got: "'nearest'", reason: `this GPU does not mix texels of ${format.name}` })
    if (mipmap && !isMixed)
      throw new EngineError(noFeature(`smaller levels of ${format.name}`, `leave \`mipmap\` of ${name} out, or take a format that is mixed`))
    const [across, up] = typeof wrap === 'string' ? [wrap, wrap] : wrap
    return { internal: format.internal, format, isMixed, isMixedBetweenLevels: sampler.mipmap === 'linear', wrap: [wrapCodes[across], wrapCodes[up]] }
  })
  const depths: readonly PicturePlan[] = depth
    ? [
        {
          internal: internalOf(depth.format),
          format: undefined,
          isMixed: false,
          isMixedBetweenLevels: false,
          wrap: [wrapCodes.clamp, wrapCodes.clamp],
        },
      ]
    : []
  const all = [...pictures, ...depths]
  const least = source.samples === 1 ? 1 : Math.min(...all.map(({ internal }) => mostSamples(gl, internal)))
  const samples = source.samples === 1 || (least < 4 && !gl.isContextLost()) ? 1 : 4
  if (samples !== source.samples) onFallback({ wanted: `4 samples of ${name}`, got: '1', reason: 'this GPU does not smooth its formats' })
  return { name, pictures: all, colors: colors.length, hasDepth: depth !== undefined, samples, hasLevels: mipmap, isPingPong }
}

/** How many samples a pixel of this format can have. */
const mostSamples = (gl: WebGL2RenderingContext, internal: number): number => {
  const list: unknown = gl.getInternalformatParameter(gl.RENDERBUFFER, internal, gl.SAMPLES)
  return list instanceof Int32Array ? (list[0] ?? 1) : 1
}
