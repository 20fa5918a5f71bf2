/**
 * Walks along a ray to the surfaces where the solid angle has a level. The idea is from M. Gillespie, D. Yang, M. Botsch and K. Crane, "Ray Tracing
 * Harmonic Functions" (2024): each step goes as far as Harnack's inequality excludes a surface.
 * Must not know: cameras, light.
 */
import { bool, float, fn, If, int, Loop, select } from 'kirari/node'
import type { Float, Int, Vec3 } from 'kirari/node'
import { fall, fallWithSlope } from './harnack.ts'
import { Seen, wrap, type SolidAngle } from './solid-angle.ts'

/** A ray meets a surface where the angle is off by less than the length of the gradient times this distance. */
export const tolerance = 2e-4
const period = 4 * Math.PI

export interface Meeting {
  readonly distance: Float
  readonly gradient: Vec3
}
interface Dials {
  readonly solidAngle: SolidAngle
  /** Above 0 and below 4π. */
  readonly level: Float
  /** The greatest number of steps. */
  readonly limit: Int
  /** 1 if every step uses the slope along the ray; 0 if only steps that leave a surface do. */
  readonly usesSlope: Int
}
export interface Ray {
  readonly from: Vec3
  /** A unit vector. */
  readonly way: Vec3
  readonly start: Float
  readonly end: Float
}

export const createTracer = ({ solidAngle, level, limit, usesSlope }: Dials) => {
  /** The distance that the ray can safely go where the angle is `down` above one level and `up` below the next. */
  const safeStep = fn(
    'safeStep',
    [{ seen: Seen }, { slope: float }, { down: float }, { up: float }, { knowsSlope: bool }],
    float,
    (seen, slope, down, up, knows) => {
      // In the ball of half the distance to the curve, the angle changes by less than `bound`. So angle − lowest and highest − angle are positive and
      // harmonic there, and both are `bound` at the centre. The first falls towards the level below, the second towards the level above.
      const radius = seen.reach.mul(0.5).toConst('radius')
      const bound = seen.reach.mul(seen.change).toConst('bound')
      const [shareDown, shareUp] = [float(1).sub(down.div(bound)).toConst('shareDown'), float(1).sub(up.div(bound)).toConst('shareUp')]
      const step = fall(shareDown.max(shareUp)).toVar('step')
      If(knows, () => {
        const relative = slope.mul(radius).div(bound).toConst('relative')
        step.assign(fallWithSlope(shareDown, relative).min(fallWithSlope(shareUp, relative.negate())))
      })
      return step.mul(radius)
    },
  )

  /** Calls `meet` at each surface, which may break the loop; returns the number of steps. */
  const walk = ({ from, way, start, end }: Ray, meet: (meeting: Meeting) => void): Int => {
    const t = start.toVar('t')
    const steps = int(0).toVar('steps')
    const hasMet = bool(false).toVar('hasMet')
    Loop(
      () => t.lessThan(end).and(steps.lessThan(limit)),
      () => {
        steps.addAssign(1)
        const seen = solidAngle(from.add(way.mul(t)), way).toConst('seen')
        const slope = seen.gradient.dot(way).toConst('slope')
        // The differences to the levels below and above, which are the same surface.
        const down = wrap(seen.angle.sub(level)).toVar('down')
        const up = float(period).sub(down).toVar('up')
        const isNear = down.min(up).lessThan(seen.gradient.length().mul(tolerance)).toConst('isNear')
        If(isNear, () => {
          const rest = select(down.negate(), up, up.lessThan(down)).div(select(slope.min(-1e-9), slope.max(1e-9), slope.greaterThan(0)))
          const distance = t.add(rest.clamp(-50 * tolerance, 50 * tolerance)).toConst('distance')
          If(hasMet.not().and(distance.lessThan(end)), () => meet({ distance, gradient: seen.gradient }))
          // The ray is on a level now and leaves it in the direction of the slope. Without the slope, the step would be 0.
          down.assign(select(float(period), float(0), slope.greaterThan(0)))
          up.assign(float(period).sub(down))
        })
        hasMet.assign(isNear)
        const least = select(float(1e-6), float(2 * tolerance), isNear)
        t.addAssign(safeStep(seen, slope, down, up, isNear.or(usesSlope.equal(1))).max(least))
      },
    )
    return steps
  }

  /** Evaluates the angle at `count` places, evenly spaced, and calls `meet` where it has crossed the level between two of them. */
  const march = ({ from, way, start, end }: Ray, count: Int, meet: (meeting: Meeting) => void): void => {
    const spacing = end.sub(start).div(float(count).sub(1).max(1)).toConst('spacing')
    const before = wrap(solidAngle(from.add(way.mul(start)), way).angle.sub(level)).toVar('before')
    Loop({ start: 1, end: count }, (i) => {
      const t = start.add(spacing.mul(float(i))).toConst('t')
      const seen = solidAngle(from.add(way.mul(t)), way).toConst('seen')
      const now = wrap(seen.angle.sub(level)).toConst('now')
      // The angle can change in two directions around the period; the shorter change is assumed.
      const next = before.add(wrap(now.sub(before).add(period / 2)).sub(period / 2)).toConst('next')
      If(next.lessThan(0).or(next.greaterThanEqual(period)), () => {
        const aim = select(float(0), float(period), next.greaterThan(0))
        const share = aim.sub(before).div(next.sub(before))
        meet({ distance: t.sub(spacing.mul(float(1).sub(share))), gradient: seen.gradient })
      })
      before.assign(now)
    })
  }
  return { walk, march, safeStep }
}
