/** Shared by the records of all composites: their parameters, and the references to the operators. */
import type { Reference, Text, WrittenParameter, WrittenRecord } from '../../record.ts'

const nothingClamped: Text = { en: 'Nothing is clamped.', ja: 'クランプはしません。' }

const layer = { unit: 'premultiplied', role: 'domain', range: [0, 1] } as const satisfies Partial<WrittenParameter>

interface Layers {
  readonly source?: Text
  readonly destination?: Text
  readonly outsideOfSource?: Text
  readonly outsideOfDestination?: Text
}

/** The two layers of an operator; their meaning differs a little. */
export const layerParameters = ({
  source = {
    en: 'The layer on top. Two floats instead of colours are two alphas.',
    ja: '上に重ねる色です。色の代わりにfloatを渡すと、アルファどうしを合成します。',
  },
  destination = { en: 'The layer below.', ja: '下の色です。' },
  outsideOfSource = nothingClamped,
  outsideOfDestination = nothingClamped,
}: Layers = {}): WrittenRecord['parameters'] => ({
  source: { ...layer, meaning: source, default: [0.6, 0.24, 0.12, 0.6], outside: outsideOfSource },
  destination: { ...layer, meaning: destination, default: [0.1, 0.3, 0.7, 0.8], outside: outsideOfDestination },
})

export const porterDuffOn = (section: string): Reference => ({
  title: 'Compositing Digital Images',
  authors: 'Thomas Porter, Tom Duff',
  year: 1984,
  section,
  doi: '10.1145/800031.808606',
})

export const w3cOn = (section: string, anchor: string): Reference => ({
  title: 'Compositing and Blending Level 1',
  authors: 'Rik Cabanier, Nikos Andronikos (W3C)',
  year: 2015,
  section,
  url: `https://www.w3.org/TR/compositing-1/#${anchor}`,
})
