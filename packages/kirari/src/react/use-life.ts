/** The lifetime of something at an element, in React's terms. */
import { useEffect, useRef } from 'react'
import type { Begin, Life } from '../element/life.ts'

/** Begins at `place` once it is on the page, and again when `key` changes; follows the options of each render. */
export const useLife = <Options>(begin: Begin<Options>, place: { readonly current: HTMLElement | null }, key: unknown, options: Options): void => {
  const life = useRef<Life<Options>>(undefined)
  useEffect(() => {
    if (!place.current) return undefined
    const begun = (life.current = begin(place.current, options))
    return () => {
      life.current = undefined
      begun.dispose()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- options are followed below
  }, [key])
  useEffect(() => life.current?.update(options))
}
