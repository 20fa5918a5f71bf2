/** Shared by the records to and from Oklab: the reference that defines the space. */
import type { WrittenRecord } from '../../record.ts'

export const oklabReferences: WrittenRecord['references'] = [
  { title: 'A perceptual color space for image processing', authors: 'Björn Ottosson', year: 2020, url: 'https://bottosson.github.io/posts/oklab/' },
  {
    title: 'CSS Color Module Level 4',
    authors: 'Tab Atkins Jr., Chris Lilley, Lea Verou (W3C)',
    year: 2022,
    section: '9.2, Oklab and OkLCh',
    url: 'https://www.w3.org/TR/css-color-4/#ok-lab',
  },
]
