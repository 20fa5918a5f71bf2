/**
 * The picture and the place of its page's address, each following the other. No change begins an entry of the history, and headings keep
 * theirs. Must not know: what the values do.
 */
import { useHistory } from '@docusaurus/router'
import { useCallback, useEffect, useRef } from 'react'
import { replaceAddressEnd } from '../shell/replace-address.ts'
import type { PageControl } from './control.ts'
import { isPictureHash, readPictureHash, writePictureHash, type PictureAddress, type PictureState } from './picture-address.ts'

/** Browsers refuse an address that changes many times a second. */
const pauseMilliseconds = 300

/** Returns what gives the address of the picture as it is now. `onRead` must stay the same function. */
export const usePictureAddress = (controls: readonly PageControl[], state: PictureState, onRead: (found: PictureAddress) => void): (() => string) => {
  const history = useHistory()
  const latest = useRef(state)
  const write = useCallback((): void => {
    const wanted = writePictureHash(controls, latest.current)
    const { search, hash } = window.location
    if (wanted !== hash && (wanted || isPictureHash(hash))) replaceAddressEnd(`${search}${wanted}`)
  }, [controls])

  // The address is only known in the browser, and it changes by itself when the reader goes back.
  useEffect(() => {
    const { pathname, hash } = window.location
    if (isPictureHash(hash)) onRead(readPictureHash(controls, hash))
    return history.listen((location) => {
      if (location.pathname === pathname && (!location.hash || isPictureHash(location.hash))) onRead(readPictureHash(controls, location.hash))
    })
  }, [controls, history, onRead])

  const { values, backend } = state
  const isFirst = useRef(true)
  useEffect(() => {
    latest.current = { values, backend }
    // What stands in the address when the page opens is the address's own.
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    const timer = setTimeout(write, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [values, backend, write])

  return useCallback(() => {
    write()
    const { origin, pathname, search } = window.location
    return `${origin}${pathname}${search}${writePictureHash(controls, latest.current) || '#preview'}`
  }, [controls, write])
}
