'use client'
/** A uniform that has the value of a render. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { captureSite, onBehalfOf } from '#explain'
import { uniform } from '../shader/front/node/uniform.ts'

// Before the browser paints, so that the page and the canvas never differ. React 18 warns about it on servers.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A uniform that follows a value of React: the engine draws again, and nothing is rendered or compiled.
 * The first render decides its type and its name.
 *
 * @example
 * const hue = useUniform(state.hue)
 * const model = useUniform(mat4, matrix)
 */
export const useUniform: typeof uniform = (first: unknown, ...rest: readonly unknown[]) => {
  // oxlint-disable-next-line react/hooks -- a mark in the stack, never called
  const site = captureSite(useUniform)
  const [{ node, set }] = useState(() => {
    // The overloads say which arguments go together; here they are only passed on.
    const made = onBehalfOf(site, () => (uniform as (...all: readonly unknown[]) => { value: unknown })(first, ...rest))
    return { node: made, set: (next: unknown) => (made.value = next) }
  })
  const value = typeof first === 'function' ? rest[0] : first
  useBeforePaint(() => {
    if (value !== undefined) onBehalfOf(site, () => set(value))
  })
  // It has the type that `uniform` returns.
  return node as never
}
