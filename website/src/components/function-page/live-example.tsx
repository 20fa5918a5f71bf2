/** An example, drawn by the GPU over its poster. Without a GPU nothing is drawn, and the poster stays. */
import { exampleModules } from '@site/src/generated/examples/index.ts'
import { EngineError, type Engine, type Fragment } from 'kirari'
import { Shader } from 'kirari/react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { MotionButton } from '../live-shader/motion-button.tsx'
import { useReducedMotion } from '../live-shader/use-reduced-motion.ts'
import { exampleStart } from './example-start.ts'
import styles from './live-preview.module.css'
import previewStyles from './function-preview.module.css'

type Props = {
  /** The function's place within the section. */
  readonly path: string
  readonly id: string
  readonly isMoving: boolean
}

export default function LiveExample({ path, id, isMoving }: Props): ReactNode {
  const [fragment, setFragment] = useState<Fragment>()
  const [isDrawn, setDrawn] = useState(false)
  const prefersStill = useReducedMotion()
  const [request, setRequest] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    const load = exampleModules[path]
    if (!load) throw new Error(`There are no examples of ${path}. Make the pages again: npm run generate -w website.`)
    void load().then(({ fragments }) => {
      if (!isGone) setFragment(fragments[id])
    })
    return () => {
      isGone = true
    }
  }, [path, id])
  const begin = useCallback((engine: Engine | null) => {
    if (!engine) return undefined
    engine.seek(exampleStart)
    const stop = engine.on('frame', () => {
      stop()
      setDrawn(true)
    })
    return stop
  }, [])
  const fail = useCallback((error: Error) => {
    // That there is no GPU is said under the first picture of the page.
    if (!(error instanceof EngineError)) reportError(error)
  }, [])
  const isPlaying = request ?? !prefersStill
  return (
    <>
      {fragment && <Shader className={styles.layer} fragment={fragment} label="" isPlaying={request} engineRef={begin} onError={fail} />}
      {isDrawn && isMoving && <MotionButton className={previewStyles.motion} isMoving={isPlaying} onToggle={() => setRequest(!isPlaying)} />}
    </>
  )
}
