/**
 * Draws the picture that stands beside a shared link: posters, the mark, and words. The words are outlines (outlines.json), since the fonts
 * of the machine that builds the site are not known; so the same sources give the same card everywhere. Must not know: pages.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type JpegOptions, type OverlayOptions, type Sharp } from 'sharp'
import { cardSize, mostCardBytes } from '../../src/image-size.ts'
import outlines from './outlines.json' with { type: 'json' }

/** As wide as the picture it is made of, for nothing is gained by more of the same; in the shape that services show whole. */
export const sizeOfCard = ({ width }: Pick<Drawing, 'width'>) => ({ width, height: Math.round((width * cardSize.height) / cardSize.width) })

export type Drawing = {
  readonly width: number
  /** Posters under static, row by row. */
  readonly posters: readonly string[]
  readonly columns: number
  /** What of a poster stays when it is cut. */
  readonly position: 'centre' | 'right'
  readonly ground: 'ink' | 'paper'
  /** Each must be in outlines.json. Without words the posters stand alone, with a small mark. */
  readonly lines: readonly string[]
}

const colours = {
  ink: { ground: '#15171d', words: '#f3f0e8', ring: '#ece9e2', glint: '#f3bd45' },
  paper: { ground: '#faf9f6', words: '#1d1f27', ring: '#1d1f27', glint: '#d9950f' },
} as const

const staticFolder = join(import.meta.dirname, '../../static')
const edge = 80

/** The encoder that searches for fewer bytes takes half of a card's time and saves a seventh of them, and no reader of the site loads cards. */
const encoding: JpegOptions = { mozjpeg: false }

/** The card as JPEG, as good as its size allows. */
export const drawCard = async (drawing: Drawing): Promise<Buffer> => {
  const card = await picture(drawing)
  for (let quality = 86; ; quality -= 8) {
    const jpeg = await card
      .clone()
      .jpeg({ ...encoding, quality })
      .toBuffer()
    if (jpeg.length <= mostCardBytes || quality < 40) return jpeg
  }
}

/** What the card is made of, so that nothing is drawn again that is the same. */
export const sourcesOf = async (drawing: Drawing): Promise<readonly (string | Buffer)[]> => [
  JSON.stringify([drawing, encoding]),
  overlay(drawing),
  ...(await Promise.all(drawing.posters.map((poster) => readFile(join(staticFolder, poster))))),
]

const picture = async (drawing: Drawing): Promise<Sharp> => {
  const { posters, position, ground } = drawing
  const { width, height } = sizeOfCard(drawing)
  const above = await drawnOnce(overlay(drawing))
  const [first = '', ...others] = posters
  return others.length === 0
    ? sharp(join(staticFolder, first)).resize(width, height, { fit: 'cover', position }).composite([above])
    : sharp({ create: { width, height, channels: 3, background: colours[ground].ground } }).composite([...(await tiles(drawing)), above])
}

const drawn = new Map<string, Promise<OverlayOptions>>()

/** Cards of one picture differ in nothing but the picture. */
const drawnOnce = (shapes: string): Promise<OverlayOptions> => {
  const known = drawn.get(shapes) ?? drawShapes(shapes)
  drawn.set(shapes, known)
  return known
}

/** Without the rows above it that are empty: laying them over the picture takes as long as others. */
const drawShapes = async (shapes: string): Promise<OverlayOptions> => {
  const { data, info } = await sharp(Buffer.from(shapes)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const first = data.findIndex((value, at) => at % channels === channels - 1 && value > 0)
  const top = Math.floor(first / channels / width)
  return { input: data.subarray(top * width * channels), raw: { width, height: height - top, channels }, left: 0, top }
}

const tiles = ({ posters, columns, position, ...drawing }: Drawing): Promise<readonly OverlayOptions[]> => {
  const size = sizeOfCard(drawing)
  const width = size.width / columns
  const height = size.height / Math.ceil(posters.length / columns)
  return Promise.all(
    posters.map(async (poster, at) => {
      const tile = sharp(join(staticFolder, poster)).resize(Math.ceil(width), Math.ceil(height), { fit: 'cover', position })
      const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true })
      return { input: data, raw: info, left: Math.floor((at % columns) * width), top: Math.floor(Math.floor(at / columns) * height) }
    }),
  )
}

/** A veil under the words, the mark with the name, and the words: shapes alone, no text. */
const overlay = ({ ground, lines, ...drawing }: Drawing): string => {
  // What is drawn over the posters is drawn in these units, however wide the card is.
  const { width, height } = cardSize
  const size = sizeOfCard(drawing)
  const colour = colours[ground]
  const isBare = lines.length === 0
  const veil = isBare
    ? '<linearGradient id="veil" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-opacity=".9"/><stop offset=".3" stop-opacity="0"/></linearGradient>'
    : '<linearGradient id="veil"><stop offset="0" stop-opacity=".9"/><stop offset=".32" stop-opacity=".62"/><stop offset=".74" stop-opacity="0"/></linearGradient>'
  const letters = lines.length > 1 ? 68 : 104
  const words = lines.map((line, at) => wordsAt(line, edge, height - edge - (lines.length - 1 - at) * letters * 1.3, letters, colour.words))
  const top = isBare ? height - 96 : edge - 8
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}"><defs>${veil.replaceAll('<stop', `<stop stop-color="${colour.ground}"`)}</defs>
<rect width="${width}" height="${height}" fill="url(#veil)"/>
<g transform="translate(${isBare ? 44 : edge - 4} ${top})scale(1.9)"><path d="M24.5 18.5A10.5 10.5 0 1 1 13.08 8.04" fill="none" stroke="${colour.ring}" stroke-width="2.6" stroke-linecap="round"/><path d="M0-9.5Q.9-.9 7.5 0 .9.9 0 9.5-.9.9-7.5 0-.9-.9 0-9.5Z" transform="translate(22 10)rotate(12)" fill="${colour.glint}"/></g>
${wordsAt('Kirari', (isBare ? 44 : edge - 4) + 72, top + 49, 46, colour.words)}
${words.join('\n')}
</svg>`
}

const wordsAt = (text: string, x: number, y: number, size: number, colour: string): string => {
  // The keys of an object in a JSON file are strings.
  const word = (outlines.words as Readonly<Record<string, { readonly width: number; readonly path: string } | undefined>>)[text]
  if (!word) {
    throw new Error(
      `A social card says "${text}", which is not in scripts/social-card/outlines.json. Add its outlines there, set in ${outlines.font}, or write one of: ${Object.keys(outlines.words).join(', ')}.`,
    )
  }
  const scale = Math.min(size, ((cardSize.width - 2 * x) / word.width) * outlines.unitsPerEm) / outlines.unitsPerEm
  return `<path transform="translate(${x} ${y})scale(${scale.toFixed(4)})" fill="${colour}" d="${word.path}"/>`
}
