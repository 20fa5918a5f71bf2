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

export const smith: Reference = { title: 'Color Gamut Transform Pairs', authors: 'Alvy Ray Smith', year: 1978, doi: '10.1145/800248.807361' }

export const smithAndLyons: Reference = {
  title: 'HWB: A More Intuitive Hue-Based Color Model',
  authors: 'Alvy Ray Smith, Eric Ray Lyons',
  year: 1996,
  url: 'http://jgt.akpeters.com/papers/SmithLyons96/',
}

export const jobloveAndGreenberg: Reference = {
  title: 'Color Spaces for Computer Graphics',
  authors: 'George H. Joblove, Donald Greenberg',
  year: 1978,
  doi: '10.1145/800248.807362',
}

export const cssCMYK: Reference = {
  title: 'CSS Color Module Level 5',
  authors: 'Chris Lilley, Una Kravets, Lea Verou, Adam Argyle (W3C)',
  year: 2024,
  section: 'Naively Converting Between Uncalibrated CMYK and sRGB-Based Color',
  url: 'https://www.w3.org/TR/css-color-5/#cmyk-rgb',
}

export const fccRules: Reference = {
  title: '47 CFR 73.682: TV transmission standards',
  authors: 'Federal Communications Commission',
  year: 2013,
  section: '(a)(20)',
  url: 'https://www.govinfo.gov/link/cfr/47/73?sectionnum=682&year=2013',
}

export const jfif: Reference = {
  title: 'Recommendation T.871: Digital compression and coding of continuous-tone still images: JPEG File Interchange Format (JFIF)',
  authors: 'International Telecommunication Union',
  year: 2011,
  url: 'https://www.itu.int/rec/T-REC-T.871',
}

export const bt601: Reference = {
  title: 'Recommendation BT.601-7: Studio encoding parameters of digital television for standard 4:3 and wide-screen 16:9 aspect ratios',
  authors: 'International Telecommunication Union',
  year: 2011,
  url: 'https://www.itu.int/rec/R-REC-BT.601',
}
