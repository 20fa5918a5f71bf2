/** Entry `@kirari/addons/catalogue`: every function's record, ordered by category, and alphabetically within. */
import { backOutRecord } from './animation/easing/backOut.ts'
import { bounceOutRecord } from './animation/easing/bounceOut.ts'
import { circularInRecord } from './animation/easing/circularIn.ts'
import { cubicInOutRecord } from './animation/easing/cubicInOut.ts'
import { elasticOutRecord } from './animation/easing/elasticOut.ts'
import { exponentialInOutRecord } from './animation/easing/exponentialInOut.ts'
import { colorDodgeRecord } from './color/blend/colorDodge.ts'
import { luminosityRecord } from './color/blend/luminosity.ts'
import { multiplyRecord } from './color/blend/multiply.ts'
import { overlayRecord } from './color/blend/overlay.ts'
import { reflectRecord } from './color/blend/reflect.ts'
import { softLightRecord } from './color/blend/softLight.ts'
import { compositeXorRecord } from './color/composite/compositeXor.ts'
import { destinationOutRecord } from './color/composite/destinationOut.ts'
import { lighterRecord } from './color/composite/lighter.ts'
import { premultiplyRecord } from './color/composite/premultiply.ts'
import { sourceOverRecord } from './color/composite/sourceOver.ts'
import { unpremultiplyRecord } from './color/composite/unpremultiply.ts'
import { hsl2rgbRecord } from './color/space/hsl2rgb.ts'
import { kelvin2rgbRecord } from './color/space/kelvin2rgb.ts'
import { oklab2srgbRecord } from './color/space/oklab2srgb.ts'
import { rgb2hsvRecord } from './color/space/rgb2hsv.ts'
import { rgb2oklabRecord } from './color/space/rgb2oklab.ts'
import { srgb2rgbRecord } from './color/space/srgb2rgb.ts'
import { charRecord } from './draw/char.ts'
import { circleRecord } from './draw/circle.ts'
import { fillRecord } from './draw/fill.ts'
import { gridRecord } from './draw/grid.ts'
import { lineRecord } from './draw/line.ts'
import { strokeRecord } from './draw/stroke.ts'
import { fbmRecord } from './generative/fbm.ts'
import { gnoiseRecord } from './generative/gnoise.ts'
import { pcgRecord } from './generative/pcg.ts'
import { randomRecord } from './generative/random.ts'
import { valueNoiseRecord } from './generative/valueNoise.ts'
import { worleyRecord } from './generative/worley.ts'
import { aabbCentroidRecord } from './geometry/aabb/centroid.ts'
import { aabbClosestPointRecord } from './geometry/aabb/closestPoint.ts'
import { aabbContainRecord } from './geometry/aabb/contain.ts'
import { aabbExpandRecord } from './geometry/aabb/expand.ts'
import { aabbIntersectRecord } from './geometry/aabb/intersect.ts'
import { aabbSquareRecord } from './geometry/aabb/square.ts'
import { triangleAreaRecord } from './geometry/triangle/area.ts'
import { triangleBarycentricRecord } from './geometry/triangle/barycentric.ts'
import { triangleClosestPointRecord } from './geometry/triangle/closestPoint.ts'
import { triangleIntersectRecord } from './geometry/triangle/intersect.ts'
import { triangleNormalRecord } from './geometry/triangle/normal.ts'
import { triangleSignedDistanceRecord } from './geometry/triangle/signedDistance.ts'
import { aastepRecord } from './math/aastep.ts'
import { safeInverseRecord } from './math/inverse.ts'
import { safeModRecord } from './math/mod.ts'
import { quatRecord } from './math/quat/quat.ts'
import { quat2mat3Record } from './math/quat/quat2mat3.ts'
import { quatFromToRecord } from './math/quat/quatFromTo.ts'
import { quatMulRecord } from './math/quat/quatMul.ts'
import { quatRotateRecord } from './math/quat/quatRotate.ts'
import { quatSlerpRecord } from './math/quat/quatSlerp.ts'
import { rotate2dRecord } from './math/rotate2d.ts'
import { safePowRecord } from './math/safePow.ts'
import { smootherstepRecord } from './math/smootherstep.ts'
import type { FunctionRecord } from './record.ts'
import { boxSDFRecord } from './sdf/boxSDF.ts'
import { lineSDFRecord } from './sdf/lineSDF.ts'
import { opUnionRecord } from './sdf/opUnion.ts'
import { rectSDFRecord } from './sdf/rectSDF.ts'
import { starSDFRecord } from './sdf/starSDF.ts'
import { torusSDFRecord } from './sdf/torusSDF.ts'
import { cart2polarRecord } from './space/cart2polar.ts'
import { displaceRecord } from './space/displace.ts'
import { hexTileRecord } from './space/hexTile.ts'
import { kaleidoscopeRecord } from './space/kaleidoscope.ts'
import { lookAtRecord } from './space/lookAt.ts'
import { rotateRecord } from './space/rotate.ts'

export const records: readonly FunctionRecord[] = [
  backOutRecord,
  bounceOutRecord,
  circularInRecord,
  cubicInOutRecord,
  elasticOutRecord,
  exponentialInOutRecord,
  colorDodgeRecord,
  luminosityRecord,
  multiplyRecord,
  overlayRecord,
  reflectRecord,
  softLightRecord,
  compositeXorRecord,
  destinationOutRecord,
  lighterRecord,
  premultiplyRecord,
  sourceOverRecord,
  unpremultiplyRecord,
  hsl2rgbRecord,
  kelvin2rgbRecord,
  oklab2srgbRecord,
  rgb2hsvRecord,
  rgb2oklabRecord,
  srgb2rgbRecord,
  charRecord,
  circleRecord,
  fillRecord,
  gridRecord,
  lineRecord,
  strokeRecord,
  fbmRecord,
  gnoiseRecord,
  pcgRecord,
  randomRecord,
  valueNoiseRecord,
  worleyRecord,
  aabbCentroidRecord,
  aabbClosestPointRecord,
  aabbContainRecord,
  aabbExpandRecord,
  aabbIntersectRecord,
  aabbSquareRecord,
  triangleAreaRecord,
  triangleBarycentricRecord,
  triangleClosestPointRecord,
  triangleIntersectRecord,
  triangleNormalRecord,
  triangleSignedDistanceRecord,
  aastepRecord,
  safeInverseRecord,
  safeModRecord,
  rotate2dRecord,
  safePowRecord,
  smootherstepRecord,
  quatRecord,
  quat2mat3Record,
  quatFromToRecord,
  quatMulRecord,
  quatRotateRecord,
  quatSlerpRecord,
  boxSDFRecord,
  lineSDFRecord,
  opUnionRecord,
  rectSDFRecord,
  starSDFRecord,
  torusSDFRecord,
  cart2polarRecord,
  displaceRecord,
  hexTileRecord,
  kaleidoscopeRecord,
  lookAtRecord,
  rotateRecord,
]

export { accuracyBounds } from './accuracy.ts'
export type { AccuracyBound, AccuracyClass } from './accuracy.ts'
export { categories } from './category.ts'
export type { Category, CategoryId } from './category.ts'
export { measuredSizes, measurementCircumstances, measurementOf } from './measurement.ts'
export type { MeasuredOn, MeasuredTarget, Measurement, SignatureMeasurement } from './measurement.ts'
export { costOf, costWeights, sizeLimits } from './printed/cost.ts'
export type { Cost, CostSize, LoopBound } from './printed/cost.ts'
export { dependenciesOf, usedBy } from './printed/dependency.ts'
export { isFragmentOnly } from './printed/stage.ts'
export { boundsIn, boundsOf, hullOf, resultRange } from './range.ts'
export type { Bounds, Range } from './range.ts'
export type { EdgeCase, FunctionName, FunctionRecord, ParameterRecord, PreviewKind, Reference, Text, Value } from './record.ts'
export { units } from './unit.ts'
export type { Unit } from './unit.ts'
