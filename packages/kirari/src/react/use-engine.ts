'use client'
/** An engine in an element of the application's own, for those who need only a canvas. */
import { useState, type RefCallback } from 'react'
import { captureSite } from '#explain'
import { follow, type FollowOptions } from '../element/follow.ts'
import { resting } from '../element/life.ts'
import type { Engine } from '../engine/interface.ts'
import { useLife } from './use-life.ts'

const begin = /*#__PURE__*/ resting(follow)

/**
 * An engine that puts its canvas into the element with this `ref`. It is undefined until the element is on the page.
 *
 * @example
 * const { ref, engine } = useEngine({ fragment })
 * return <div ref={ref} onClick={() => engine?.seek(0)} />
 */
export const useEngine = (options: FollowOptions): { readonly ref: RefCallback<HTMLElement>; readonly engine: Engine | undefined } => {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [engine, setEngine] = useState<Engine>()
  useLife(begin, { current: element }, element, {
    ...options,
    // oxlint-disable-next-line react/hooks -- a mark in the stack, never called
    site: captureSite(useEngine),
    // When it moves to a new element, the old engine is disposed after the new one was created.
    onEngine: (next, disposed) => setEngine((now) => next ?? (now === disposed ? undefined : now)),
  })
  return { ref, engine }
}
