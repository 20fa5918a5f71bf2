/**
 * The nearest point of a triangle, for the functions that need it. Inlined into the body that calls it.
 *
 * Four candidates, each a point of the triangle: the nearest of each side, and the foot of the perpendicular where it
 * is inside. The nearest of the four is the result. A needle-thin triangle may lose its foot to rounding; its sides remain.
 */
import { cross, dot, float, select } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import type { Triangle } from './type.ts'

interface Nearest {
  /** From the corner a to the nearest point. */
  readonly point: Vec3
  /** From the corner a to the given point. */
  readonly ap: Vec3
  /** Perpendicular to the triangle, with the length of twice its area. */
  readonly n: Vec3
}

export const nearest = (triangle: Triangle, p: Vec3): Nearest => {
  const ab = triangle.b.sub(triangle.a).toConst('ab')
  const ac = triangle.c.sub(triangle.a).toConst('ac')
  const ap = p.sub(triangle.a).toConst('ap')
  const n = cross(ab, ac).toConst('n')

  const share = (from: Vec3, along: Vec3): Float => dot(from, along).div(dot(along, along).max(1e-30)).saturate()
  const nearer = (one: Vec3, other: Vec3, name: string): Vec3 => {
    const apart = (point: Vec3): Float => dot(ap.sub(point), ap.sub(point))
    return select(one, other, apart(other).lessThan(apart(one))).toConst(name)
  }
  const first = nearer(ab.mul(share(ap, ab)).toConst('onAB'), ac.mul(share(ap, ac)).toConst('onAC'), 'first')
  const bc = ac.sub(ab).toConst('bc')
  const side = nearer(first, ab.add(bc.mul(share(ap.sub(ab), bc))).toConst('onBC'), 'side')

  const area = dot(n, n).max(1e-37).toConst('area')
  const v = dot(cross(ap, ac), n).div(area).toConst('v')
  const w = dot(cross(ab, ap), n).div(area).toConst('w')
  const isInside = v
    .greaterThanEqual(0)
    .and(w.greaterThanEqual(0))
    .and(float(1).greaterThanEqual(v.add(w)))
  const foot = select(side, ab.mul(v).add(ac.mul(w)), isInside).toConst('foot')
  return { point: nearer(side, foot, 'point'), ap, n }
}
