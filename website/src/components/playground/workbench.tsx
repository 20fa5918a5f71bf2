/** The playground itself: the code, its picture, and all that can be done with both. In a chunk of its own: only playground.tsx imports it. */
import { useColorMode } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Loss } from '../../live/session.ts'
import { keepDraft, readDraft } from '../../playground/draft.ts'
import { toHash } from '../../playground/link.ts'
import type { BackendChoice, Report } from '../../playground/message.ts'
import { createRuns } from '../../playground/runs.ts'
import { createVideoRequests } from '../../playground/video/requests.ts'
import { useText } from '../use-text.ts'
import { Actions } from './actions.tsx'
import { CodeFrame } from './code-frame.tsx'
import { CodeTabs } from './code-tabs.tsx'
import { Inspector } from './inspector.tsx'
import styles from './playground.module.css'
import { sample } from './sample.ts'
import { SaveBar } from './save-bar.tsx'
import { Status, type State } from './status.tsx'
import type { Tab } from './tab.ts'
import { TimeBar, type Time } from './time-bar.tsx'
import { useClock } from './use-clock.ts'
import { useEditor } from './use-editor.ts'
import { useFirstCode } from './use-first-code.ts'
import { useFrame } from './use-frame.ts'
import { useInspection } from './use-inspection.ts'
import { useOffline } from './use-offline.ts'
import { useStill } from './use-still.ts'
import { useTexts } from './use-texts.ts'
import { words } from './words.ts'

export default function Workbench(): ReactNode {
  const text = useText()
  const { colorMode } = useColorMode()
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n
  const root = useBaseUrl('/')
  const siteRoot = currentLocale === defaultLocale ? root : root.replace(new RegExp(`${currentLocale}/$`), '')
  const errors = useBaseUrl('/api/errors')
  const bases = { language: root, site: siteRoot }
  const place = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<string>()
  const [backend, setBackend] = useState<BackendChoice>('auto')
  const [state, setState] = useState<State>({ type: 'starting' })
  const [notice, setNotice] = useState<string>()
  const [isGPULost, setGPULost] = useState(false)
  const [tab, setTab] = useState<Tab>('typescript')
  const [time, setTime] = useState<Time>({ isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches, speed: 1, loop: undefined })
  const [cursorLine, setCursorLine] = useState(1)
  const [hasDraft, setHasDraft] = useState(false)

  /** The latest state, for callbacks that an earlier render created. */
  const current = useRef({ time, isInspecting: false })

  const frame = useFrame({
    onReport: (report) => hear(report),
    onLoss: (loss) => lose(loss),
    isDrawing: () => still.isDrawing() || videos.isWaiting() || inspection.isPending(),
  })
  const { order, number: frameNumber, restart: replaceFrame } = frame
  const [runs] = useState(() => createRuns(order))
  const [videos] = useState(() => createVideoRequests(order))
  const still = useStill(order)
  const { clock, hear: hearTime, seek } = useClock()
  const { isKept, keep } = useOffline(bases)
  const { editor, update } = useEditor({
    place,
    code,
    isJapanese: currentLocale === 'ja',
    root,
    events: {
      onChange: (next) => take(next),
      onTweak(ranges, values, isFirst) {
        runs.change({ code: editor.current?.code() ?? '' })
        runs.drag(ranges, values, isFirst)
      },
      onTweakEnd: () => take(editor.current?.code() ?? ''),
      onLine: setCursorLine,
      onPoint: (at) => inspection.point(at),
    },
    typesAt: 'focusin',
    onTypes: keep,
    onNoTypes: () => setNotice(text(words.noTypes)),
  })
  const inspection = useInspection({ order, run: runs.latest, editor })
  const texts = useTexts({ tab, code: code ?? '', isDrawn: state.type === 'drawn', order, run: runs.latest })
  useEffect(() => {
    current.current = { time, isInspecting: inspection.isOn }
  })

  const hear = (report: Report): void => {
    if ('run' in report && report.run !== runs.latest()) return
    switch (report.type) {
      case 'drawn':
        setState({ type: 'drawn', backend: report.backend, milliseconds: Math.round(report.milliseconds) })
        editor.current?.setMistake(undefined)
        texts.clear()
        runs.drawn()
        inspection.refresh()
        break
      case 'failed':
        inspection.stop()
        runs.change({ code: editor.current?.code() ?? '' })
        if (runs.failed()) {
          setState({ type: 'failed', mistake: report.mistake })
          editor.current?.setMistake(report.mistake)
        }
        break
      case 'endless':
        inspection.stop()
        setState({ type: 'endless' })
        runs.endless()
        break
      case 'gpu':
        setGPULost(report.isLost)
        break
      case 'time':
        hearTime(report)
        break
      case 'printed':
      case 'unprinted':
        texts.hear(report)
        break
      case 'still':
        still.hear(report.png)
        break
      case 'noStill':
        still.hear(new Error(report.message))
        break
      case 'videoFrame':
      case 'noVideoFrame':
        videos.hear(report)
        break
      case 'chosen':
        inspection.look(report.x, report.y)
        break
      case 'values':
      case 'steps':
        inspection.hear(report)
        break
      default:
    }
  }
  /** The frame can no longer answer requests. */
  const lose = (loss: Loss): void => {
    const error = new Error(text(words[loss]))
    runs.lost()
    inspection.stop()
    if (still.isDrawing()) still.hear(error)
    videos.lose(error)
    setState({ type: 'lost', loss })
  }
  const restart = (): void => {
    runs.lost()
    setState({ type: 'starting' })
    replaceFrame()
  }
  const take = (next: string): void => {
    runs.change({ code: next })
    update(next)
    setCode(next)
    inspection.outdate()
    // After a change, a reload opens the draft, not the link.
    if (location.search !== '' || location.hash.includes('code=')) history.replaceState(history.state, '', location.pathname)
    if (!keepDraft('latest', next)) setNotice(text(words.notKept))
    if (state.type === 'lost') restart()
    else runs.run()
  }

  useFirstCode(
    bases,
    {
      onCode(first) {
        runs.change({ code: first })
        update(first)
        editor.current?.setCode(first)
        setCode(first)
      },
      onBackend(named) {
        setBackend(named)
        runs.change({ backend: named })
      },
      onNotice: (one) => setNotice(text(one)),
      onDraft: setHasDraft,
    },
    words,
  )

  // A new frame and a new backend run the current code again.
  const isReady = code !== undefined
  useEffect(() => {
    if (!isReady) return
    runs.change({ backend })
    runs.run()
    order({ type: 'time', ...current.current.time })
    order({ type: 'choosing', isOn: current.current.isInspecting })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new frame has drawn nothing yet
  }, [isReady, frameNumber, backend, order, runs])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as above
  useEffect(() => order({ type: 'mode', mode: colorMode }), [colorMode, frameNumber, order])
  useEffect(() => order({ type: 'time', ...time }), [time, order])

  const link = async (): Promise<string> => new URL(await toHash({ ...runs.source(), backend }), location.href.replace(/#.*/, '')).href
  const restore = (): void => {
    const draft = readDraft('before')
    if (draft !== undefined) editor.current?.setCode(draft)
    setHasDraft(false)
  }
  const showLine = (line: number): void => {
    // The editor takes the focus when it is visible.
    flushSync(() => setTab('typescript'))
    editor.current?.selectLine(line)
  }
  const inspect = (isOn: boolean): void => {
    inspection.turn(isOn)
    if (isOn) setTime({ ...time, isPlaying: false })
  }

  return (
    <div className={styles.bench}>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <Actions
        link={link}
        onBegin={() => editor.current?.setCode(sample)}
        onRestore={hasDraft ? restore : undefined}
        backend={backend}
        onBackend={setBackend}
      />
      <div className={styles.halves}>
        <div className={styles.pictureHalf}>
          <div className={styles.picture}>
            {/* A frame that was lost may still be at work: it goes. */}
            {state.type !== 'lost' && <CodeFrame frame={frame} title={text(words.frame)} />}
          </div>
          <TimeBar
            time={time}
            seconds={clock.seconds}
            onTime={setTime}
            onSeek={(seconds) => {
              order({ type: 'seek', seconds })
              seek(seconds)
            }}
            onStep={() => order({ type: 'step' })}
          />
          <div className={styles.bar}>
            <button type="button" className={styles.text} aria-pressed={inspection.isOn} onClick={() => inspect(!inspection.isOn)} data-tool="inspect">
              {text(words.inspect)}
            </button>
            <SaveBar size={clock} loop={time.loop} videos={videos} result={still.result} onAsk={still.ask} />
          </div>
          <div className={styles.foot}>
            <div className={styles.status} role="status" data-playground-state={state.type}>
              <Status
                state={state}
                clock={clock}
                isGPULost={isGPULost}
                code={code ?? ''}
                errors={errors}
                onShow={(range) => editor.current?.select(range)}
                onAgain={restart}
              />
            </div>
            {isKept && (
              <p className={styles.note} data-playground-offline>
                {text(words.offline)}
              </p>
            )}
          </div>
        </div>
        <CodeTabs
          tab={tab}
          onTab={setTab}
          shown={texts.shown}
          lines={texts.lines}
          cursorLine={cursorLine}
          onLine={showLine}
          hasFailed={state.type === 'failed'}
          place={place}
          language={currentLocale}
        />
      </div>
      {inspection.isOn && (
        <Inspector
          code={code ?? ''}
          looked={inspection.looked}
          isLooking={inspection.isLooking}
          size={clock}
          chosen={inspection.chosen}
          onChoose={inspection.choose}
          onPixel={inspection.look}
          stepped={inspection.stepped}
          onStep={(range) => editor.current?.mark(range, true)}
        />
      )}
    </div>
  )
}
