/** Render targets: images that one step draws into and others read. Their images are nodes, so they are declared here; the engine makes no nodes. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { SamplerSettings } from '../../ir/expr.ts'
import { depthFormats, targetFormats, type DepthFormat, type TargetFormat } from '../../ir/format.ts'
import type { Attachment, TargetSource } from '../../ir/resource.ts'
import { exprOf, type Node } from './node.ts'
import { itexture2D, texture, texture2D, utexture2D } from './texture.ts'
import type { TextureSource } from './texture-source.ts'
import type { ITexture2D, Texture2D, UTexture2D } from './type/texture.ts'

export interface TargetOptions extends Pick<SamplerSettings, 'filter' | 'mipmap' | 'wrap'> {
  /** The size in pixels, or a factor of the canvas size (above 0, at most 16), which the target then follows. Default: 1. */
  readonly size?: readonly [width: number, height: number] | number
  /** The number of samples per pixel. 4 antialiases the edges of triangles. Default: 1. */
  readonly samples?: 1 | 4
  /** Whether a step may read the target that it draws into. It reads the previous contents. Default: false. */
  readonly pingPong?: boolean
  readonly name?: string
}

/** The format of each image, by name. `depth` is the depth buffer. */
export type TargetFormats = { readonly [name: string]: TargetFormat | DepthFormat | boolean }
type NodeOf<F> = F extends `${string}uint` ? UTexture2D : F extends `${string}sint` ? ITexture2D : Texture2D
/** A render target, with its images as textures to read. */
export type Target<F> = { readonly [K in keyof F & string as F[K] extends false ? never : K]: NodeOf<F[K]> } & { readonly source: TargetSource }

const mipmaps: readonly unknown[] = ['none', 'nearest', 'linear'] satisfies readonly SamplerSettings['mipmap'][]
const isColor = (format: unknown): format is TargetFormat => targetFormats.some((name) => name === format)
const isDepth = (format: unknown): format is DepthFormat => depthFormats.some((name) => name === format)

/**
 * Declares images that steps draw into and others read. Row 0 is the bottom row, so sampling at `uv` reads the pixel that was drawn at `uv`.
 * Default filter: 'linear'; integers and depths are never filtered, and 32-bit floats only with `filter: 'linear'`.
 *
 * @example
 * const gBuffer = target({ albedo: 'rgba8unorm', normal: 'rgba16float', depth: true })
 * draw({ target: gBuffer, vertex, fragment: { albedo, normal } })
 * draw({ fragment: gBuffer.albedo.sample(uv) })
 */
export const target = <const F extends TargetFormats>(
  pictures: F & { readonly source?: never; readonly depth?: DepthFormat | boolean },
  { size = 1, samples = 1, mipmap = 'none', pingPong = false, name, filter, wrap }: TargetOptions = {},
): Target<F> => {
  const isSize = typeof size === 'number' ? size > 0 && size <= 16 : size.length === 2 && size.every((side) => Number.isInteger(side) && side >= 1)
  if (!isSize) return fail(notAValue('a width and height in whole pixels, or a part of the canvas such as 0.5, as the size of a target', size), target)
  if (samples !== 1 && samples !== 4) return fail(notAValue('1 or 4 samples a pixel', samples), target)
  if (!mipmaps.includes(mipmap)) return fail(notAValue(`one of ${mipmaps.join(', ')} as \`mipmap\``, mipmap), target)
  const hasLevels = mipmap !== 'none'
  if (hasLevels && samples !== 1) return fail(notAValue('one sample a pixel beside `mipmap`', samples), target)
  const colors: Attachment[] = []
  const nodes: Record<string, unknown> = {}
  let depth: Attachment<DepthFormat> | undefined
  const source: TargetSource = {
    kind: 'target',
    name,
    colors,
    get depth() {
      return depth
    },
    size,
    samples,
    mipmap: hasLevels,
    isPingPong: pingPong,
  }
  const attach = <A extends TargetFormat | DepthFormat>(picture: string, format: A, isMixed: boolean): Attachment<A> => {
    const kind = format.endsWith('uint') ? utexture2D : format.endsWith('sint') ? itexture2D : texture2D
    const called = name ? `${name}${picture[0]?.toUpperCase()}${picture.slice(1)}` : picture
    const own: SamplerSettings = { ...(filter && { filter }), ...(wrap && { wrap }), ...(hasLevels && { mipmap }) }
    const settings: SamplerSettings = isMixed ? own : kind === texture2D ? { filter: 'nearest', ...(wrap && { wrap }) } : {}
    // The options suit one of these kinds.
    const node = texture(kind as typeof texture2D, { name: called, ...settings })
    nodes[picture] = node
    // `texture` returns a node, whose detail is its source.
    const read = exprOf(node as unknown as Node).detail as TextureSource
    read.attachment = { target: source, name: picture }
    // The kinds above are textures.
    return { name: picture, format, type: read.type as Attachment['type'], source: read }
  }
  for (const [picture, wanted] of Object.entries(pictures)) {
    if (wanted === false || wanted === undefined) continue
    if (picture === 'source') return fail(notAValue('another name than "source" for a picture of a target', picture), target)
    if (picture === 'depth') {
      const format = wanted === true ? 'depth24plus' : wanted
      if (!isDepth(format)) return fail(notAValue(`true or one of ${depthFormats.join(', ')} as depth`, wanted), target)
      depth = attach(picture, format, false)
    } else {
      if (!isColor(wanted)) return fail(notAValue(`one of ${targetFormats.join(', ')} as the format of "${picture}"`, wanted), target)
      colors.push(attach(picture, wanted, !/int$|32float$/.test(wanted) || (filter === 'linear' && wanted.endsWith('float'))))
    }
  }
  if (colors.length === 0 && !depth) return fail(notAValue('a picture at least, such as { color: "rgba8unorm" }', pictures), target)
  if (colors.length > 8) return fail(notAValue('at most 8 pictures in a target', colors.length), target)
  // The nodes correspond to the formats, one by one.
  return { ...nodes, source } as Target<F>
}
