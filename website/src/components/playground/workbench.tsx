/** The playground itself: the code, its picture, and all that can be done with both. In a chunk of its own: only playground.tsx imports it. */
import { useColorMode } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { keepDraft, readDraft } from '../../playground/draft.ts'
import { fromHash, named, toHash } from '../../playground/link.ts'
import { playgroundDocument, printed, type BackendChoice, type Mistake, type Printed, type Range, type Report } from '../../playground/message.ts'
import { codeOf } from '../../playground/named-code.ts'
import { formats, takeOut, type Format } from '../../playground/take-out.ts'
import { playgroundTypes } from '../../playground/types/address.ts'
import type { Types } from '../../playground/types/client.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { useText } from '../use-text.ts'
import { openEditor, type Editor } from './editor.ts'
import { Inspector, type Looked, type Stepped } from './inspector.tsx'
import styles from './playground.module.css'
import { sample } from './sample.ts'
import { Still } from './still.tsx'
import { TimeBar, type Time } from './time-bar.tsx'
import { useFrame, type Loss } from './use-frame.ts'
import { filled, words } from './words.ts'

type Tab = 'typescript' | Exclude<Printed, 'script'> | Format
const tabs: readonly Tab[] = ['typescript', ...printed.filter((name) => name !== 'script'), ...formats]
const tabNames: Readonly<Record<Tab, string>> = {
  typescript: 'TypeScript',
  glsl: 'GLSL',
  wgsl: 'WGSL',
  js: 'JavaScript',
  react: 'React',
  solid: 'Solid',
  html: 'HTML',
}
const isTakenOut = (tab: Tab): tab is Format => formats.some((name) => name === tab)

/** The result of the latest run. */
type State =
  | { readonly type: 'starting' }
  | { readonly type: 'drawn'; readonly backend: 'webgpu' | 'webgl2' | 'cpu'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly mistake: Mistake }
  | { readonly type: 'endless' }
  | { readonly type: 'lost'; readonly loss: Loss }

type Runs = {
  latest: number
  isBusy: boolean
  isWaiting: boolean
  /** The places of live numbers in the code before it was dragged, and their latest values. */
  live: readonly Range[]
  liveCode: string
  values: readonly number[]
  /** True if the latest run uses live numbers. */
  hasLive: boolean
}

const backendNames = { webgpu: 'WebGPU', webgl2: 'WebGL2', cpu: 'CPU' } as const
const backendChoices: readonly BackendChoice[] = ['auto', 'webgpu', 'webgl2']

type Clock = { readonly seconds: number; readonly width: number; readonly height: number }
const isSame = (a: Clock, b: Clock): boolean => a.seconds === b.seconds && a.width === b.width && a.height === b.height

/** The page of errors that explains a code, by its first letters. */
const pageOfErrors = (code: string): string => (code.startsWith('S1') ? 'node' : code.startsWith('S2') ? 'type' : code.startsWith('S3') ? 'shader' : 'engine')

export default function Workbench(): ReactNode {
  const text = useText()
  const id = useId()
  const { colorMode } = useColorMode()
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n
  const address = useBaseUrl(`/${playgroundDocument}`)
  const root = useBaseUrl('/')
  const siteRoot = currentLocale === defaultLocale ? root : root.replace(new RegExp(`${currentLocale}/$`), '')
  const errors = useBaseUrl('/api/errors')
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const types = useRef<Types>(undefined)
  const [code, setCode] = useState<string>()
  const [backend, setBackend] = useState<BackendChoice>('auto')
  const [state, setState] = useState<State>({ type: 'starting' })
  const [notice, setNotice] = useState<string>()
  const [isGPULost, setGPULost] = useState(false)
  const [tab, setTab] = useState<Tab>('typescript')
  const [texts, setTexts] = useState<Readonly<Partial<Record<Printed, string>>>>({})
  const [time, setTime] = useState<Time>({ isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches, speed: 1, loop: undefined })
  const [clock, setClock] = useState<Clock>({ seconds: 0, width: 1, height: 1 })
  const clockTime = useRef(0)
  const [isInspecting, setInspecting] = useState(false)
  const [looked, setLooked] = useState<Looked>()
  const [stepped, setStepped] = useState<Stepped>()
  const [isLooking, setLooking] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const [still, setStill] = useState<ArrayBuffer | Error>()
  const isDrawingStill = useRef(false)
  const [hasDraft, setHasDraft] = useState(false)

  /** One run at a time. While it is under way, only the latest change is kept for the next. */
  const runs = useRef<Runs>({ latest: 0, isBusy: false, isWaiting: false, live: [], hasLive: false, liveCode: '', values: [] })
  const current = useRef({ code: '', backend, time, looked, isInspecting })
  useEffect(() => {
    current.current = { ...current.current, backend, time, looked, isInspecting }
  })

  const begin = (): void => {
    const { code: source, backend: by } = current.current
    const one = runs.current
    one.isWaiting = false
    one.isBusy = true
    one.hasLive = one.live.length > 0
    // The places of live numbers are those in the code before they were dragged.
    frame.order({ type: 'run', run: ++one.latest, code: one.hasLive ? one.liveCode : source, backend: by, live: one.live })
  }
  const run = (live: readonly Range[] = []): void => {
    runs.current.live = live
    if (live.length > 0) runs.current.liveCode = current.current.code
    if (runs.current.isBusy) runs.current.isWaiting = true
    else begin()
  }
  const ended = (): void => {
    runs.current.isBusy = false
    if (runs.current.isWaiting) begin()
  }

  const hear = (report: Report): void => {
    if ('run' in report && report.run !== runs.current.latest) return
    switch (report.type) {
      case 'drawn':
        setState({ type: 'drawn', backend: report.backend, milliseconds: Math.round(report.milliseconds) })
        editor.current?.setMistake(undefined)
        setTexts({})
        ended()
        // Numbers may have been dragged during the run.
        if (runs.current.hasLive && !runs.current.isBusy) order({ type: 'tweak', values: runs.current.values })
        if (current.current.isInspecting && current.current.looked) look(current.current.looked.x, current.current.looked.y)
        break
      case 'failed':
        // A number that is read while the code runs cannot change without another run.
        if (runs.current.hasLive) {
          runs.current.hasLive = false
          runs.current.live = []
          runs.current.isWaiting = true
          current.current.code = editor.current?.code() ?? current.current.code
        } else {
          setState({ type: 'failed', mistake: report.mistake })
          editor.current?.setMistake(report.mistake)
        }
        ended()
        break
      case 'endless':
        setState({ type: 'endless' })
        ended()
        break
      case 'gpu':
        setGPULost(report.isLost)
        break
      case 'time':
        // The reader's code can flood the page with reports, and each one renders it again.
        if (performance.now() - clockTime.current < 50) break
        clockTime.current = performance.now()
        setClock((before) => (isSame(before, report) ? before : report))
        break
      case 'printed':
        setTexts((before) => ({ ...before, [report.language]: report.text }))
        break
      case 'unprinted':
        setTexts((before) => ({ ...before, [report.language]: `// ${report.message}` }))
        break
      case 'still':
        hearStill(report.png)
        break
      case 'noStill':
        hearStill(new Error(report.message))
        break
      case 'chosen':
        look(report.x, report.y)
        break
      case 'values':
        setLooking(false)
        setLooked(report)
        setStepped(undefined)
        break
      case 'steps':
        setStepped(report)
        break
      default:
    }
  }
  const hearStill = (result: ArrayBuffer | Error): void => {
    isDrawingStill.current = false
    setStill(result)
  }
  const lose = (loss: Loss): void => {
    runs.current.isBusy = false
    // The frame can no longer answer requests.
    setLooking(false)
    if (isDrawingStill.current) hearStill(new Error(text(words[loss])))
    setState({ type: 'lost', loss })
  }
  const frame = useFrame(hear, lose)
  const { order, number: frameNumber } = frame

  const look = (x: number, y: number): void => {
    setLooking(true)
    order({ type: 'inspect', x, y })
  }

  const take = (next: string): void => {
    current.current.code = next
    types.current?.update(next)
    setCode(next)
    setChosen(undefined)
    setLooked(undefined)
    // After a change, a reload opens the draft, not the link.
    if (location.search !== '' || location.hash.includes('code=')) history.replaceState(history.state, '', location.pathname)
    if (!keepDraft('latest', next)) setNotice(text(words.notKept))
    if (state.type === 'lost') restart()
    else run()
  }
  const restart = (): void => {
    runs.current.isBusy = false
    setState({ type: 'starting' })
    frame.restart()
  }
  const taking = useRef(take)
  const running = useRef(run)
  useEffect(() => {
    taking.current = take
    running.current = run
  })

  // The first code comes from the link, the draft or the sample, in this order.
  useEffect(() => {
    let isGone = false
    const open = async (isAgain: boolean): Promise<void> => {
      const draft = readDraft('latest')
      let given: string | undefined
      try {
        const shared = await fromHash(location.hash)
        const name = shared ? undefined : named(location.search)
        given = shared?.code ?? (name && (await codeOf(name, { language: root, site: siteRoot }).catch(() => undefined)))
        if (name && given === undefined) setNotice(text(words.noBlock))
        if (shared) {
          setBackend(shared.backend)
          current.current.backend = shared.backend
        }
      } catch {
        setNotice(text(words.wrongLink))
      }
      const first = given ?? draft ?? sample
      // A hash of a heading keeps the current code.
      if (isGone || (isAgain && given === undefined)) return
      // A link replaces the reader's draft, so the draft stays restorable.
      if (given !== undefined && draft !== undefined && draft !== first) keepDraft('before', draft)
      const before = readDraft('before')
      setHasDraft(before !== undefined && before !== first)
      current.current.code = first
      types.current?.update(first)
      if (editor.current) editor.current.setCode(first)
      setCode(first)
    }
    void open(false)
    const reopen = (): void => void open(true)
    addEventListener('hashchange', reopen)
    return () => {
      isGone = true
      removeEventListener('hashchange', reopen)
    }
    // Runs once: changing the language loads another page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root, siteRoot])

  const isReady = code !== undefined
  useEffect(() => {
    if (!isReady || !place.current) return undefined
    const opened = openEditor(
      place.current,
      current.current.code,
      {
        onChange: (next) => taking.current(next),
        onTweak(ranges, values, isFirst) {
          const one = runs.current
          one.values = [...values]
          if (isFirst) return running.current(ranges)
          current.current.code = opened.code()
          // Numbers of a run that has not begun or ended yet are sent when it has drawn.
          if (one.live.length === 0) return running.current()
          return one.isBusy ? undefined : order({ type: 'tweak', values })
        },
        onTweakEnd: () => taking.current(editor.current?.code() ?? ''),
        onPoint(at) {
          pointed.current(at)
        },
      },
      {
        label: text(words.editor),
        number: text(words.number),
        colour: text(words.colour),
        axes: [text(words.axisX), text(words.axisY)],
        pad: text(words.pad),
      },
    )
    editor.current = opened
    // The compiler is large, so it is loaded when the editor gets the focus.
    const loadTypes = async (): Promise<void> => {
      const [{ openTypes }, { typesExtension }, { typesWords }] = await Promise.all([
        import('../../playground/types/client.ts'),
        import('../../playground/types/extension.ts'),
        import('../../playground/types/words.ts'),
      ])
      const isJapanese = currentLocale === 'ja'
      const loaded = openTypes(
        `${root}${playgroundTypes.worker}`,
        `${root}${playgroundTypes.libraries}`,
        isJapanese ? { messagesAddress: `${root}${playgroundTypes.messages}` } : {},
      )
      types.current = loaded
      loaded.update(opened.code())
      opened.extend(typesExtension(loaded, typesWords[isJapanese ? 'ja' : 'en']))
      await loaded.ready
    }
    place.current.addEventListener('focusin', () => void loadTypes().catch(() => setNotice(text(words.noTypes))), { once: true })
    return () => {
      editor.current = undefined
      types.current?.close()
      types.current = undefined
      opened.close()
    }
    // The labels do not change while the page is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, order])

  // A new frame and a new backend run the current code again.
  useEffect(() => {
    if (!isReady) return
    running.current()
    order({ type: 'time', ...current.current.time })
    order({ type: 'choosing', isOn: current.current.isInspecting })
  }, [isReady, frameNumber, backend, order])
  useEffect(() => order({ type: 'mode', mode: colorMode }), [colorMode, frameNumber, order])
  useEffect(() => order({ type: 'time', ...time }), [time, order])

  // The frame prints the text of a tab when the reader opens it.
  useEffect(() => {
    if (state.type !== 'drawn' || tab === 'typescript') return
    const language: Printed = isTakenOut(tab) ? 'script' : tab
    if (texts[language] === undefined) order({ type: 'print', run: runs.current.latest, language })
  }, [tab, texts, state, order])

  const choose = useCallback(
    (index: number | undefined) => {
      setChosen(index)
      const value = index === undefined ? undefined : looked?.values[index]
      editor.current?.mark(value?.range, true)
      order({ type: 'show', mark: value?.mark })
    },
    [looked, order],
  )
  // While pixels are inspected, the expression below the pointer shows its picture.
  const pointed = useRef<(at: number | undefined) => void>(() => undefined)
  const pointedMark = useRef<number>(undefined)
  useEffect(() => {
    pointed.current = (at) => {
      if (!isInspecting || !looked) return
      const smallest = at === undefined ? undefined : smallestAt(looked, at)
      const mark = smallest ?? (chosen === undefined ? undefined : looked.values[chosen]?.mark)
      if (mark === pointedMark.current) return
      pointedMark.current = mark
      order({ type: 'show', mark })
    }
  })

  const inspect = (isOn: boolean): void => {
    setInspecting(isOn)
    order({ type: 'choosing', isOn })
    if (isOn) setTime({ ...time, isPlaying: false })
    else {
      setLooked(undefined)
      setChosen(undefined)
      editor.current?.mark(undefined)
      order({ type: 'show', mark: undefined })
    }
  }

  const link = useCallback(
    async () => new URL(await toHash({ code: current.current.code, backend: current.current.backend }), location.href.replace(/#.*/, '')).href,
    [],
  )
  const taken = isTakenOut(tab)
    ? texts.script === undefined
      ? undefined
      : (takeOut(tab, code ?? '', texts.script) ?? text(words.noComponent))
    : tab === 'typescript'
      ? code
      : texts[tab]

  return (
    <div className={styles.bench}>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <div className={styles.bar} data-playground-actions>
        <CopyButton label={text(words.share)} done={text(words.shared)} text={link} className={styles.text} />
        <CopyButton
          className={styles.text}
          label={text(words.embed)}
          text={async () => `<iframe src="${(await link()).replaceAll('&', '&amp;')}" width="800" height="600" title="Kirari" loading="lazy"></iframe>`}
        />
        <button type="button" className={styles.text} onClick={() => editor.current?.setCode(sample)}>
          {text(words.begin)}
        </button>
        {hasDraft && (
          <button
            type="button"
            className={styles.text}
            onClick={() => {
              const draft = readDraft('before')
              if (draft !== undefined) editor.current?.setCode(draft)
              setHasDraft(false)
            }}
          >
            {text(words.restore)}
          </button>
        )}
        <label htmlFor={`${id}backend`} className={styles.named}>
          {text(words.backend)}
          <select
            id={`${id}backend`}
            value={backend}
            onChange={({ currentTarget }) => setBackend(backendChoices.find((name) => name === currentTarget.value) ?? 'auto')}
          >
            {backendChoices.map((name) => (
              <option key={name} value={name}>
                {name === 'auto' ? text(words.automatic) : backendNames[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.halves}>
        <div className={styles.pictureHalf}>
          <div className={styles.picture}>
            {/* A frame that was lost may still be at work: it goes. */}
            {state.type !== 'lost' && (
              <iframe
                key={frameNumber}
                ref={frame.element}
                src={address}
                title={text(words.frame)}
                sandbox="allow-scripts"
                allow=""
                referrerPolicy="no-referrer"
                data-playground-frame
              />
            )}
          </div>
          <TimeBar
            time={time}
            seconds={clock.seconds}
            onTime={setTime}
            onSeek={(seconds) => {
              order({ type: 'seek', seconds })
              setClock({ ...clock, seconds })
            }}
            onStep={() => order({ type: 'step' })}
          />
          <div className={styles.bar}>
            <button type="button" className={styles.text} aria-pressed={isInspecting} onClick={() => inspect(!isInspecting)} data-tool="inspect">
              {text(words.inspect)}
            </button>
            <Still
              size={clock}
              result={still}
              onAsk={(width, height, by) => {
                setStill(undefined)
                isDrawingStill.current = true
                order({ type: 'still', width, height, by })
              }}
            />
          </div>
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
        </div>
        <div className={styles.codeHalf}>
          <div className={styles.tabs}>
            <div className={styles.names} role="tablist" aria-label={text(words.languages)}>
              {tabs.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={`${id}${name}`}
                  aria-selected={tab === name}
                  aria-controls={`${id}panel`}
                  tabIndex={tab === name ? 0 : -1}
                  onClick={() => setTab(name)}
                  onKeyDown={(event) => {
                    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
                    const next = tabs[(tabs.indexOf(name) + by + tabs.length) % tabs.length]
                    if (by === 0 || !next) return
                    setTab(next)
                    document.getElementById(`${id}${next}`)?.focus()
                  }}
                  translate="no"
                >
                  {tabNames[name]}
                </button>
              ))}
            </div>
            <CopyButton text={() => taken ?? ''} className={styles.copy} />
          </div>
          <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${tab}`} className={styles.panel}>
            <div ref={place} className={styles.editor} hidden={tab !== 'typescript'} data-playground-editor lang={currentLocale} />
            {tab !== 'typescript' && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
              <pre className={styles.printed} tabIndex={0} translate="no" data-playground-text={tab}>
                {taken ?? text(state.type === 'failed' ? words.notYet : words.looking)}
              </pre>
            )}
          </div>
          <p className={styles.note}>{text(words.hint)}</p>
        </div>
      </div>
      {isInspecting && (
        <Inspector
          code={code ?? ''}
          looked={looked}
          isLooking={isLooking}
          size={clock}
          chosen={chosen}
          onChoose={choose}
          onPixel={look}
          stepped={stepped}
          onStep={(range) => editor.current?.mark(range, true)}
        />
      )}
    </div>
  )
}

/** The mark of the smallest expression around a place. */
const smallestAt = ({ values }: Looked, at: number): number | undefined =>
  values.filter(({ range }) => range.from <= at && at <= range.to).toSorted((a, b) => a.range.to - a.range.from - (b.range.to - b.range.from))[0]?.mark

type StatusProps = {
  readonly state: State
  readonly clock: Clock
  readonly isGPULost: boolean
  readonly code: string
  readonly errors: string
  readonly onShow: (range: Range) => void
  readonly onAgain: () => void
}

const Status = ({ state, clock, isGPULost, code, errors, onShow, onAgain }: StatusProps): ReactNode => {
  const text = useText()
  if (isGPULost) return <p className={styles.problem}>{text(words.gpuLost)}</p>
  switch (state.type) {
    case 'starting':
      return <p className={styles.note}>{text(words.starting)}</p>
    case 'drawn':
      return (
        <p className={styles.note}>
          {state.backend === 'cpu'
            ? text(words.byCPU)
            : filled(text(words.drawnBy), { backend: backendNames[state.backend], width: clock.width, height: clock.height, ms: state.milliseconds })}
        </p>
      )
    case 'endless':
      return <p className={styles.problem}>{text(words.endless)}</p>
    case 'lost':
      return (
        <>
          <p className={styles.problem}>{text(words[state.loss])}</p>
          <button type="button" className={styles.text} onClick={onAgain}>
            {text(words.again)}
          </button>
        </>
      )
    case 'failed': {
      const { message, code: name, hint, range } = state.mistake
      return (
        <div className={styles.problem}>
          <p>
            <span>{text(words.mistake)}</span>{' '}
            {range && (
              <button type="button" className={styles.line} onClick={() => onShow(range)}>
                {filled(text(words.line), { line: code.slice(0, range.from).split('\n').length })}
              </button>
            )}
          </p>
          <pre translate="no">{[name ? `${name}: ${message}` : message, hint && `hint: ${hint}`].filter(Boolean).join('\n')}</pre>
          {name && <a href={`${errors}/${pageOfErrors(name)}#${name}`}>{filled(text(words.explain), { code: name })}</a>}
        </div>
      )
    }
  }
}
