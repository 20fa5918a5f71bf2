/** A solid as sphere tracing finds it, seen by a camera that turns around it, and a ball around a point that just touches the solid. */
import { Break, dot, float, fn, If, Loop, max, min, mix, normalize, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { mint, paper } from '../paint/palette.ts'
import { half } from '../paint/panels.ts'
import { meetPoint, orbit } from '../paint/space.ts'
import { inside, over, stroke } from '../paint/stroke.ts'

/** Half the length that the flat panel shows. */
export const reach = 1.2
export const scale = reach / half

const distance = 4.6
/** The part of a ray that is followed. */
const [first, last] = [distance - 2.1, distance + 2.1]

const light = normalize(vec3(0.45, 0.85, 0.35))
const tetrahedron = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
] as const

type Field = (at: Vec3) => Float

export const camera = (p: Vec2, turn: Float): ReturnType<typeof orbit> => orbit(p, turn, 0.46, distance, 1.62)

/** Follows a ray for at most `stepCount` steps. Returns the distance along it and the number of steps. */
export const march = (f: Field, stepCount: number) =>
  fn('march', [{ from: vec3 }, { along: vec3 }], vec2, (from, along) => {
    const t = float(first).toVar('t')
    const taken = float(0).toVar('taken')
    Loop(stepCount, () => {
      const d = f(from.add(along.mul(t))).toConst('d')
      If(d.lessThan(0.0025).or(t.greaterThan(last)), () => Break())
      t.addAssign(d)
      taken.addAssign(1)
    })
    return vec2(t, taken)
  })

/** Whether a ray that went this far has hit the solid. */
export const isHit = (found: Float): ReturnType<Float['lessThanEqual']> => found.lessThanEqual(last)

/** The surface in sunlight, in the colour that `tintAt` gives. */
export const surface = (f: Field, tintAt: (at: Vec3) => Vec3) =>
  fn('surface', [{ at: vec3 }, { along: vec3 }], vec3, (at, along) => {
    // Four points around it are enough for a normal: the corners of a tetrahedron.
    const normal = normalize(
      tetrahedron.map(([x, y, z]) => vec3(x, y, z).mul(f(at.add(vec3(x, y, z).mul(0.0015))))).reduce((sum, one) => sum.add(one)),
    ).toConst('normal')
    const sun = max(dot(normal, light), 0).toConst('sun')
    const sky = normal.y.mul(0.5).add(0.5)
    const rim = float(1).add(dot(normal, along)).saturate().toConst('rim')
    const tint = tintAt(at).toConst('tint')
    const clay = mix(tint.mul(0.13), tint, sun.mul(0.62).add(sky.mul(0.25)).add(0.06))
    return mix(clay, paper, rim.mul(rim).mul(0.35).add(sun.mul(sun).mul(sun).mul(0.22)))
  })

/** Draws the ball over the view. Parts behind the solid, which the ray meets at `found`, are hidden. */
export const withBall = (view: Vec3, seen: ReturnType<typeof orbit>, centre: Vec3, radius: Float, found: Float): Vec3 => {
  const ball = meetPoint(seen, centre)
  const front = ball.depth.sub(max(radius.mul(radius).sub(ball.distance.mul(ball.distance)), 0).sqrt())
  const shown = step(front, found).toConst('shown')
  const outline = ball.distance.sub(radius).toConst('outline')
  const thickness = float(1)
    .sub(ball.distance.div(max(radius, 1e-4)))
    .saturate()
  const cover = inside(outline, ball.size).mul(shown)
  const glass = over(view, mint, cover.mul(float(0.34).sub(thickness.mul(0.22))))
  const ringed = over(glass, mint, stroke(outline, 0.014, ball.size).mul(shown).mul(0.9))
  return over(ringed, paper, inside(ball.distance.sub(min(radius, 0.04)), ball.size).mul(step(ball.depth.sub(0.05), found)))
}
