import { drawChar, nearestTexel, random } from '@kirari/addons'
import {
  max, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

// The sign is read in the middle of each lamp; the lamp is round where
// the glass really is.
const rows = 32
const lamps = vec2(resolution.x.div(resolution.y).mul(rows).floor(), rows)
const middle = nearestTexel(uv, lamps)
const dot = middle.mul(lamps).floor().toConst('dot')

const write = (text: string, x: number, y: number, size = 1) =>
  [...text]
    .map((letter, i) =>
      drawChar(
        dot
          .add(0.5)
          .sub(vec2(x + 6 * i, y))
          .div(size),
        letter.charCodeAt(0),
      ),
    )
    .reduce((all, one) => max(all, one))
const letters = max(write('4', 2, 15, 2), write('COAST', 17, 19))

// Below, the sea rolls from left to right, with a boat on it.
const sea = (x: Float) =>
  sin(x.mul(0.26).sub(time.mul(1.6)))
    .mul(2.2)
    .add(7)
    .floor()
const isSea = dot.y
  .lessThan(sea(dot.x))
  .and(dot.x.add(dot.y).mod(2).equal(0))
const crest = dot.y.equal(sea(dot.x))
const boatX = time.mul(5).add(24).mod(70).floor().sub(6)
const b = dot.sub(vec2(boatX, sea(boatX).add(1)))
const isHull = b.y
  .greaterThanEqual(0)
  .and(b.x.abs().lessThan(b.y.add(3.5)))
  .and(b.y.lessThan(2.5))
const isSail = b.y
  .greaterThan(2.5)
  .and(b.y.lessThan(8.5))
  .and(b.x.greaterThanEqual(0))
  .and(b.x.lessThan(b.y.mul(-0.7).add(6.2)))
const isLit = letters
  .greaterThan(0.5)
  .or(isSea)
  .or(crest)
  .or(isHull)
  .or(isSail)

const amber = mix(vec3(1, 0.62, 0.1), vec3(1, 0.72, 0.25), random(dot))
const r = uv.sub(middle).mul(lamps).length().toConst('r')
const lens = smoothstep(0.42, 0.34, r)
const off = vec3(0.13, 0.1, 0.08).mul(smoothstep(0.5, 0.1, r).add(0.6))
const on = mix(amber, vec3(1, 0.95, 0.75), smoothstep(0.3, 0, r))
const lamp = mix(vec3(0.03, 0.03, 0.035), select(off, on, isLit), lens)
const glass = smoothstep(0.12, 0, uv.y.sub(uv.x.mul(0.5)).sub(0.35).abs())

export const fragment = vec4(lamp.add(glass.mul(0.05)), 1)
