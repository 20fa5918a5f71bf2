/** Oracle of bezierSDF: the places where the curve runs square to the way from the point, by Cardano's formula. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** The point at t by de Casteljau’s construction: three mixes. */
export const onBezier = (t: number, [ax = NaN, ay = NaN, bx = NaN, by = NaN, cx = NaN, cy = NaN]: readonly number[]): readonly [number, number] => {
  const mix = (from: number, to: number): number => from * (1 - t) + to * t
  return [mix(mix(ax, bx), mix(bx, cx)), mix(mix(ay, by), mix(by, cy))]
}

/** The real roots of x³ + ax² + bx + c. */
const rootsOf = (a: number, b: number, c: number): readonly number[] => {
  const [p, q] = [b - (a * a) / 3, (2 * a ** 3) / 27 - (a * b) / 3 + c]
  const inside = (q / 2) ** 2 + (p / 3) ** 3
  if (inside >= 0) return [Math.cbrt(-q / 2 + Math.sqrt(inside)) + Math.cbrt(-q / 2 - Math.sqrt(inside)) - a / 3]
  const [size, angle] = [2 * Math.sqrt(-p / 3), Math.acos(Math.min(Math.max(-q / 2 / Math.sqrt((-p / 3) ** 3), -1), 1))]
  return [0, 1, 2].map((i) => size * Math.cos((angle + 2 * Math.PI * i) / 3) - a / 3)
}

const nearest =
  (shift = 0) =>
  ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx0 = NaN, by = NaN, cx = NaN, cy = NaN]: readonly number[]): readonly number[] => {
    const bx = bx0 + shift
    const [ux, uy, vx, vy] = [bx - ax, by - ay, ax - 2 * bx + cx, ay - 2 * by + cy]
    const [k3, k2] = [vx * vx + vy * vy, 3 * (ux * vx + uy * vy)]
    const [k1, k0] = [2 * (ux * ux + uy * uy) + (ax - x) * vx + (ay - y) * vy, (ax - x) * ux + (ay - y) * uy]
    // Halfway between its ends the control point makes a straight line, and the cubic is linear.
    const straight = k3 < 1e-12 * (ux * ux + uy * uy)
    const places = straight ? [-k0 / k1] : rootsOf(k2 / k3, k1 / k3, k0 / k3)
    // One step of Newton's method, for the digits that Cardano's formula loses.
    const polished = places.map((t) => t - (((k3 * t + k2) * t + k1) * t + k0) / ((3 * k3 * t + 2 * k2) * t + k1))
    const candidates = [0, 1, ...[...places, ...polished].filter((t) => t > 0 && t < 1)]
    return [
      Math.min(
        ...candidates.map((t) => {
          const [u, v] = onBezier(t, [ax, ay, bx, by, cx, cy])
          return Math.hypot(x - u, y - v)
        }),
      ),
    ]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'bezierSDF',
    expected: nearest(),
    ranges: times(8, place),
    rows: [
      [0, 1, -1, 0, 0, 0, 1, 0],
      [0.5, 0.5, -1, 0, 1, 0, 0, 0],
      [0.25, 0, -1, 0, 1, 0, -1, 0],
      [0, 0, -1, 0, 1, 0, -1, 0],
      [0, 1.5, -1, 0, 0, 2, 1, 0],
      [0, 0.75, -1, 0, 0, 2, 1, 0],
      [0.75, 1.5, -1, 0, 0, 2, 1, 0],
      [3, 4, 0, 0, 0, 0, 0, 0],
    ],
    mutant: nearest(0.02),
  },
]

export const size: SizeBudget = { bytes: 1065, reason: 'a cubic, bounds of its roots and two Newton steps at once; the loop of the language is half of it' }
