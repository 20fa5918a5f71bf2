/** The publications that define the colour spaces, each written once. */
import type { Reference } from '../../record.ts'

/** A section of CSS Color 4. */
export const cssColorOn = (section: string, anchor: string): Reference => ({
  title: 'CSS Color Module Level 4',
  authors: 'Tab Atkins Jr., Chris Lilley, Lea Verou (W3C)',
  year: 2022,
  section,
  url: `https://www.w3.org/TR/css-color-4/#${anchor}`,
})

export const cssMatrices = cssColorOn('18, Sample code for Color Conversions', 'color-conversion-code')

export const ottosson: Reference = {
  title: 'A perceptual color space for image processing',
  authors: 'Björn Ottosson',
  year: 2020,
  url: 'https://bottosson.github.io/posts/oklab/',
}

export const iecSRGB: Reference = {
  title: 'Multimedia systems and equipment: Colour measurement and management, Part 2-1: Default RGB colour space sRGB (IEC 61966-2-1)',
  authors: 'International Electrotechnical Commission',
  year: 1999,
  url: 'https://webstore.iec.ch/publication/6169',
}

export const cie15: Reference = { title: 'CIE 015:2018 Colorimetry, 4th Edition', authors: 'CIE', year: 2018, doi: '10.25039/TR.015.2018' }

export const bt709: Reference = {
  title: 'Recommendation BT.709-6: Parameter values for the HDTV standards for production and international programme exchange',
  authors: 'International Telecommunication Union',
  year: 2015,
  url: 'https://www.itu.int/rec/R-REC-BT.709-6-201506-I',
}
