/** The picture itself: the part of a demo that needs the engine, and therefore comes later than its words. */
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import type { DemoState } from '../address.ts'
import { sceneValues } from '../control.ts'
import { qualityAt } from '../quality.ts'
import type { Demo } from '../demo.ts'
import type { Scene } from '../scene.ts'
import { runDemo, type Listener, type RunningDemo } from './run-demo.ts'

const defaultMaxPixels = 2_000_000

type Props = {
  readonly demo: Demo
  readonly state: DemoState
  readonly isPlaying: boolean
  /** How far the picture is lowered for a slow GPU (quality.ts). */
  readonly level: number
  /** Counts how often the reader asked to try again. */
  readonly attempt: number
  /** The element whose place the picture takes. */
  readonly host: RefObject<HTMLElement | null>
  readonly running: RefObject<RunningDemo | undefined>
  readonly listener: Listener
}

export const LiveDemo = ({ demo, state, isPlaying, level, attempt, host, running, listener }: Props): ReactNode => {
  const { settings, pixels } = useMemo(() => qualityAt(demo, state.settings, level), [demo, state.settings, level])
  const backend = demo.backends?.length === 1 ? (demo.backends[0] ?? state.backend) : state.backend
  const values = useMemo(() => sceneValues(demo.controls, settings), [demo, settings])
  const latest = useRef({ values, isPlaying, pixels })
  const before = useRef<RunningDemo>(undefined)
  /** Another scene is needed when this changes. */
  const shape = JSON.stringify([backend, attempt, pixels, Object.entries(settings).filter(([name]) => demo.controls[name]?.rebuild)])

  useEffect(() => {
    latest.current = { values, isPlaying, pixels }
  })

  useEffect(() => {
    let isGone = false
    let made: RunningDemo | undefined
    const begin = async (): Promise<void> => {
      const { createScene } = await demo.load()
      if (isGone || !host.current) return
      made = runDemo({
        host: host.current,
        // `defineDemo` has held the scene to the controls that these values are made from.
        createScene: createScene as unknown as (values: unknown) => Scene<unknown>,
        values: latest.current.values,
        backend,
        isPlaying: latest.current.isPlaying,
        maxPixels: (demo.maxPixels ?? defaultMaxPixels) * latest.current.pixels,
        firstSteps: demo.posterSteps ?? 0,
        listener: {
          ...listener,
          drawn() {
            before.current?.end()
            before.current = undefined
            listener.drawn()
          },
        },
      })
      running.current = made
    }
    begin().catch((error: unknown) => {
      // Nothing but Errors is thrown by modules, scenes and engines.
      if (!isGone) listener.failed(error as Error, false)
    })
    return () => {
      isGone = true
      running.current = undefined
      if (!made) return
      // Its last picture stays until the next scene has drawn.
      before.current?.end()
      before.current = made
      made.stop()
    }
    // What else a scene takes is given to it as it changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `shape` holds what another scene is needed for
  }, [demo, shape, host, running, listener])

  useEffect(() => running.current?.update(values), [running, values])
  useEffect(() => running.current?.play(isPlaying), [running, isPlaying])

  // After the effect above, which leaves the last picture behind: it goes with the page.
  useEffect(() => () => before.current?.end(), [])
  return null
}
