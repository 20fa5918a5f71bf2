/**
 * Displaces a point along a direction by a height, a function of its position (catalogue/space/displace.ts).
 *
 * A shader has no functions as arguments: each height function gets its own displacement, created on first use and
 * cached, so that the text contains it once.
 */
import { float, fn, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

/** Moves `p` along `direction`, by `amount` times the height at `p`. */
export type Displacement<V> = (p: V, direction: V, amount: Float | number) => V

const onPlane = /*#__PURE__*/ new WeakMap<(p: Vec2) => Float, Displacement<Vec2>>()
const inSpace = /*#__PURE__*/ new WeakMap<(p: Vec3) => Float, Displacement<Vec3>>()

const once = <H extends object, D>(made: WeakMap<H, D>, height: H, make: () => D): D => {
  const known = made.get(height)
  if (known) return known
  const displacement = make()
  made.set(height, displacement)
  return displacement
}

/** The displacement by this height, for points of the plane (`vec2`) or of space (`vec3`); the same function always gives the same displacement. */
export function displace(type: typeof vec2, height: (p: Vec2) => Float): Displacement<Vec2>
export function displace(type: typeof vec3, height: (p: Vec3) => Float): Displacement<Vec3>
export function displace(type: typeof vec2 | typeof vec3, height: ((p: Vec2) => Float) | ((p: Vec3) => Float)): Displacement<Vec2> | Displacement<Vec3> {
  // By the signatures above, the height function accepts points of the type.
  return type === vec2 ? ofPlane(height as (p: Vec2) => Float) : ofSpace(height as (p: Vec3) => Float)
}

const ofPlane = (height: (p: Vec2) => Float): Displacement<Vec2> =>
  once(onPlane, height, () =>
    fn('displace', [{ p: vec2 }, { direction: vec2 }, { amount: float }], vec2, (p, direction, amount) => p.add(direction.mul(height(p).mul(amount)))),
  )
const ofSpace = (height: (p: Vec3) => Float): Displacement<Vec3> =>
  once(inSpace, height, () =>
    fn('displace_vec3', [{ p: vec3 }, { direction: vec3 }, { amount: float }], vec3, (p, direction, amount) => p.add(direction.mul(height(p).mul(amount)))),
  )
