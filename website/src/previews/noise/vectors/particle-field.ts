/**
 * A velocity for each place: its length in tones, arrows, and particles with trails. A particle is found backwards: the place is followed against the
 * flow, and where it comes near a birthplace, the particle that was born there has passed this place, if it is old enough.
 */
import { random } from '@kirari/addons'
import { exp, float, fn, int, Loop, max, mix, select, smoothstep, time, vec2 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { cool, ground, mint, paper, quiet } from '../../paint/palette.ts'
import { pixel, place } from '../../paint/plane.ts'
import { inside, over } from '../../paint/stroke.ts'
import type { Preview } from '../../preview.ts'
import { arrow, middleOf } from './arrow.ts'

/** Between arrows. */
const side = 1 / 10
/** Rows of birthplaces across the height, at any number of cells. */
const births = 15
/** How far a life is followed: as many steps, each of a part of a cell at velocity 1. */
const steps = 10
const stepLength = 0.06
/** How long it lasts. */
const seconds = 3.2
/** Velocities beyond it are rare. */
const fast = 2.2

export const particleField: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [1, 8], 0.5, 3)],
  startSeconds: 4,
  handles: () => [],
  describe: (name) => ({
    en: `The velocity of ${name} as arrows, brighter where it is fast, and particles that drift along it with trails behind them. They circle in eddies, and are as dense everywhere as at the start.`,
    ja: `${name}の速度を矢印で表した図です。速いところほど明るくなっています。流れに乗るパーティクルを、軌跡とともに描いています。渦を巻いて回り、どこでも最初と同じ密度のままです。`,
  }),
  fragment(subject, values) {
    const cells = values.float('cells')
    const f = (q: Vec2): Vec2 => apply<Vec2>(subject, values, [q])
    const p = place
    const q = p.mul(cells).add(vec2(2.3, 5.6)).toConst('q')
    const here = f(q).toConst('here')
    let colour: Vec3 = mix(ground, cool.mul(0.42), here.length().div(fast).saturate())

    const middle = middleOf(p, side).toConst('middle')
    const velocity = f(middle.mul(cells).add(vec2(2.3, 5.6))).toConst('velocity')
    const way = velocity.mul((side * 0.46) / fast).toConst('way')
    colour = over(colour, quiet, arrow(p, middle.sub(way), middle.add(way), 0.004, 0.02).mul(0.5))

    // Birthplaces are as far apart in the picture, however many cells it has.
    const apart = cells.div(births).toConst('apart')
    const size = pixel.mul(cells)
    const trails = fn('trails', [{ from: vec2 }], float, (from) => {
      const light = float(0).toVar('light')
      const at = from.toVar('at')
      Loop({ end: int(steps), name: 'step' }, (step) => {
        const before = at.sub(f(at).mul(stepLength)).toConst('before')
        const cell = at.add(before).mul(0.5).div(apart).floor().toConst('cell')
        const jitter = vec2(random(cell), random(cell.add(0.25))).sub(0.5)
        const birth = cell.add(0.5).add(jitter.mul(0.5)).mul(apart)
        const way = before.sub(at).toConst('way')
        const passed = birth.sub(at).dot(way).div(way.dot(way).max(1e-9)).saturate().toConst('passed')
        const age = time
          .div(seconds)
          .add(random(cell.add(0.5)))
          .fract()
          .toConst('age')
        // How long ago it was here, as a part of its life.
        const ago = age.sub(float(step).add(passed).div(steps)).toConst('ago')
        const head = exp(ago.mul(ago).mul(-900))
        const width = apart.mul(head.mul(0.05).add(0.05))
        const isBorn = select(float(0), float(1), random(cell.add(0.75)).greaterThan(0.4))
        const trail = inside(birth.sub(at).sub(way.mul(passed)).length().sub(width), size).mul(isBorn)
        const fading = select(exp(ago.mul(-4.5)), float(0), ago.lessThan(0))
        const alive = smoothstep(0, 0.12, age).mul(smoothstep(1, 0.85, age))
        light.assign(max(light, trail.mul(fading.max(head)).mul(alive)))
        at.assign(before)
      })
      return light
    })
    const light = trails(q).toConst('light')
    return over(colour, mix(mint, paper, light.mul(light)), light)
  },
}
