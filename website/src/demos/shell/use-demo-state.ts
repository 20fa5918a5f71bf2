/**
 * The values of a demo and the address of its page, each following the other. A change of the reader's begins an entry of the history;
 * those that follow at once on the same control, as when a slider is dragged, go into the same entry.
 * Must not know: what the values do.
 */
import { useHistory } from '@docusaurus/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { defaultState, isSame, readAddress, writeAddress, type DemoState } from '../address.ts'
import type { Controls } from '../control.ts'

/** Browsers refuse an address that changes many times a second. */
const pauseMilliseconds = 250
/** Changes of one control nearer than this are one change. */
const burstMilliseconds = 1000

export interface DemoStateHandle {
  readonly state: DemoState
  readonly isDefault: boolean
  /** `name` is the control, or what else was touched. */
  readonly change: (name: string, next: (before: DemoState) => DemoState) => void
  readonly reset: () => void
}

export const useDemoState = (controls: Controls): DemoStateHandle => {
  const history = useHistory()
  const [state, setState] = useState(() => defaultState(controls))
  const latest = useRef(state)
  const burst = useRef<{ readonly name: string; readonly at: number; readonly timer?: number }>(undefined)
  const isWriting = useRef(false)

  const show = useCallback((next: DemoState): void => {
    latest.current = next
    setState(next)
  }, [])

  // The address is only known in the browser, and it changes by itself when the reader goes back. The history itself is asked: what the
  // framework tells of it comes later than what the reader does next.
  useEffect(() => {
    const forget = (): void => {
      clearTimeout(burst.current?.timer)
      burst.current = undefined
    }
    const read = (search: string): void => {
      const found = readAddress(controls, search)
      if (!isSame(controls, found, latest.current)) show(found)
    }
    const { pathname, search: first } = history.location
    read(first)
    const stop = history.listen((location) => {
      if (isWriting.current) return
      // What waits to be written must not change the entry gone back to, nor the page gone to.
      forget()
      if (location.pathname === pathname) read(location.search)
    })
    return () => {
      stop()
      forget()
    }
  }, [controls, history, show])

  const change = useCallback(
    (name: string, next: (before: DemoState) => DemoState): void => {
      const after = next(latest.current)
      if (isSame(controls, after, latest.current)) return
      const at = performance.now()
      const isOneChange = burst.current?.name === name && at - burst.current.at < burstMilliseconds
      const write = (how: 'push' | 'replace'): void => {
        const { location } = history
        const address = writeAddress(controls, latest.current, location.search)
        if (address === location.search) return
        // A new entry is made past the framework, which takes the focus away from where the reader is when it makes one itself.
        if (how === 'push') window.history.pushState(window.history.state, '')
        isWriting.current = true
        history.replace({ ...location, search: address })
        isWriting.current = false
      }
      if (burst.current?.timer !== undefined) {
        clearTimeout(burst.current.timer)
        // The last of the changes before belongs to their own entry.
        if (!isOneChange) write('replace')
      }
      show(after)
      if (isOneChange) {
        const timer = window.setTimeout(() => {
          burst.current = { name, at }
          write('replace')
        }, pauseMilliseconds)
        burst.current = { name, at, timer }
      } else {
        burst.current = { name, at }
        write('push')
      }
    },
    [controls, history, show],
  )
  const reset = useCallback(() => change('', () => defaultState(controls)), [change, controls])
  return { state, isDefault: isSame(controls, state, defaultState(controls)), change, reset }
}
