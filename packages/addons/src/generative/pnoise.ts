/** Perlin noise that repeats (catalogue/generative/pnoise.ts): cnoise, with lattice points that are counted within a period. */
import { float, fn, int, overload, uint, uvec2, uvec3, vec2, vec3 } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'
import { classicInSpace, classicOnPlane } from './classic.ts'
import { inPeriod } from './period.ts'

const wrapped = (corner: Float, period: Float): Uint => uint(int(inPeriod(corner, period)))

const onPlane = /*#__PURE__*/ fn('pnoise', [{ p: vec2 }, { period: vec2 }], float, (p, period) => {
  const corner = p.floor().toConst('corner')
  const next = corner.add(1).toConst('next')
  const rounded = period.add(0.5).floor().toConst('rounded')
  const cell = (of: typeof corner) => uvec2(wrapped(of.x, rounded.x), wrapped(of.y, rounded.y))
  return classicOnPlane(p.sub(corner), cell(corner), cell(next))
})

const inSpace = /*#__PURE__*/ fn('pnoise_vec3', [{ p: vec3 }, { period: vec3 }], float, (p, period) => {
  const corner = p.floor().toConst('corner')
  const next = corner.add(1).toConst('next')
  const rounded = period.add(0.5).floor().toConst('rounded')
  const cell = (of: typeof corner) => uvec3(wrapped(of.x, rounded.x), wrapped(of.y, rounded.y), wrapped(of.z, rounded.z))
  return classicInSpace(p.sub(corner), cell(corner), cell(next))
})

/** Smooth noise in [−1, 1] over a plane or space that begins again after every `period`, which is rounded; 0 stands for no repetition. */
export const pnoise = /*#__PURE__*/ overload(onPlane, inSpace)
