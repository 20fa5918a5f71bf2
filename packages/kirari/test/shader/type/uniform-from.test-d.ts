/**
 * TypeScript's types of external values, with signals of real libraries. As in type.test-d.ts, a wrong line that compiles
 * is an unused `@ts-expect-error`.
 */
import { computed, signal } from '@preact/signals-core'
import { Signal } from 'signal-polyfill'
import { createSignal } from 'solid-js'
import {
  float,
  mat4,
  struct,
  uint,
  uniformFrom,
  vec3,
  type Bool,
  type Float,
  type Mat4,
  type Uint,
  type Vec2,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'

const hue = signal(0.5)
const [getHue] = createSignal(0.5)

export const floats: readonly Float[] = [
  uniformFrom(hue),
  uniformFrom(computed(() => hue.value * 2)),
  uniformFrom(new Signal.State(1)),
  uniformFrom(getHue),
  uniformFrom(() => 1, 'one'),
  uniformFrom({ value: 1 }),
]
export const truth: Bool = uniformFrom(signal(true))
export const pair: Vec2 = uniformFrom(() => [1, 2])
export const triple: Vec3 = uniformFrom(() => [1, 2, 3])
export const quadruple: Vec4 = uniformFrom(() => [1, 2, 3, 4])
export const typed: Vec3 = uniformFrom(vec3, signal([1, 2, 3]))
export const full: Uint = uniformFrom(uint, () => 3)
export const matrix: Mat4 = uniformFrom(mat4, () => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
const Light = struct('Light', { color: vec3, power: float })
export const power: Float = uniformFrom(Light, () => ({ color: [1, 1, 1], power: 2 })).power
export const now: number = uniformFrom(hue).value

// @ts-expect-error -- a list of no known length
uniformFrom(signal([1, 2, 3]))
// @ts-expect-error -- not a number
uniformFrom(signal('red'))
// @ts-expect-error -- not a list
uniformFrom(vec3, () => 1)
// @ts-expect-error -- it is set where it is kept
uniformFrom(hue).value = 1
// @ts-expect-error -- a value alone is not a source
uniformFrom(0.5)
