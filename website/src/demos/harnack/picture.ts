/**
 * Pixels: the light along a ray through the films in front of the wire, and the number of its steps.
 * Must not know: the page.
 */
import { Break, float, fn, If, int, mix, select, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { backdrop, cloth, film, gold, heat, toLamp, toScreen } from './light.ts'
import type { createTracer, Meeting, Ray } from './trace.ts'
import { never, type Wire } from './wire.ts'

export type View = 'film' | 'cloth' | 'steps'

interface Options {
  readonly tracer: ReturnType<typeof createTracer>
  readonly wire: Wire
  /** The ball that contains all surfaces. */
  readonly middle: Vec3
  readonly size: Float
  readonly thickness: Float
  /** The bead under the pointer, and the one that keys move. */
  readonly hovered: Float
  readonly chosen: Float
}
/** White in the view of steps. */
const hottest = 80
/** A ray passes through the film at most so many times. */
const mostLayers = 6

export const createPicture = ({ tracer, wire, middle, size, thickness, hovered, chosen }: Options) => {
  /** The part of the ray inside the ball; empty if `end` is smaller. */
  const through = (from: Vec3, way: Vec3): { readonly start: Float; readonly end: Float } => {
    const away = from.sub(middle).toConst('away')
    const b = away.dot(way).toConst('b')
    const inside = b.mul(b).sub(away.dot(away)).add(size.mul(size)).toConst('inside')
    const half = inside.max(0).sqrt().toConst('halfChord')
    return { start: b.negate().sub(half).max(0).toConst('start'), end: select(float(-1), half.sub(b), inside.greaterThan(0)).toConst('end') }
  }

  /** 0 where a surface or the wire keeps the lamp from the point. */
  const shine = fn('shine', [{ point: vec3 }], float, (point) => {
    const open = select(float(1), float(0), wire(point, toLamp).distance.lessThan(never)).toVar('open')
    If(open.greaterThan(0), () => {
      tracer.walk({ from: point, way: toLamp, start: float(0), end: through(point, toLamp).end }, () => {
        open.assign(0)
        Break()
      })
    })
    return open
  })

  /** The colour for the screen, and in w the number of steps. With `isEven`, the surfaces come from as many evaluations at even distances. */
  return (view: View, isEven: boolean) =>
    fn('pixel', [{ from: vec3 }, { way: vec3 }], vec4, (from, way) => {
      const solid = wire(from, way).toConst('solid')
      const ball = through(from, way)
      const ray: Ray = { from, way, start: ball.start, end: ball.end.min(solid.distance).toConst('rayEnd') }
      const light = vec3(0).toVar('light')
      const left = vec3(1).toVar('left')
      const layers = int(0).toVar('layers')
      const meet = ({ distance, gradient }: Meeting): void => {
        const [point, normal] = [from.add(way.mul(distance)).toConst('point'), gradient.normalize().toConst('normal')]
        layers.addAssign(1)
        if (view === 'film') {
          const layer = film(way, normal, point, thickness).toConst('layer')
          light.addAssign(left.mul(layer.light))
          left.mulAssign(layer.passing)
          If(layers.greaterThanEqual(mostLayers), () => {
            Break()
          })
        } else {
          const facing = select(normal, normal.negate(), way.dot(normal).greaterThan(0))
          light.assign(cloth(way, normal, shine(point.add(facing.mul(0.012)))))
          left.assign(vec3(0))
          Break()
        }
      }
      const steps = int(0).toVar('used')
      const isCounted = view === 'steps' || isEven
      const stop = (): void => {
        layers.addAssign(1)
        If(layers.greaterThanEqual(view === 'cloth' ? 1 : mostLayers), () => {
          Break()
        })
      }
      steps.assign(tracer.walk(ray, isCounted ? stop : meet))
      if (isCounted) layers.assign(0)
      if (isEven && view !== 'steps') If(steps.greaterThan(1), () => tracer.march(ray, steps, meet))

      const isBead = solid.bead.greaterThanEqual(0)
      const mark = select(select(float(0), float(0.5), solid.bead.equal(hovered)), float(1), solid.bead.equal(chosen))
      const metal = gold(way, solid.normal, select(float(0), mark, isBead))
      const behind = select(backdrop(way, view === 'cloth'), metal, solid.distance.lessThan(never))
      if (view === 'steps')
        light.assign(mix(backdrop(way, false), heat(float(steps).div(hottest).saturate()), select(float(0), float(1), steps.greaterThan(0))))
      else light.addAssign(left.mul(behind))
      return vec4(view === 'steps' ? light : toScreen(light), float(steps))
    })
}
