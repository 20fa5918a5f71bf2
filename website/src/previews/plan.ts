/** The kind of preview that each function has. */
import type { FunctionRecord } from '@kirari/addons/catalogue'

/** How the live preview of a page shows the function. */
export type PreviewKind =
  /** The curve over 0…1 with a dot that runs along it. */
  | 'curve'
  /** Base and blend images beside the result, and the response over both. */
  | 'blend'
  /** Two overlapping discs over a checkerboard. */
  | 'composite'
  /** A sprite of few texels, smoothed without the function and with it, and the profile of its edge. */
  | 'filtering'
  /** A soft disc over a ground, mixed without the function and with it, and the profile of its edge. */
  | 'fringe'
  /** One ramp a parameter. */
  | 'ramp'
  /** An image of all hues, and each component of the result as a field. */
  | 'channels'
  /** Two cuts through a space that is larger than what screens can show. */
  | 'gamut'
  /** A ramp of light, its channels as curves, a lamp. */
  | 'light'
  /** Shades and the light they stand for. */
  | 'transfer'
  /** The edge of a shape, with enlarged pixels. */
  | 'coverage'
  /** The same for shapes that know their position. */
  | 'pixels'
  /** All characters of a font. */
  | 'glyphs'
  /** The field as grey levels, its section, histogram and spectrum. */
  | 'noise'
  /** A random number for each cell, and how the numbers are spread. */
  | 'grain'
  /** Which output bits of a hash change with each input bit. */
  | 'avalanche'
  /** Points scattered over cells, with the distances to the nearest two. */
  | 'cells'
  /** A ray and a box. */
  | 'box'
  /** A box in space, with a point or the box computed from it. */
  | 'cuboid'
  /** A triangle coloured by its three weights. */
  | 'triangle'
  /** A triangle, the parallelogram of twice its area, and a square of the same area. */
  | 'parallelogram'
  /** Every point in the colour of the nearest point of a triangle. */
  | 'nearest'
  /** A cut through the field of distances to a triangle in space. */
  | 'sides'
  /** A triangle in space with its normal, or with a ray that hits it. */
  | 'facet'
  /** The graph of a function of one variable. */
  | 'plot'
  | 'bend'
  /** Large pixels cut by a plain step and by a smooth one. */
  | 'antialias'
  /** The graph of a remainder, beside the truncated one. */
  | 'remainder'
  /** A grid, a letter and the axes before and after a matrix. */
  | 'transform'
  /** An arrow before and after a turn. */
  | 'rotation'
  /** A cube and its axes before and after a turn, or two. */
  | 'orientation'
  | 'columns'
  /** Two directions and the arc between them. */
  | 'between'
  /** The path from one rotation to another, in equal steps. */
  | 'slerp'
  /** Lines of equal distance, inside and outside in two colours. */
  | 'isolines'
  /** A distance field of space: isolines on a cut, and the shape as rays find it, with their number of steps. */
  | 'solid'
  /** Two discs joined, with lines of equal distance. */
  | 'union'
  /** An image before and after folding the plane. */
  | 'tiling'
  /** A grid before and after displacing its points. */
  | 'displacement'
  /** The plane in numbered hexagons. */
  | 'hexagons'
  /** The three directions of a camera. */
  | 'frame'
  /** A strip of angles and radii, and the same bent around a centre. */
  | 'polar'
  /** An image before and after a rotation. */
  | 'turn'

const plan: Readonly<Record<string, PreviewKind>> = {
  'animation/easing/backOut': 'curve',
  'animation/easing/bounceOut': 'curve',
  'animation/easing/circularIn': 'curve',
  'animation/easing/cubicInOut': 'curve',
  'animation/easing/elasticOut': 'curve',
  'animation/easing/exponentialInOut': 'curve',
  'color/blend/colorDodge': 'blend',
  'color/blend/luminosity': 'blend',
  'color/blend/multiply': 'blend',
  'color/blend/overlay': 'blend',
  'color/blend/reflect': 'blend',
  'color/blend/softLight': 'blend',
  'color/composite/compositeXor': 'composite',
  'color/composite/destinationOut': 'composite',
  'color/composite/lighter': 'composite',
  'color/composite/premultiply': 'filtering',
  'color/composite/sourceOver': 'composite',
  'color/composite/unpremultiply': 'fringe',
  'color/space/hsl2rgb': 'ramp',
  'color/space/kelvin2rgb': 'light',
  'color/space/oklab2srgb': 'gamut',
  'color/space/rgb2hsv': 'channels',
  'color/space/rgb2oklab': 'channels',
  'color/space/srgb2rgb': 'transfer',
  'draw/char': 'glyphs',
  'draw/circle': 'pixels',
  'draw/fill': 'coverage',
  'draw/grid': 'pixels',
  'draw/line': 'pixels',
  'draw/stroke': 'coverage',
  'generative/fbm': 'noise',
  'generative/gnoise': 'noise',
  'generative/pcg': 'avalanche',
  'generative/random': 'grain',
  'generative/valueNoise': 'noise',
  'generative/worley': 'cells',
  'geometry/aabb/centroid': 'cuboid',
  'geometry/aabb/closestPoint': 'cuboid',
  'geometry/aabb/contain': 'cuboid',
  'geometry/aabb/expand': 'cuboid',
  'geometry/aabb/intersect': 'box',
  'geometry/aabb/square': 'cuboid',
  'geometry/triangle/area': 'parallelogram',
  'geometry/triangle/barycentric': 'triangle',
  'geometry/triangle/closestPoint': 'nearest',
  'geometry/triangle/intersect': 'facet',
  'geometry/triangle/normal': 'facet',
  'geometry/triangle/signedDistance': 'sides',
  'math/aastep': 'antialias',
  'math/inverse': 'transform',
  'math/mod': 'remainder',
  'math/rotate2d': 'transform',
  'math/safePow': 'plot',
  'math/smootherstep': 'bend',
  'math/quat/quat': 'orientation',
  'math/quat/quat2mat3': 'columns',
  'math/quat/quatFromTo': 'between',
  'math/quat/quatMul': 'orientation',
  'math/quat/quatRotate': 'rotation',
  'math/quat/quatSlerp': 'slerp',
  'sdf/boxSDF': 'solid',
  'sdf/lineSDF': 'isolines',
  'sdf/opUnion': 'union',
  'sdf/rectSDF': 'isolines',
  'sdf/starSDF': 'isolines',
  'sdf/torusSDF': 'solid',
  'space/cart2polar': 'polar',
  'space/displace': 'displacement',
  'space/hexTile': 'hexagons',
  'space/kaleidoscope': 'tiling',
  'space/lookAt': 'frame',
  'space/rotate': 'turn',
}

export const kindOf = ({ category, slug }: Pick<FunctionRecord, 'category' | 'slug'>): PreviewKind => {
  const kind = plan[`${category}/${slug}`]
  if (!kind) throw new Error(`expected a kind of preview for ${category}/${slug} in website/src/previews/plan.ts, got none.`)
  return kind
}
