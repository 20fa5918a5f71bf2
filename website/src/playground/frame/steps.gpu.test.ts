/** The steps of programs on both backends, beside those of the CPU. */
import { describe, expect, test } from 'vitest'
import type { Step } from '../message.ts'
import { ulps } from '../ulp.ts'
import { inputsAt } from './inspect.ts'
import { createReadBack } from './read-back.ts'
import { stepsOf } from './steps.ts'

const moment = { x: 12, y: 5, width: 64, height: 32, time: 2.5, deltaTime: 0, frame: 7, pointer: [0.25, 0.75] } as const
const imports = `import { bool, Break, Discard, float, fn, generic, If, inout, int, Loop, nothing, Return, Switch, T, time, uint, uv, uvec2, vec2, vec3, vec4 } from 'kirari/node'\n`

const run = (code: string, backend: 'webgl2' | 'webgpu') =>
  stepsOf({ source: imports + code, watch: () => undefined, createEngine: () => undefined, inputs: () => inputsAt(moment) }, backend, createReadBack())

/** The largest distance in ulp between the CPU and the GPU; infinite where the GPU has no value or another path. */
const distance = ({ cpu, gpu }: Step): number => Math.max(0, ...cpu.map((value, i) => ulps(value, gpu[i] ?? Number.NaN) ?? Number.POSITIVE_INFINITY))

const programs: Readonly<Record<string, string>> = {
  'loops, branches and an early return': `
const march = fn('march', [{ o: vec3 }, { d: vec3 }], float, (o, d) => {
  const t = float(0).toVar()
  Loop(24, () => {
    const h = o.add(d.mul(t)).length().sub(0.75)
    If(h.lessThan(0.001), () => { Return(t) })
    t.addAssign(h)
  })
  return t
})
export const fragment = vec3(march(vec3(uv.sub(0.5), -2), vec3(0, 0, 1)))`,
  'nested calls, inout parameters and parts of variables': `
const turn = fn('turn', [{ p: inout(vec2) }, { c: float }, { s: float }], nothing, (p, c, s) => {
  p.assign(vec2(p.x.mul(c).sub(p.y.mul(s)), p.x.mul(s).add(p.y.mul(c))))
})
const wave = generic('wave', [{ x: T }], T, (x) => x.mul(6).fract().mul(0.5).add(0.5))
const shape = fn('shape', [{ p: vec2 }], vec3, (p) => {
  const q = p.toVar()
  turn(q, 0.6, 0.8)
  q.y.mulAssign(2)
  const color = vec3(wave(q), wave(q.x)).toVar()
  color.z.addAssign(0.25)
  return color
})
export const fragment = shape(uv.sub(0.5))`,
  'integers, bools and a switch': `
const hash = fn('hash', [{ p: uvec2 }], uint, (p) => {
  const h = p.x.mul(374761393).add(p.y.mul(668265263)).toVar()
  h.assign(h.bitXor(h.shiftRight(13)).mul(1274126177))
  return h.bitXor(h.shiftRight(16))
})
const pick = fn('pick', [{ h: uint }], float, (h) => {
  const isOdd = h.bitAnd(1).equal(1)
  const v = int(h.bitAnd(3)).sub(2).toVar()
  Switch(v).Case(-2, () => { v.assign(10) }).Case([-1, 0], () => { v.mulAssign(-3) }).Default(() => { v.addAssign(5) })
  return float(v).add(float(h.div(65536)))
})
export const fragment = vec3(pick(hash(uvec2(3, 9))))`,
  'a discarded pixel': `
const cutout = fn('cutout', [{ x: float }], float, (x) => {
  If(x.lessThan(1), () => { Discard() })
  return x
})
export const fragment = vec4(cutout(uv.x))`,
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test.each(Object.entries(programs))('%s: the GPU has the steps of the CPU, within 4 ulp', async (_, code) => {
    const { steps, isCut } = await run(code, backend)
    expect(isCut).toBe(false)
    expect(steps.length).toBeGreaterThan(4)
    for (const step of steps) expect(distance(step), `${step.kind} ${step.name ?? ''} ${step.cpu.join()} ${step.gpu.join()}`).toBeLessThanOrEqual(4)
  })

  test('a list of thousands of steps comes in one draw, to its end', async () => {
    const { steps, isCut } = await run(
      `const long = fn('long', [], float, () => {
  const sum = float(0).toVar()
  Loop(1000000, () => { sum.addAssign(1) })
  return sum
})
export const fragment = vec3(long())`,
      backend,
    )
    expect([steps.length, isCut]).toEqual([4000, true])
    expect(steps.at(-1)).toMatchObject({ kind: 'assign', cpu: [1999], gpu: [1999] })
  })
})
