/** What other programs call the blend modes, and what readers search for. */
import type { FunctionRecord, Text } from '../../record.ts'

/** Programs, in the order of a record; what all modes of a program begin with is added to the name. */
const programs = {
  css: { where: 'CSS' },
  canvas: { where: 'Canvas 2D' },
  webgl: { where: 'WebGL' },
  pegtop: { where: 'Pegtop' },
  paintNET: { where: 'Paint.NET' },
  photoshop: { where: 'Photoshop' },
  clipStudio: { where: 'CLIP STUDIO PAINT' },
  gimp: { where: 'GIMP' },
  krita: { where: 'Krita' },
  blender: { where: 'Blender', before: 'Mix Color: ' },
  unity: { where: 'Unity Shader Graph', before: 'Blend: ' },
  ffmpeg: { where: 'FFmpeg', before: 'blend=all_mode=' },
} as const satisfies Readonly<Record<string, { readonly where: string; readonly before?: string }>>

type Program = keyof typeof programs

/** The name in a program, and where its numbers differ. */
type Name = string | Text | readonly [name: string | Text, note: Text]

export type Names = Readonly<Partial<Record<Program, Name>>>

export interface Words {
  readonly en: readonly string[]
  readonly ja: readonly string[]
}

const isNoted = (name: Name): name is readonly [string | Text, Text] => Array.isArray(name)

/** The names of a mode; one of the specification has the same in CSS, Canvas 2D and SVG. */
export const elsewhere = (names: Names, inCSS?: string): FunctionRecord['elsewhere'] => [
  ...(inCSS === undefined
    ? []
    : [
        { where: 'CSS', name: `mix-blend-mode: ${inCSS}` },
        { where: 'Canvas 2D', name: `globalCompositeOperation = '${inCSS}'` },
        { where: 'SVG', name: `feBlend mode="${inCSS}"` },
      ]),
  // The keys of an object of this type are those of the table, which has no others.
  ...(Object.entries(names) as [Program, Name][]).map(([program, given]) => {
    const { where, before = '' }: { readonly where: string; readonly before?: string } = programs[program]
    const [name, note] = isNoted(given) ? given : [given]
    return { where, name: typeof name === 'string' ? before + name : name, ...(note && { note }) }
  }),
]

const shared: Words = { en: ['blend mode', 'layer mode', 'photoshop'], ja: ['描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード'] }

export const searchWords = ({ en, ja }: Words, isInCSS: boolean): Words => ({
  en: [...en, ...shared.en, ...(isInCSS ? ['mix-blend-mode'] : [])],
  ja: [...ja, ...shared.ja],
})
