/** A uniform that has the value of a signal. */
import { createRenderEffect, untrack, type Accessor } from 'solid-js'
import { captureSite, onBehalfOf } from '#explain'
import type { UniformBool, UniformFloat, UniformVec2, UniformVec3, UniformVec4 } from '../shader/front/node/type.ts'
import type { ValueToken } from '../shader/front/node/type/value.ts'
import { uniform, type Uniform, type ValueOf } from '../shader/front/node/uniform.ts'

/**
 * A uniform that follows a signal: the engine draws again, and nothing is compiled.
 *
 * @example
 * const [hue, setHue] = createSignal(0.2)
 * const shift = createUniform(hue)
 * const model = createUniform(mat4, () => matrixOf(angle()))
 */
export function createUniform(value: Accessor<number>, name?: string): UniformFloat
export function createUniform(value: Accessor<boolean>, name?: string): UniformBool
export function createUniform(value: Accessor<readonly [number, number]>, name?: string): UniformVec2
export function createUniform(value: Accessor<readonly [number, number, number]>, name?: string): UniformVec3
export function createUniform(value: Accessor<readonly [number, number, number, number]>, name?: string): UniformVec4
export function createUniform<V>(type: ValueToken<V>, value: Accessor<ValueOf<V>>, name?: string): Uniform<V>
export function createUniform(...all: readonly unknown[]): unknown {
  const site = captureSite(createUniform)
  const place = typeof all[0] === 'function' && 'type' in all[0] ? 1 : 0
  // A type of the language is a function with a `type`; every other function here is a signal.
  const value = all[place] as Accessor<unknown>
  const given = all.map((argument, i) => (i === place ? untrack(value) : argument))
  // The overloads say which arguments go together; here they are only passed on.
  const node = onBehalfOf(site, () => (uniform as (...handed: readonly unknown[]) => { value: unknown })(...given))
  createRenderEffect(() => {
    const next = value()
    onBehalfOf(site, () => (node.value = next))
  })
  return node
}
