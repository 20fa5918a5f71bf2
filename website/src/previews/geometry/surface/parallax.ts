/**
 * A relief below a flat surface: on the left a cut along one ray, with its steps and the place that the secant finds; on the right a flat tile
 * on which each pixel shows what its own ray finds.
 */
import { cos, dot, float, fn, If, max, mix, normalize, Return, sin, step, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { lineHandle } from '../../handle.ts'
import { floor } from '../../paint/floor.ts'
import { cool, faint, ground, mint, paper, quiet, rose, warm } from '../../paint/palette.ts'
import { half, middle, panels } from '../../paint/panels.ts'
import { pixel, place } from '../../paint/plane.ts'
import { orbit } from '../../paint/space.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../../paint/stroke.ts'
import type { Preview, Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'

/** The height that the record shows. */
const eggBox = fn('eggBox', [{ p: vec2 }], float, (p) => {
  const waves = cos(vec2(p.x.add(p.y), p.x.sub(p.y)).mul(2 * Math.PI))
  return waves.x.add(waves.y).mul(0.25).add(0.5)
})

/** Half the width of the cut, in the unit of the relief; and the height of the flat surface in the panel. */
const reach = 0.62
const scale = reach / half
const surfaceHeight = 0.06
/** Periods of the relief from the middle of the tile to its side. */
const periods = 1.5
const light = normalize(vec3(-0.5, 0.35, 0.7))

/** How the relief looks at a place: by its height, lit from the side, with lines a quarter of a period apart. */
const relief = (q: Vec2, size: Float, depth: Float): Vec3 => {
  const here = eggBox(q).toConst('here')
  const h = 0.01
  const slope = vec2(eggBox(q.add(vec2(h, 0))).sub(here), eggBox(q.add(vec2(0, h))).sub(here)).mul(depth.div(h))
  const normal = normalize(vec3(slope.negate(), 1))
  const sun = max(dot(normal, light), 0)
  const tint = mix(mix(cool.mul(0.4), cool, here.mul(1.6).saturate()), warm, here.mul(1.7).sub(0.7).saturate())
  const lines = max(stroke(gridLine(q.x, 0.25), 0.012, size), stroke(gridLine(q.y, 0.25), 0.012, size))
  return over(tint.mul(sun.mul(1.05).add(0.16)), ground, lines.mul(0.5))
}

const cut = (subject: Subject, values: Values, p: Vec2): Vec3 => {
  const size = pixel.mul(scale)
  const q = p.sub(vec2(0, surfaceHeight)).mul(scale).toConst('q')
  const [depth, entry, angle] = [values.float('depth'), values.float('entry'), values.float('angle').mul(Math.PI / 180)]
  const [across, up] = [sin(angle).toConst('across'), cos(angle).toConst('up')]
  const found = apply<Vec2>(subject, values, [vec2(entry, 0), vec3(across, 0, up)])
    .x.sub(entry)
    .toConst('found')

  const ground2 = eggBox(vec2(q.x, 0)).sub(1).mul(depth).toConst('ground2')
  const bump = q.y.sub(ground2).toConst('bump')
  const steepness = eggBox(vec2(q.x.add(0.002), 0))
    .sub(eggBox(vec2(q.x, 0)))
    .mul(depth)
    .div(0.002)
  const outline = bump.div(steepness.mul(steepness).add(1).sqrt())
  const body = mix(cool.mul(0.3), cool.mul(0.12), q.y.negate().div(depth.add(0.3)).saturate())
  let colour: Vec3 = over(ground, body, inside(outline, size))
  colour = over(colour, cool, stroke(outline, 0.018, size))
  // The flat surface, and the bottom.
  colour = over(colour, paper, stroke(q.y, 0.014, size).mul(0.75))
  colour = over(colour, faint, stroke(q.y.add(depth), 0.012, size))

  // The ray: before it enters, then on to what it finds; its steps are equally long.
  const from = q.sub(vec2(entry, 0)).toConst('from')
  const eye = vec2(across, up).mul(1.6)
  const tip = vec2(found, found.mul(up).div(max(across, 1e-3)))
  colour = over(colour, quiet, stroke(segment(from, vec2(0), eye), 0.012, size))
  colour = over(colour, mint, stroke(segment(from, vec2(0), tip), 0.016, size))
  const count = values.float('steps').add(0.5).floor().max(1)
  const ahead = vec2(across, up).negate()
  const along = dot(from, ahead).toConst('along')
  const off = from.sub(ahead.mul(along)).length()
  const whole = depth.div(max(up, 0.05)).max(1e-4).toConst('whole')
  const stride = whole.div(count).toConst('stride')
  // Only steps up to the first below the relief are taken.
  const last = tip.length().div(stride).add(0.999).floor().mul(stride).add(stride.mul(0.5))
  const dots = vec2(gridLine(along, stride), off).length().sub(stride.mul(0.28).min(0.016))
  const isTaken = step(stride.mul(0.5), along).mul(step(along, last))
  colour = over(colour, paper, inside(dots, size).mul(isTaken))
  // What is seen, and from where on the flat surface it is taken.
  colour = over(colour, warm, stroke(segment(from, tip, vec2(found, 0)), 0.01, size).mul(0.7))
  colour = over(colour, rose, inside(disc(from, vec2(0), 0.034), size))
  const spot = disc(from, tip, 0.036).toConst('spot')
  colour = over(over(colour, ground, inside(spot.sub(0.014), size)), warm, inside(spot, size))
  return over(colour, warm, inside(disc(from, vec2(found, 0), 0.022), size))
}

const tile = (subject: Subject, values: Values, p: Vec2): Vec3 => {
  const camera = orbit(p, time.mul(0.2).add(0.5), 0.52, 4.4, 1.85)
  const { origin, direction, spread } = camera
  const depth = origin.y.negate().div(direction.y.min(-1e-4)).toConst('toTile')
  const spot = origin.add(direction.mul(depth)).toConst('spot')
  const onTile = vec2(spot.x, spot.z.negate())
  const seen = apply<Vec2>(subject, values, [onTile.mul(periods), vec3(direction.x.negate(), direction.z, direction.y.negate())]).toConst('seen')
  const size = depth.mul(spread).toConst('sizeThere')
  const edge = max(spot.x.abs(), spot.z.abs()).sub(1).toConst('edge')
  const isTile = inside(edge, size.mul(1.5)).mul(step(0, depth))
  const behind = floor(camera, -0.9)
  return over(over(behind, relief(seen, size.mul(periods * 1.5), values.float('depth')), isTile), paper, stroke(edge, 0.02, size.mul(1.3)).mul(step(0, depth)))
}

export const parallax: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('entry', { en: 'point of the ray', ja: '視線が入る点' }, [-0.5, 0.6], 0.01, 0.48),
    ownControl('angle', { en: 'angle of the view in degrees', ja: '視線の角度（度）' }, [0, 85], 1, 60),
  ],
  startSeconds: 0.2,
  handles: () => [
    lineHandle(
      'entry',
      (value) => value / scale - middle,
      (x) => (x + middle) * scale,
      surfaceHeight,
    ),
  ],
  describe: (name) => ({
    en: `What ${name} finds: on the left a cut through a relief below a flat surface, with one ray, its steps and the place that is seen; on the right a flat tile that looks as if it had the relief.`,
    ja: `${name}が見つけるものです。左は平らな面の下にある起伏の断面で、一本の視線と、その歩み、見える位置を示しています。右は平らなタイルですが、起伏があるように見えます。`,
  }),
  fragment: (subject, values) => {
    const flat = fn('cut', [{ p: vec2 }], vec3, (p) => cut(subject, values, p))
    const space = fn('tile', [{ p: vec2 }], vec3, (p) => tile(subject, values, p))
    // Each side of the picture does only its own work.
    return fn('parallax', [{ p: vec2 }], vec3, (p) => {
      const { left, right } = panels(p)
      If(p.x.lessThan(0), () => Return(over(ground, flat(left.p), left.coverage)))
      return over(ground, space(right.p), right.coverage)
    })(place)
  },
}
