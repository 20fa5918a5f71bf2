/**
 * The silk, moving: the part of the hero that needs the engine, and therefore comes later than the rest.
 * It starts where the poster stands: at time zero, with the light at rest, in the page's colour mode.
 */
import { useColorMode } from '@docusaurus/theme-common'
import { EngineError, type Engine } from 'kirari'
import { Shader } from 'kirari/react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { watchPace } from '../live-shader/pace.ts'
import { fade, follow, isNarrow, restPlace } from './light.ts'
import { silk, silkValues } from './silk.ts'

/** More pixels than this are not seen on cloth this soft, but are paid for. */
const maxPixels = 2_400_000
const maxPixelRatio = 1.5

type Props = {
  readonly isMoving: boolean
  readonly onDrawn: () => void
  readonly onSlow: () => void
  readonly onFailed: () => void
}

export default function LiveSilk({ isMoving, onDrawn, onSlow, onFailed }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef({ onDrawn, onSlow, onFailed })
  const paper = useColorMode().colorMode === 'light' ? 1 : 0
  const [pixelRatio, setPixelRatio] = useState<number>()

  useEffect(() => {
    latest.current = { onDrawn, onSlow, onFailed }
  })

  // Before the engine exists, so that its first picture is the poster's.
  useLayoutEffect(() => {
    if (!box.current) return
    const { width, height } = box.current.getBoundingClientRect()
    setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio, Math.sqrt(maxPixels / Math.max(1, width * height))))
    silkValues.light.value = restPlace(isNarrow())
    silkValues.paper.value = document.documentElement.dataset['theme'] === 'light' ? 1 : 0
  }, [])

  useEffect(() => fade(silkValues.paper, paper), [paper])

  const begin = useCallback((engine: Engine | null) => {
    if (!engine || !box.current) return undefined
    const stops = [
      follow(box.current, silkValues.light, (listener) => engine.on('frame', listener)),
      watchPace(engine, () => latest.current.onSlow()),
      once(engine, () => latest.current.onDrawn()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  return (
    <div ref={box} style={{ position: 'absolute', inset: 0 }}>
      {pixelRatio !== undefined && (
        <Shader
          fragment={silk}
          label=""
          style={{ height: '100%' }}
          pixelRatio={pixelRatio}
          isPlaying={isMoving}
          engineRef={begin}
          onError={(error) => {
            latest.current.onFailed()
            // That no GPU is there is no mistake: the poster stays. Anything else must be heard of.
            if (!(error instanceof EngineError)) reportError(error)
          }}
        />
      )}
    </div>
  )
}

const once = (engine: Engine, run: () => void): (() => void) => {
  const stop = engine.on('frame', () => {
    stop()
    run()
  })
  return stop
}
