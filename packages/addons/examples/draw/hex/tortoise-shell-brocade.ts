import {
  drawCircle, drawHex, hexTile, random, valueNoise,
} from '@kirari/addons'
import {
  max, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const tile = hexTile(p.add(vec2(time.mul(0.01), 0)), 4.2)
const q = tile.xy
const pick = random(tile.zw.add(9))

// The tortoise shell: a double outline, and a flower of six hexagons.
const shell = max(drawHex(q, 0.455, 0.035), drawHex(q, 0.39, 0.012))
const petals = [0, 1, 2, 3, 4, 5].reduce(
  (flower, i) => {
    const angle = (i * Math.PI) / 3
    return max(
      flower,
      drawHex(
        q.sub(vec2(Math.cos(angle), Math.sin(angle)).mul(0.19)),
        0.08,
      ),
    )
  },
  drawCircle(q, 0.055),
)
const star = max(drawHex(q, 0.22, 0.03), drawHex(q, 0.11))
const thread = max(shell, select(petals, star, pick.greaterThan(0.62)))

const weft = sin(p.y.mul(700)).mul(0.5).add(0.5)
const silk = mix(
  vec3(0.3, 0.02, 0.09),
  vec3(0.52, 0.05, 0.14),
  valueNoise(p.mul(3)),
)
const ground = select(
  silk,
  vec3(0.11, 0.08, 0.3),
  pick.lessThan(0.22),
).mul(weft.mul(0.18).add(0.82))
const sheen = smoothstep(
  0.5,
  0,
  p.x
    .add(p.y.mul(0.6))
    .sub(sin(time.mul(0.3)).mul(0.7))
    .abs(),
)
const gold = mix(
  vec3(0.62, 0.42, 0.14),
  vec3(1, 0.9, 0.55),
  sheen.mul(0.7).add(weft.mul(0.3)),
)

export const fragment = vec4(
  mix(ground.mul(sheen.mul(0.35).add(0.8)), gold, thread),
  1,
)
