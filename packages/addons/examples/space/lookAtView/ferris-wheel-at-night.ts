import { drawFill, lineSDF, lookAtView } from '@kirari/addons'
import {
  cos, float, fn, Loop, mat4, mix, resolution, sin, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Mat4, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// Somebody walks past below it and looks up.
const eye = vec3(sin(time.mul(0.2)).mul(2.6).add(0.6), 0.35, 3.4)
const view = lookAtView(eye, vec3(0.1, 1.45, 0), vec3(0, 1, 0))
const seen = fn(
  'seen',
  [{ m: mat4 }, { point: vec3 }],
  vec3,
  (m, point) => {
    const at = m.mul(vec4(point, 1))
    return vec3(at.xy.div(at.z).mul(-1.15), float(1).div(at.z.negate()))
  },
)
const rim = (turn: Float, radius: number, z: number): Vec3 =>
  vec3(cos(turn).mul(radius), sin(turn).mul(radius).add(1.5), z)
const bar = (m: Mat4, from: Vec3, to: Vec3, width: number): Float => {
  const a = seen(m, from).toConst('a')
  const b = seen(m, to).toConst('b')
  return drawFill(lineSDF(p, a.xy, b.xy).sub(a.z.mul(width)), 0, px)
}

const wheel = fn('wheel', [{ under: vec3 }], vec3, (under) => {
  const colour = under.toVar('colour')
  const m = view.toConst('m')
  Loop(14, (i) => {
    const turn = float(i)
      .mul(Math.PI / 7)
      .add(time.mul(0.12))
    const next = turn.add(Math.PI / 7)
    const steel = bar(m, rim(turn, 0.1, 0), rim(turn, 1.2, 0.12), 0.007)
      .max(bar(m, rim(turn, 1.2, 0.12), rim(next, 1.2, 0.12), 0.014))
      .max(bar(m, rim(turn, 1.2, -0.12), rim(next, 1.2, -0.12), 0.014))
    colour.assign(mix(colour, vec3(0.62, 0.6, 0.85), steel.mul(0.85)))
    const cabin = seen(
      m,
      rim(turn, 1.32, 0).sub(vec3(0, 0.08, 0)),
    ).toConst('cabin')
    const off = p.sub(cabin.xy).div(cabin.z).toConst('off')
    const tint = cos(
      float(i)
        .mul(2.1)
        .add(vec3(0, 2.1, 4.2)),
    )
      .mul(0.4)
      .add(0.6)
    const shell = drawFill(off.length().sub(0.1), 0, px.mul(4))
    const pane = drawFill(
      off
        .sub(vec2(0, 0.02))
        .abs()
        .sub(vec2(0.07, 0.03))
        .x.max(off.y.sub(0.02).abs().sub(0.03)),
      0,
      px.mul(4),
    )
    colour.assign(
      mix(colour, mix(tint.mul(0.75), vec3(1, 0.9, 0.6), pane), shell),
    )
    colour.assign(
      colour.add(tint.mul(off.length().mul(-9).exp()).mul(0.45)),
    )
  })
  return colour
})

const dusk = mix(
  vec3(0.3, 0.13, 0.3),
  vec3(0.03, 0.03, 0.1),
  uv.y.mul(1.3).saturate(),
)
const legs = bar(view, vec3(-0.7, 0, 0.25), vec3(0, 1.5, 0), 0.03).max(
  bar(view, vec3(0.7, 0, 0.25), vec3(0, 1.5, 0), 0.03),
)

export const fragment = vec4(
  wheel(mix(dusk, vec3(0.5, 0.46, 0.66), legs)),
  1,
)
