/** Where the modes are defined that the W3C's specification does not have. */
import type { Reference } from '../../record.ts'

/** A mode of Pegtop's article, by its name and the page of its group. */
export const pegtopOn = (mode: string, page: 'additive' | 'difference' | 'quadratic'): Reference => ({
  title: 'Blend Modes',
  authors: 'Jens Gruschel',
  year: 2006,
  section: `${page[0]?.toUpperCase()}${page.slice(1)} modes: ${mode} mode`,
  url: `https://pegtop.net/delphi/articles/blendmodes/${page}.htm`,
})

/** GIMP's equations, which are those of bytes. */
export const gimpOn = (mode: string): Reference => ({
  title: 'GIMP 3.0 User Manual',
  authors: 'GIMP Documentation Team',
  year: 2025,
  section: `Legacy Layer Modes: ${mode}`,
  url: 'https://docs.gimp.org/3.0/en/gimp-concepts-layer-modes-legacy.html',
})

/** Photoshop's modes, in words. */
export const adobeOn = (mode: string): Reference => ({
  title: 'Using Adobe Photoshop CS5',
  authors: 'Adobe',
  year: 2010,
  section: `Blending mode descriptions: ${mode}`,
})

/** Krita's modes, in words. */
export const kritaOn = (mode: string): Reference => ({
  title: 'Krita Manual',
  authors: 'Wolthera van Hövell tot Westerflier, Maria Luisac, Reptorian',
  year: 2023,
  section: `Blending Modes, Lighten: ${mode}`,
  url: 'https://docs.krita.org/en/reference_manual/blending_modes/lighten.html',
})
