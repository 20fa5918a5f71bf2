/** The types of the functions for their users: the results of calls, and the calls that are errors. Type-checked, never run. */
import { float, int, mat2, mat2x3, mat3, mat4, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Bool, Float, Mat2, Mat3, Mat4, Uint, Vec2, Vec3, Vec4 } from 'kirari/node'
import {
  AABB,
  Triangle,
  aabbCentroid,
  aabbClosestPoint,
  aabbContain,
  aabbExpand,
  aabbIntersect,
  aabbSquare,
  aastep,
  backOut,
  blendColorDodge,
  blendLuminosity,
  blendMultiply,
  blendOverlay,
  blendReflect,
  blendSoftLight,
  bounceOut,
  boxSDF,
  cart2polar,
  circularIn,
  compositeClear,
  compositeDestinationOut,
  compositeLighter,
  compositeSourceIn,
  compositeSourceOver,
  compositeXor,
  cubicInOut,
  displace,
  drawChar,
  drawCircle,
  drawFill,
  drawGrid,
  drawLine,
  drawStroke,
  elasticOut,
  exponentialInOut,
  fbm,
  gnoise,
  hexTile,
  hsl2rgb,
  kaleidoscope,
  kelvin2rgb,
  lineSDF,
  lookAt,
  oklab2srgb,
  opUnion,
  pcg,
  premultiply,
  quat,
  quat2mat3,
  quatFromTo,
  quatMul,
  quatRotate,
  quatSlerp,
  random,
  rectSDF,
  rgb2hsv,
  rgb2oklab,
  rotate,
  rotate2d,
  safeInverse,
  safeMod,
  safePow,
  smootherstep,
  srgb2rgb,
  starSDF,
  torusSDF,
  triangleArea,
  triangleBarycentric,
  triangleClosestPoint,
  triangleIntersect,
  triangleNormal,
  triangleSignedDistance,
  unpremultiply,
  valueNoise,
  worley,
} from '../src/index.ts'

export const results = {
  backOut: [backOut(0.5), backOut(uv), backOut(vec3(uv, 0))] satisfies [Float, Vec2, Vec3],
  bounceOut: [bounceOut(0.5), bounceOut(uv), bounceOut(vec3(uv, 0))] satisfies [Float, Vec2, Vec3],
  circularIn: [circularIn(0.5), circularIn(uv)] satisfies [Float, Vec2],
  cubicInOut: [cubicInOut(0.5), cubicInOut(uv)] satisfies [Float, Vec2],
  elasticOut: [elasticOut(0.5), elasticOut(vec4(1))] satisfies [Float, Vec4],
  exponentialInOut: [exponentialInOut(0.5), exponentialInOut(vec3(1))] satisfies [Float, Vec3],
  blendColorDodge: [blendColorDodge(0.2, 0.5), blendColorDodge(vec3(1), vec3(0), 0.5)] satisfies [Float, Vec3],
  blendLuminosity: [blendLuminosity(vec3(1), vec3(0)), blendLuminosity(vec4(1), vec4(0), 0.5)] satisfies [Vec3, Vec4],
  blendMultiply: [blendMultiply(0.2, 0.5), blendMultiply(vec4(1), vec4(0), 0.5)] satisfies [Float, Vec4],
  blendOverlay: [blendOverlay(0.2, 0.5), blendOverlay(vec3(1), vec3(0))] satisfies [Float, Vec3],
  blendReflect: [blendReflect(0.2, 0.5), blendReflect(vec3(1), vec3(0))] satisfies [Float, Vec3],
  blendSoftLight: [blendSoftLight(0.2, 0.5), blendSoftLight(vec3(1), vec3(0), 0.5), blendSoftLight(vec4(1), vec4(0))] satisfies [Float, Vec3, Vec4],
  compositeXor: [compositeXor(0.5, float(0.5)), compositeXor(vec4(1), vec4(0))] satisfies [Float, Vec4],
  compositeClear: [compositeClear(0.5, 1), compositeClear(vec4(1), vec4(0))] satisfies [Float, Vec4],
  compositeSourceIn: [compositeSourceIn(0.5, 1), compositeSourceIn(vec4(1), vec4(0))] satisfies [Float, Vec4],
  compositeDestinationOut: [compositeDestinationOut(0.5, 1), compositeDestinationOut(vec4(1), vec4(0))] satisfies [Float, Vec4],
  compositeLighter: [compositeLighter(0.5, 1), compositeLighter(vec4(1), vec4(0))] satisfies [Float, Vec4],
  premultiply: premultiply(vec4(0.5)) satisfies Vec4,
  unpremultiply: unpremultiply(vec4(0.5)) satisfies Vec4,
  compositeSourceOver: [compositeSourceOver(0.5, float(0.5)), compositeSourceOver(vec4(1), vec4(0))] satisfies [Float, Vec4],
  hsl2rgb: [hsl2rgb(vec3(0.5)), hsl2rgb(vec4(0.5))] satisfies [Vec3, Vec4],
  kelvin2rgb: [kelvin2rgb(6500), kelvin2rgb(uv.x)] satisfies [Vec3, Vec3],
  oklab2srgb: [oklab2srgb(vec3(0.5)), oklab2srgb(vec4(0.5))] satisfies [Vec3, Vec4],
  rgb2hsv: [rgb2hsv(vec3(0.5)), rgb2hsv(vec4(0.5))] satisfies [Vec3, Vec4],
  rgb2oklab: [rgb2oklab(vec3(0.5)), rgb2oklab(vec4(0.5))] satisfies [Vec3, Vec4],
  srgb2rgb: [srgb2rgb(0.5), srgb2rgb(uv.x), srgb2rgb(vec3(0.5)), srgb2rgb(vec4(0.5))] satisfies [Float, Float, Vec3, Vec4],
  drawChar: [drawChar(uv, 65), drawChar(uv, int(65))] satisfies [Float, Float],
  drawCircle: [drawCircle(uv, 0.5), drawCircle(uv, 0.5, 0.1), drawCircle(uv, 0.5, 0.1, 0.01)] satisfies [Float, Float, Float],
  drawFill: [drawFill(uv.length()), drawFill(uv.length(), 0), drawFill(uv.length(), 0, 0.01)] satisfies [Float, Float, Float],
  drawGrid: [drawGrid(uv, vec2(0.1), 0.01), drawGrid(uv, vec2(0.1), 0.01, 0.001)] satisfies [Float, Float],
  drawLine: [drawLine(uv, vec2(0), vec2(1), 0.1), drawLine(uv, vec2(0), vec2(1), 0.1, 0.01)] satisfies [Float, Float],
  drawStroke: [drawStroke(uv.length(), 0, 0.1), drawStroke(uv.length(), 0, 0.1, 0.01)] satisfies [Float, Float],
  pcg: pcg(3) satisfies Uint,
  random: [random(0.5), random(uv), random(vec3(uv, 1)), random(vec4(1))] satisfies [Float, Float, Float, Float],
  gnoise: [gnoise(0.5), gnoise(uv), gnoise(vec3(uv, 1))] satisfies [Float, Float, Float],
  fbm: [fbm(uv, 5), fbm(vec3(uv, 1), int(5)), fbm(uv, 5, 2, 0.5)] satisfies [Float, Float, Float],
  worley: [worley(uv), worley(vec3(uv, 1)), worley(uv, 0.5)] satisfies [Vec2, Vec2, Vec2],
  rotate: [rotate(uv, 1), rotate(uv, 1, vec2(0.5)), rotate(vec3(1), 1, vec3(0, 1, 0))] satisfies [Vec2, Vec2, Vec3],
  cart2polar: [cart2polar(uv), cart2polar(vec3(1))] satisfies [Vec2, Vec3],
  lookAt: lookAt(vec3(0, 0, -1), vec3(0, 1, 0)) satisfies Mat3,
  hexTile: hexTile(uv, 4) satisfies Vec4,
  displace: [displace(vec2, valueNoise)(uv, vec2(0, 1), 0.1), displace(vec3, (p) => p.x)(vec3(1), vec3(1), uv.x)] satisfies [Vec2, Vec3],
  valueNoise: [valueNoise(0.5), valueNoise(uv), valueNoise(vec3(uv, 1))] satisfies [Float, Float, Float],
  aabbCentroid: aabbCentroid(AABB({ min: vec3(0), max: vec3(1) })) satisfies Vec3,
  aabbClosestPoint: aabbClosestPoint(AABB({ min: vec3(0), max: vec3(1) }), vec3(2)) satisfies Vec3,
  aabbContain: aabbContain(AABB({ min: vec3(0), max: vec3(1) }), vec3(2)) satisfies Bool,
  aabbExpand: [
    aabbExpand(AABB({ min: vec3(0), max: vec3(1) }), 0.1),
    aabbExpand(AABB({ min: vec3(0), max: vec3(1) }), vec3(2)),
    aabbExpand(AABB({ min: vec3(0), max: vec3(1) }), AABB({ min: vec3(0), max: vec3(2) })),
  ] satisfies [AABB, AABB, AABB],
  aabbSquare: aabbSquare(AABB({ min: vec3(0), max: vec3(1) })) satisfies AABB,
  aabbIntersect: aabbIntersect(AABB({ min: vec3(0), max: vec3(1) }), vec3(0), vec3(1)) satisfies Vec2,
  triangleArea: triangleArea(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) })) satisfies Float,
  triangleClosestPoint: triangleClosestPoint(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) }), vec3(0)) satisfies Vec3,
  triangleIntersect: [
    triangleIntersect(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) }), vec3(0), vec3(1)),
    triangleIntersect(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) }), vec3(0), vec3(1), 1),
  ] satisfies [Vec4, Vec4],
  triangleNormal: triangleNormal(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) })) satisfies Vec3,
  triangleSignedDistance: triangleSignedDistance(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) }), vec3(0)) satisfies Float,
  triangleBarycentric: triangleBarycentric(Triangle({ a: vec3(0), b: vec3(1), c: vec3(2) }), vec3(0)) satisfies Vec3,
  aastep: [aastep(0.5, 0.2), aastep(0.5, uv), aastep(vec3(0), vec3(1), 0.1)] satisfies [Float, Vec2, Vec3],
  rotate2d: rotate2d(0.5) satisfies Mat2,
  safeInverse: [safeInverse(mat2(1)), safeInverse(mat3(1)), safeInverse(mat4(1))] satisfies [Mat2, Mat3, Mat4],
  safeMod: [safeMod(-1, 4), safeMod(uv, 2), safeMod(1, uv)] satisfies [Float, Vec2, Vec2],
  safePow: [safePow(-1, 2), safePow(vec3(1), 0.5)] satisfies [Float, Vec3],
  smootherstep: [smootherstep(0, 1, 0.5), smootherstep(0, 1, uv), smootherstep(uv, vec2(1), uv.x)] satisfies [Float, Vec2, Vec2],
  quat: quat(vec3(0, 1, 0), 0.5) satisfies Vec4,
  quat2mat3: quat2mat3(vec4(0, 0, 0, 1)) satisfies Mat3,
  quatFromTo: quatFromTo(vec3(1), vec3(uv, 0)) satisfies Vec4,
  quatMul: quatMul(vec4(0), vec4(1)) satisfies Vec4,
  quatSlerp: quatSlerp(vec4(0), vec4(1), 0.5) satisfies Vec4,
  quatRotate: quatRotate(vec4(0, 0, 0, 1), vec3(1)) satisfies Vec3,
  boxSDF: [boxSDF(vec3(uv, 0), vec3(1)), boxSDF(vec3(uv, 0), vec3(1), 0.1)] satisfies [Float, Float],
  lineSDF: [lineSDF(uv, vec2(0), vec2(1)), lineSDF(vec3(uv, 0), vec3(0), vec3(1))] satisfies [Float, Float],
  opUnion: [opUnion(uv.x, uv.y), opUnion(uv.x, 0.5, 0.1)] satisfies [Float, Float],
  rectSDF: [rectSDF(uv, vec2(1)), rectSDF(uv, vec2(1), 0.1)] satisfies [Float, Float],
  starSDF: starSDF(uv, 1, 5, 0.5) satisfies Float,
  torusSDF: [torusSDF(vec3(uv, 0), 1, 0.2), torusSDF(vec3(uv, 0), 1, 0.2, 1)] satisfies [Float, Float],
  kaleidoscope: [kaleidoscope(uv, 6), kaleidoscope(uv, 6, 0.5)] satisfies [Vec2, Vec2],
}

// @ts-expect-error two widths cannot be blended
blendSoftLight(vec3(1), vec4(1))
// @ts-expect-error luminosity needs a full colour
blendLuminosity(0.5, 0.5)
// @ts-expect-error alpha is in the fourth component
premultiply(vec3(1))
// @ts-expect-error a colour needs three components
hsl2rgb(uv)
// @ts-expect-error coverage needs one distance
drawFill(uv, 0, 0.01)
// @ts-expect-error a character has a code, not a letter
drawChar(uv, 'A')
// @ts-expect-error a line has two ends
drawLine(uv, vec2(0), 0.1)
// @ts-expect-error a grid is spaced both ways
drawGrid(uv, 0.1, 0.01)
// @ts-expect-error noise has at most three dimensions
valueNoise(vec4(1))
// @ts-expect-error a box is expanded by space, not by a place in the plane
aabbExpand(AABB({ min: vec3(0), max: vec3(1) }), uv)
// @ts-expect-error a box is not two corners side by side
aabbIntersect(vec3(0), vec3(1), vec3(0), vec3(1))
// @ts-expect-error a triangle is one argument, not three corners
triangleArea(vec3(0), vec3(1), vec3(2))
// @ts-expect-error the quaternion comes first
quatRotate(vec3(1), vec4(1))
// @ts-expect-error a line lies in the plane or in space, not in both
lineSDF(uv, vec3(0), vec3(1))
// @ts-expect-error a box has three half sides
boxSDF(vec3(uv, 0), vec2(1))
// @ts-expect-error a rectangle has two half sides
rectSDF(uv, 1)
// @ts-expect-error all arguments have one width
smootherstep(vec2(0), vec3(1), 0.5)
// @ts-expect-error only a square matrix has an inverse
safeInverse(mat2x3(1))
// @ts-expect-error the number of octaves is missing
fbm(uv)
// @ts-expect-error a turn in space needs an axis
rotate(vec3(1), 1)
// @ts-expect-error the height function takes points of the plane
displace(vec2, (p: Vec3) => p.x)
// @ts-expect-error a hash takes an integer
pcg(float(1))
