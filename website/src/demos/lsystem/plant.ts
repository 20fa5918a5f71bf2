/**
 * The vertex stage of branches and leaves: growth along the path from the root, and wind that is continuous in space, so that joints stay closed.
 * Must not know: grammars, light.
 */
import { cross, float, fn, mix, select, smoothstep, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'

/** A part becomes thick, or a leaf unfolds, while growth moves on by this share of the longest path. */
export const ripening = 0.35

export interface Weather {
  /** From 0 to 1 + ripening. */
  readonly growth: Float
  readonly wind: Float
  readonly time: Float
}

const ripe = (growth: Float, path: Float): Float => smoothstep(0, ripening, growth.sub(path))

/** The movement of a point that is this far from the root: gusts run over the plant, and thin parts bend most. */
const sway = fn('sway', [{ p: vec3 }, { path: float }, { wind: float }, { t: float }], vec3, (p, path, wind, t) => {
  const gust = t.mul(1.1).sub(p.x.mul(1.3)).sin().mul(0.6).add(0.5)
  const ripple = t.mul(2.9).add(p.y.mul(3)).add(p.z.mul(4.1)).sin().mul(0.35)
  const across = t.mul(2.3).add(p.x.mul(3.7)).sub(p.y.mul(2.1)).sin().mul(0.25)
  const push = vec3(gust.add(ripple), 0, across)
    .mul(wind.mul(path.mul(path)).mul(0.16))
    .toConst('push')
  // A branch does not become longer when it bends.
  return push.sub(vec3(0, push.dot(push).mul(0.6), 0))
})

export interface BranchData {
  readonly from: Vec4
  readonly to: Vec4
  readonly fromNormal: Vec4
  readonly toNormal: Vec4
}
/** `side` is cosine, sine, and 0 or 1 for the end. Gives a point, and the direction outwards. */
export const placeBranch = (
  { from, to, fromNormal, toNormal }: BranchData,
  side: Vec3,
  { growth, wind, time }: Weather,
): { readonly point: Vec3; readonly normal: Vec3 } => {
  const [start, end] = [fromNormal.w, toNormal.w]
  const share = growth.sub(start).div(end.sub(start).max(1e-6)).saturate().toConst('share')
  const isEnd = side.z.greaterThan(0.5)
  const tip = mix(from.xyz, to.xyz, share)
  const centre = select(from.xyz, tip, isEnd).toConst('centre')
  const path = select(start, mix(start, end, share), isEnd).toConst('path')
  const radius = mix(from.w, to.w, select(float(0), share, isEnd)).mul(ripe(growth, path))
  // Around the axis, measured from the same directions in all branches.
  const axis = to.xyz
    .sub(from.xyz)
    .add(vec3(0, 1e-9, 0))
    .normalize()
    .toConst('axis')
  const aside = cross(axis, select(vec3(0, 0, 1), vec3(0, 1, 0), axis.z.abs().greaterThan(0.9)))
    .normalize()
    .toConst('aside')
  const out = aside.mul(side.x).add(cross(axis, aside).mul(side.y)).toConst('out')
  // Along the axis to the plane where this branch meets the next.
  const plane = select(fromNormal.xyz, toNormal.xyz, isEnd).toConst('plane')
  const shift = out.dot(plane).negate().div(axis.dot(plane).max(0.3))
  const isWhole = isEnd.not().or(share.greaterThan(0.999))
  const mitre = axis.mul(select(float(0), shift, isWhole))
  return { point: centre.add(out.add(mitre).mul(radius)).add(sway(centre, path, wind, time)), normal: out }
}

export interface LeafData {
  readonly at: Vec4
  readonly heading: Vec4
  readonly up: Vec4
  readonly chance: Float
}
/** Half the width, and where the blade is widest: leaf, petal, needle, seed, ray. */
const blades = [
  [0.24, 0.42],
  [0.42, 0.62],
  [0.05, 0.5],
  [0.4, 0.5],
  [0.15, 0.45],
] as const

/** `corner`: across from −1 to 1; along 0, 0.5 (where it is widest) or 1. The blade is folded at the midrib. */
export const placeLeaf = (
  { at, heading, up, chance }: LeafData,
  corner: Vec2,
  { growth, wind, time }: Weather,
): { readonly point: Vec3; readonly normal: Vec3 } => {
  const size = at.w.mul(ripe(growth, heading.w))
  const blade = blades.reduce((value, [width, widest], i) => select(value, vec3(width, widest, 0), up.w.greaterThan(i - 0.5)), vec3(0)).toConst('blade')
  const flutter = time.mul(5).add(chance.mul(40)).sin().mul(wind).mul(0.25).toConst('flutter')
  const across = cross(up.xyz, heading.xyz).toConst('across')
  const left = across.add(up.xyz.mul(flutter)).normalize().toConst('left')
  const top = cross(heading.xyz, left).toConst('top')
  const along = select(corner.y.mul(2).mul(blade.y), mix(blade.y, float(1), corner.y.mul(2).sub(1)), corner.y.greaterThan(0.5)).toConst('along')
  const rise = corner.x.abs().mul(blade.x).mul(0.45)
  const local = heading.xyz
    .mul(along)
    .add(left.mul(corner.x.mul(blade.x)))
    .add(top.mul(rise))
  const normal = top.sub(left.mul(corner.x.mul(0.45)))
  return { point: at.xyz.add(local.mul(size)).add(sway(at.xyz, heading.w, wind, time)), normal }
}
