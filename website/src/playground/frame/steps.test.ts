/** The steps of small programs on the CPU, beside lists that are worked out here by hand. */
import { expect, test } from 'vitest'
import type { Step } from '../message.ts'
import { inputsAt } from './inspect.ts'
import { stepsOf, type Steps } from './steps.ts'

// The centre of the pixel is at (0.5, 0.25).
const moment = { x: 1, y: 0, width: 3, height: 2, time: 2, deltaTime: 0, frame: 0, pointer: [0.5, 0.5] } as const
const withoutGPU = () => Promise.reject(new Error('no GPU'))
const imports = `import { bool, Break, Continue, Discard, float, fn, generic, If, inout, int, Loop, nothing, overload, Return, Switch, T, time, uint, uv, uvec2, varOf, vec2, vec3 } from 'kirari/node'\n`

const run = (code: string): Promise<Steps> =>
  stepsOf({ source: imports + code, watch: () => undefined, createEngine: () => undefined, inputs: () => inputsAt(moment) }, 'auto', withoutGPU)

const written = ({ kind, name, type, cpu }: Step): string => [kind, name, type && cpu.join(',')].filter((part) => part !== undefined).join(' ')
const listOf = async (code: string): Promise<readonly string[]> => (await run(code)).steps.map(written)

test('a function has its parameters, its constants and its result between the call and its value', async () => {
  expect(
    await listOf(`
const ramp = fn('ramp', [{ x: float }, { p: vec2 }], float, (x, p) => {
  const twice = x.mul(2)
  return twice.add(p.y)
})
export const fragment = vec3(ramp(uv.x, uv))`),
  ).toEqual([
    'enter ramp',
    'parameter x 0.5',
    'parameter p 0.5,0.25',
    'value twice 1',
    'value 1.25',
    'return ramp 1.25',
    'value 1.25',
    'value fragment 1.25,1.25,1.25',
  ])
})

test('a loop has its turns, the values of its counter and its end, and a variable each value that is assigned', async () => {
  expect(
    await listOf(`
const total = fn('total', [], float, () => {
  const sum = float(1).toVar()
  Loop(3, (i) => {
    If(i.equal(1), () => Continue())
    sum.addAssign(float(i))
  })
  return sum
})
export const fragment = vec3(total())`),
  ).toEqual(
    [
      'enter total',
      'value sum 1',
      ['turn i 0', 'value 0', 'value 0', 'assign sum 1'],
      ['turn i 1', 'value 1', 'branch If', 'continue'],
      ['turn i 2', 'value 0', 'value 2', 'assign sum 3'],
      'end',
      'return total 3',
      'value 3',
      'value fragment 3,3,3',
    ].flat(),
  )
})

test('a chain has the conditions that are computed and the branch that is taken, up to an early return', async () => {
  expect(
    await listOf(`
const grade = fn('grade', [{ x: float }], float, (x) => {
  If(x.lessThan(0.25), () => { Return(1) })
    .ElseIf(x.lessThan(0.75), () => { Return(x.mul(4)) })
    .Else(() => { Return(3) })
})
export const fragment = vec3(grade(uv.x))`),
  ).toEqual(
    [
      ['enter grade', 'parameter x 0.5', 'value 0', 'value 1', 'branch ElseIf', 'value 2', 'return 2'],
      ['value 2', 'value fragment 2,2,2'],
    ].flat(),
  )
})

test('a condition that is a function is computed in its branch', async () => {
  const steps = await listOf(`
const f = fn('f', [{ x: float }], float, (x) => {
  const y = float(0).toVar()
  If(x.greaterThan(1), () => { y.assign(1) }).ElseIf(() => x.greaterThan(0.25), () => { y.assign(2) })
  return y
})
export const fragment = vec3(f(uv.x))`)
  expect(steps.slice(2, -3)).toEqual(['value y 0', 'value 0', 'value 1', 'branch ElseIf', 'assign y 2'])
})

test('a switch has its case, a loop over a condition its turns, and both can be left', async () => {
  expect(
    await listOf(`
const pick = fn('pick', [{ mode: int }], int, (mode) => {
  const v = varOf(int)
  Switch(mode).Case(0, () => { v.assign(5) }).Case([1, 2], () => { v.assign(7) }).Default(() => { v.assign(9) })
  Loop(() => v.lessThan(100), () => {
    v.mulAssign(2)
    If(v.greaterThan(20), () => Break())
  })
  return v
})
export const fragment = vec3(float(pick(int(time))))`),
  ).toEqual(
    [
      'value 2',
      ['enter pick', 'parameter mode 2', 'value v 0', 'branch Case', 'assign v 7'],
      ['value 1', 'turn', 'assign v 14', 'value 0'],
      ['value 1', 'turn', 'assign v 28', 'value 1', 'branch If', 'break'],
      ['end', 'return pick 28'],
      ['value 28', 'value 28', 'value fragment 28,28,28'],
    ].flat(),
  )
})

test('nested calls, functions without a result, inout parameters and parts of variables have their values', async () => {
  expect(
    await listOf(`
const swap = fn('swap', [{ p: inout(vec2) }], nothing, (p) => {
  p.assign(p.yx)
})
const outer = fn('outer', [{ q: vec2 }], vec2, (q) => {
  const v = q.toVar()
  swap(v)
  v.x.mulAssign(10)
  return v
})
export const fragment = vec3(outer(uv), 0)`),
  ).toEqual(
    [
      ['enter outer', 'parameter q 0.5,0.25', 'value v 0.5,0.25'],
      ['enter swap', 'parameter p 0.5,0.25', 'assign p 0.25,0.5', 'leave swap'],
      ['assign v 0.25,0.5', 'assign v 2.5,0.5', 'return outer 2.5,0.5'],
      ['value 2.5,0.5', 'value fragment 2.5,0.5,0'],
    ].flat(),
  )
})

test('generic functions and overloads are followed', async () => {
  expect(
    await listOf(`
const half = generic('half', [{ x: T }], T, (x) => x.mul(0.5))
const pick = overload(fn('one', [{ x: float }], float, (x) => x.add(1)), fn('two', [{ x: vec2 }], float, (x) => x.x))
export const fragment = vec3(half(uv), pick(uv.y))`),
  ).toEqual(
    [
      ['enter half', 'parameter x 0.5,0.25', 'value 0.25,0.125', 'return half 0.25,0.125', 'value 0.25,0.125'],
      ['enter one', 'parameter x 0.25', 'value 1.25', 'return one 1.25', 'value 1.25'],
      'value fragment 0.25,0.125,1.25',
    ].flat(),
  )
})

test('a value of the code that a function reads is computed where it stands, and again in the function', async () => {
  expect(
    await listOf(`
const twice = fn('twice', [{ x: float }], float, (x) => x.mul(2))
const shared = twice(uv.x)
const use = fn('use', [{ y: float }], float, (y) => y.add(shared))
export const fragment = vec3(use(uv.y))`),
  ).toEqual(
    [
      ['enter twice', 'parameter x 0.5', 'value 1', 'return twice 1', 'value shared 1'],
      ['enter use', 'parameter y 0.25', 'enter twice', 'parameter x 0.5', 'value 1', 'return twice 1', 'value 1.25', 'return use 1.25'],
      ['value 1.25', 'value fragment 1.25,1.25,1.25'],
    ].flat(),
  )
})

test('integers and bools keep all their bits', async () => {
  const steps = await listOf(`
const bits = fn('bits', [], float, () => {
  const big = uint(4294967295).toVar()
  const pair = uvec2(16777217, 3).toVar()
  const least = int(-2147483647).toVar()
  const yes = bool(true).toVar()
  return float(0)
})
export const fragment = vec3(bits())`)
  expect(steps.slice(1, 5)).toEqual(['value big 4294967295', 'value pair 16777217,3', 'value least -2147483647', 'value yes 1'])
})

test('a discarded pixel has no step after it', async () => {
  const steps = await listOf(`
const cutout = fn('cutout', [{ x: float }], float, (x) => {
  If(x.lessThan(1), () => { Discard() })
  return x.add(1)
})
export const fragment = vec3(cutout(uv.x))`)
  expect(steps).toEqual(['enter cutout', 'parameter x 0.5', 'value 1', 'branch If', 'discard'])
})

test('each step stands at its place in the code', async () => {
  const code = `
const total = fn('total', [{ n: int }], float, (n) => {
  const sum = float(0).toVar()
  Loop(n, (i) => {
    sum.addAssign(1)
  })
  return sum.add(0.5)
})
export const fragment = vec3(total(int(1)))`
  const { steps } = await run(code)
  const texts = steps.map(({ kind, range }) => `${kind} ${(imports + code).slice(range.from, range.to)}`)
  expect(texts).toEqual(
    [
      ["enter fn('total', [{ n: int }], float, (n) => {", "parameter fn('total', [{ n: int }], float, (n) => {"],
      ['value float(0).toVar()', 'turn Loop(n, (i) => {', 'assign sum.addAssign(1)', 'end Loop(n, (i) => {'],
      ['value sum.add(0.5)', 'return sum.add(0.5)', 'value total(int(1))', 'value vec3(total(int(1)))'],
    ].flat(),
  )
})

test('a loop of a million turns ends when the list is full, and says that it was cut', async () => {
  const { steps, isCut } = await run(`
const long = fn('long', [], float, () => {
  const sum = float(0).toVar()
  Loop(1000000, () => {
    Loop(1000000, () => { sum.addAssign(1) })
  })
  return sum
})
export const fragment = vec3(long())`)
  expect([steps.length, isCut]).toEqual([4000, true])
  expect(steps.slice(0, 6).map(written)).toEqual(['enter long', 'value sum 0', 'turn i 0', 'turn i 0', 'assign sum 1', 'turn i 1'])
})

test('code with thousands of expressions is cut, too', async () => {
  const { steps, isCut } = await run('let x = uv.x\nfor (let i = 0; i < 3000; i++) x = x.add(1)\nexport const fragment = vec3(x)')
  expect([steps.length, isCut]).toEqual([1500, true])
})

test('what depends on neighbouring pixels or on a storage without numbers is left out', async () => {
  expect(
    await listOf(`
import { fwidth, storage } from 'kirari/node'
const soft = fn('soft', [{ x: float }], float, (x) => x.div(fwidth(x)))
const row = storage(float, 4)
const first = row.at(0).add(1)
export const fragment = vec3(soft(uv.x), uv.add(1))`),
  ).toEqual(['value 1.5,1.25'])
})

test('the steps of the CPU come at once, and stay when the GPU gives none; a program of more than 500 places is not given to it', async () => {
  let asked = 0
  const readBack = () => {
    asked++
    return withoutGPU()
  }
  const early: Steps[] = []
  const stepsIn = (code: string): Promise<Steps> =>
    stepsOf({ source: imports + code, watch: () => undefined, createEngine: () => undefined, inputs: () => inputsAt(moment) }, 'auto', readBack, (one) =>
      early.push(one),
    )
  const small = await stepsIn('export const fragment = vec3(uv, 1)')
  expect([early, asked]).toEqual([[small], 1])
  const large = await stepsIn('let x = uv.x\nfor (let i = 0; i < 600; i++) x = x.add(1)\nexport const fragment = vec3(x)')
  expect([large.steps.length, asked]).toEqual([601, 1])
})

test('code without a value has no steps', async () => {
  expect(await run('export const frame = []')).toEqual({ steps: [], isCut: false })
})
