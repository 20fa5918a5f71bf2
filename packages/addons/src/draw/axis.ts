/** The coordinate axes as coloured lines, in the plane and in space (catalogue/draw/axis.ts). */
import { dot, dpdx, dpdy, float, fn, length, overload, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'
import { band, pixelOfDistance } from './coverage.ts'

const colours = [
  [1, 0.25, 0.25],
  [0.25, 0.75, 0.25],
  [0.25, 0.5, 1],
] as const

/** The lines over each other, the first on top, with alpha multiplied in. */
const layered = (coverages: readonly Float[]): Vec4 =>
  coverages
    .map((coverage, i) => {
      const [r, g, b] = colours[i] ?? colours[0]
      const share = coverage.toConst('share')
      return { layer: vec4(r, g, b, 1).mul(share).toConst('layer'), free: float(1).sub(share) }
    })
    .reduceRight((under, { layer, free }) => layer.add(under.mul(free)), vec4(0))

/** The change over one pixel of the distance to an axis, whose place in the plane across it is `across`. */
const pixelAcross = (across: Vec2): Float => {
  const away = across.div(length(across).max(1e-20)).toConst('away')
  return length(vec2(dot(dpdx(across), away), dot(dpdy(across), away)))
}

const inPlane = /*#__PURE__*/ fn('drawAxis', [{ st: vec2 }, { thickness: float }, { px: float }], vec4, (st, thickness, px) =>
  layered([st.y, st.x].map((d) => band(d, thickness, px))),
)
const inSpace = /*#__PURE__*/ fn('drawAxis_vec3', [{ st: vec3 }, { thickness: float }, { px: float }], vec4, (st, thickness, px) =>
  layered([st.yz, st.zx, st.xy].map((across) => band(length(across).toConst('away'), thickness, px))),
)
const inPlaneFragment = /*#__PURE__*/ fn('drawAxis_pixel', [{ st: vec2 }, { thickness: float }], vec4, (st, thickness) =>
  layered([st.y, st.x].map((d) => band(d, thickness, pixelOfDistance(d).toConst('px')))),
)
const inSpaceFragment = /*#__PURE__*/ fn('drawAxis_vec3_pixel', [{ st: vec3 }, { thickness: float }], vec4, (st, thickness) =>
  layered([st.yz, st.zx, st.xy].map((across) => band(length(across).toConst('away'), thickness, pixelAcross(across).toConst('px')))),
)

/**
 * The axes as lines of this thickness: x red, y green, z blue, with alpha multiplied in; transparent elsewhere.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawAxis = /*#__PURE__*/ overload(inPlane, inSpace, inPlaneFragment, inSpaceFragment)
