/**
 * The page of a demo: its words, its picture with what can be done to it, and the text that the page gives. The poster is there at once;
 * the engine comes when the page has settled and the picture is near. Without a GPU, without a script and for readers who prefer less
 * motion there is still a page.
 */
import useBaseUrl from '@docusaurus/useBaseUrl'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useAwake } from '../../components/live-shader/use-awake.ts'
import { useReducedMotion } from '../../components/live-shader/use-reduced-motion.ts'
import type { BackendChoice } from '../address.ts'
import { changed, type Setting } from '../control.ts'
import type { Demo as DemoRecord } from '../demo.ts'
import { levelFor, qualityAt } from '../quality.ts'
import type { Details, Readouts } from '../scene.ts'
import { ControlPanel } from './control-panel.tsx'
import styles from './demo.module.css'
import type { LiveDemo } from './live-demo.tsx'
import { Lowered } from './lowered.tsx'
import { Notice, type DemoPhase } from './notice.tsx'
import { PlaygroundQuery, playgroundQuery } from './playground-query.ts'
import type { Listener, RunningDemo } from './run-demo.ts'
import { Toolbar, type Running } from './toolbar.tsx'
import { useDemoState } from './use-demo-state.ts'
import { useFullScreen } from './use-full-screen.ts'
import { PlaygroundLink } from '../../components/code/playground-link.tsx'
import { useText } from '../../components/use-text.ts'
import { demoPosterSize } from '../../image-size.ts'
import { words } from './words.ts'

export const Demo = ({ demo, children }: { readonly demo: DemoRecord; readonly children?: ReactNode }): ReactNode => {
  const text = useText()
  const id = useId()
  const player = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const running = useRef<RunningDemo>(undefined)
  const meter = useRef<HTMLSpanElement>(null)
  const isAwake = useAwake(player)
  const prefersStill = useReducedMotion()
  const fullScreen = useFullScreen(player)
  const { state, isDefault, change, reset } = useDemoState(demo.controls)
  const [wish, setWish] = useState<boolean>()
  const [phase, setPhase] = useState<DemoPhase>({ name: 'waiting' })
  const [backend, setBackend] = useState<Running>()
  const [said, setSaid] = useState<{ readonly message: string; readonly details: Details }>()
  const [readouts, setReadouts] = useState<Readouts>()
  const [attempt, setAttempt] = useState(0)
  /** How far the picture is lowered for a slow GPU. */
  const [lowered, setLowered] = useState(0)
  const isPlaying = wish ?? !prefersStill
  const isLive = phase.name === 'live'
  const poster = useBaseUrl(`/demos/${demo.name}.webp`)

  const listener = useMemo(
    (): Listener => ({
      drawn: () => setPhase({ name: 'live' }),
      backend: (name, reason) => setBackend({ name, reason }),
      failed: (error, isWithoutGpu) => setPhase(isWithoutGpu ? { name: 'without gpu' } : { name: 'failed', error }),
      lost: (isLost) => setPhase(isLost ? { name: 'lost' } : { name: 'live' }),
      said: (message, details) => setSaid(message === undefined ? undefined : { message, details }),
      measured(line) {
        if (meter.current) meter.current.textContent = line
      },
      read: setReadouts,
      slow: (milliseconds) => setLowered((before) => levelFor(milliseconds, before)),
    }),
    [],
  )

  // The code of the moving picture may not come: the poster stays, and the page with it.
  const [live, setLive] = useState<{ readonly LiveDemo: typeof LiveDemo }>()
  const bring = useCallback((): void => {
    import('./live-demo.tsx').then(setLive, (error: Error) => setPhase({ name: 'failed', error }))
  }, [])
  useEffect(() => {
    if (isAwake) bring()
  }, [isAwake, bring])

  const set = (name: string, value: Setting): void => change(name, (before) => ({ ...before, settings: changed(demo.controls, before.settings, name, value) }))
  const choose = (choice: BackendChoice): void => {
    setPhase({ name: 'waiting' })
    change('backend', (before) => ({ ...before, backend: choice }))
  }
  const retry = (): void => {
    setPhase({ name: 'waiting' })
    setAttempt(attempt + 1)
    if (!live) bring()
  }
  const level = state.isFull ? 0 : lowered
  const query = playgroundQuery(demo, state)
  const described = [demo.hint && `${id}-hint`, demo.keys && `${id}-keys`].filter(Boolean).join(' ')

  return (
    <>
      <header className={styles.head}>
        <h1>{text(demo.title)}</h1>
        <p>{text(demo.sentence)}</p>
      </header>
      <div className={styles.demo} data-demo={demo.name} data-search="none">
        <div ref={player} className={styles.player} data-phase={phase.name} data-backend={backend?.name} data-playing={isPlaying}>
          <div className={styles.frame}>
            <div
              ref={host}
              className={styles.stage}
              role={demo.keys ? 'application' : 'img'}
              aria-label={text(demo.label)}
              aria-describedby={described || undefined}
              tabIndex={demo.keys ? 0 : undefined}
              style={{ touchAction: demo.touch ?? 'pan-y' }}
              data-demo-stage
            >
              <img className={styles.poster} src={poster} alt="" {...demoPosterSize} decoding="sync" fetchPriority="high" />
            </div>
            <Notice
              phase={phase}
              isAwake={isAwake}
              only={demo.backends?.length === 1 ? demo.backends[0] : undefined}
              message={said && demo.messages?.[said.message]}
              details={said?.details}
              onRetry={retry}
            />
          </div>
          <Toolbar
            isLive={isLive}
            isPlaying={isPlaying}
            backends={demo.backends}
            choice={state.backend}
            running={backend}
            meter={meter}
            fullScreen={fullScreen}
            onPlay={() => setWish(!isPlaying)}
            onStep={() => running.current?.step()}
            onRestart={() => running.current?.restart()}
            onChoose={choose}
          />
          {live && (
            <live.LiveDemo demo={demo} state={state} isPlaying={isPlaying} level={level} attempt={attempt} host={host} running={running} listener={listener} />
          )}
        </div>
        <div className={styles.side}>
          <ControlPanel
            controls={demo.controls}
            settings={state.settings}
            isDefault={isDefault}
            isLive={isLive}
            onChange={set}
            onPress={(name) => running.current?.press(name)}
            onReset={reset}
          />
          {level > 0 && (
            <Lowered demo={demo} quality={qualityAt(demo, state.settings, level)} onFull={() => change('quality', (before) => ({ ...before, isFull: true }))} />
          )}
          {demo.readouts && (
            <dl className={styles.readouts} data-demo-readouts>
              {Object.entries(demo.readouts).map(([name, label]) => (
                <div key={name}>
                  <dt>{text(label)}</dt>
                  <dd data-readout={name}>{readouts?.[name] ?? '–'}</dd>
                </div>
              ))}
            </dl>
          )}
          {(demo.hint ?? demo.keys) && (
            <div className={styles.hints}>
              {demo.hint && <p id={`${id}-hint`}>{text(demo.hint)}</p>}
              {demo.keys && (
                <p id={`${id}-keys`}>
                  {text(words.keys)} {text(demo.keys)}
                </p>
              )}
            </div>
          )}
          {query !== undefined && (
            <p className={styles.open}>
              <PlaygroundLink query={query} />
            </p>
          )}
        </div>
      </div>
      <PlaygroundQuery value={query}>
        <div className={`markdown ${styles.text}`}>{children}</div>
      </PlaygroundQuery>
    </>
  )
}
