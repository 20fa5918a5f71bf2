/** The lifetime of something at an element, in Solid's terms. */
import { createEffect, on, onCleanup, type Accessor } from 'solid-js'
import type { Begin, Life } from '../element/life.ts'

/** Begins at the element once it is on the page, follows the options, and ends with the owner of the call. */
export const createLife = <Options>(begin: Begin<Options>, element: Accessor<HTMLElement>, options: Accessor<Options>): void => {
  let life: Life<Options> | undefined
  createEffect(
    on(options, (next) => {
      if (life) life.update(next)
      else life = begin(element(), next)
    }),
  )
  onCleanup(() => life?.dispose())
}
