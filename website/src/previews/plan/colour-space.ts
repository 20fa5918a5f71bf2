/** Colour spaces: away from red, green and blue the components as fields; back to them the space itself, as ramps or cuts. */
import type { Rows } from './row.ts'

export const colourSpace = {
  srgb2rgb: { kind: 'transfer' },
  rgb2srgb: { kind: 'transfer', to: 'screen' },
  // It is taken for srgb2rgb: the two curves must be seen to differ.
  gamma2linear: { kind: 'transfer', to: 'light', beside: 'srgb' },
  linear2gamma: { kind: 'transfer', to: 'screen', beside: 'srgb' },
  rgb2hsl: { kind: 'channels', takes: 'encoded' },
  hsl2rgb: { kind: 'ramps' },
  rgb2hsv: { kind: 'channels', takes: 'encoded' },
  hsv2rgb: { kind: 'ramps' },
  rgb2hwb: { kind: 'channels', takes: 'encoded' },
  hwb2rgb: { kind: 'ramps' },
  rgb2hcv: { kind: 'channels', takes: 'encoded' },
  rgb2hue: { kind: 'channels', takes: 'encoded', fields: 1 },
  // A colour by one number: its three channels are the trapezoids that the definition speaks of.
  hue2rgb: { kind: 'light', end: 'wheel' },
  rgb2cmyk: { kind: 'channels', takes: 'encoded', fields: 4 },
  cmyk2rgb: { kind: 'ramps', count: 4 },
  rgb2yiq: { kind: 'channels', takes: 'encoded' },
  // Most of the space is no colour: cuts show where the cube of colours lies in it.
  yiq2rgb: { kind: 'gamut' },
  rgb2yuv: { kind: 'channels', takes: 'encoded' },
  yuv2rgb: { kind: 'gamut' },
  rgb2ycbcr: { kind: 'channels', takes: 'encoded' },
  ycbcr2rgb: { kind: 'gamut', centre: 0.5 },
  // Beside the plain mean, in which yellow is no brighter than blue.
  rgb2luma: { kind: 'channels', takes: 'encoded', fields: 1, beside: 'mean' },
  rgb2luminance: { kind: 'channels', takes: 'light', fields: 1, beside: 'mean' },
  rgb2xyz: { kind: 'channels', takes: 'light' },
  xyz2rgb: { kind: 'chromaticity', triangles: 'srgb' },
  xyz2lab: { kind: 'channels', takes: 'xyz', reach: 110 },
  lab2xyz: { kind: 'gamut', gives: 'xyz' },
  rgb2lab: { kind: 'channels', takes: 'light' },
  lab2rgb: { kind: 'gamut', gives: 'light' },
  // The step is from a and b to angle and radius: the picture is that of cart2polar, on the plane of colours.
  lab2lch: { kind: 'polar', plane: 'lab' },
  lch2lab: { kind: 'polar', from: 'coordinates', plane: 'lab' },
  // Lightness and chroma go to 100 and more, hue to 1.
  rgb2lch: { kind: 'channels', takes: 'light', scales: 'own' },
  lch2rgb: { kind: 'ramps', gives: 'light' },
  xyz2luv: { kind: 'channels', takes: 'xyz', reach: 180 },
  luv2xyz: { kind: 'gamut', gives: 'xyz' },
  xyz2xyY: { kind: 'chromaticity', triangles: 'srgb', gives: 'place' },
  xyY2xyz: { kind: 'chromaticity', triangles: 'srgb' },
  rgb2oklab: { kind: 'channels', takes: 'light' },
  oklab2rgb: { kind: 'gamut', gives: 'light' },
  srgb2oklab: { kind: 'channels', takes: 'encoded' },
  oklab2srgb: { kind: 'gamut' },
  oklab2oklch: { kind: 'polar', plane: 'oklab' },
  oklch2oklab: { kind: 'polar', from: 'coordinates', plane: 'oklab' },
  // The colour stays, its numbers change: one point in two triangles.
  rgb2p3: { kind: 'chromaticity', triangles: 'srgb and p3' },
  p32rgb: { kind: 'chromaticity', triangles: 'srgb and p3' },
  kelvin2rgb: { kind: 'light' },
  // At both ends of the spectrum there is hardly any light: as bright as the rest they would show noise.
  wavelength2rgb: { kind: 'light', end: 'fading lamp' },
  deltaE: { kind: 'difference' },
} as const satisfies Rows
