import { aafloor, valueNoise } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(vec2(2.2, 3))
const heightAt = (q: Vec2): Float =>
  valueNoise(q)
    .mul(0.75)
    .add(valueNoise(q.mul(2.1)).mul(0.25))
    .mul(11)

// Each level is flooded; its wall shows where the
// ground towards the light is a level lower.
const level = aafloor(heightAt(p))
const lower = aafloor(heightAt(p.add(vec2(0.035, -0.05))))
const wall = level.sub(lower).saturate()
const shadow = lower.sub(level).saturate()

const sky = valueNoise(p.mul(0.8).add(time.mul(0.08)))
const water = mix(vec3(0.46, 0.62, 0.66), vec3(0.96, 0.84, 0.66), sky)
const rice = mix(
  vec3(0.2, 0.42, 0.2),
  vec3(0.62, 0.72, 0.3),
  level.div(11),
)
const planted = valueNoise(vec3(level.mul(3.7), p.mul(0.5)))
const field = mix(water, rice, planted.sub(0.4).mul(6).saturate())

export const fragment = vec4(
  mix(field, vec3(0.26, 0.2, 0.12), wall.mul(0.85)).mul(
    shadow.mul(-0.35).add(1),
  ),
  1,
)
