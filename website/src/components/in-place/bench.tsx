/**
 * The editor of a code block, and the frame that runs its code without the rights of the site. In a chunk of its own: only editable-code.tsx
 * imports it. The last good picture stays while the code has a mistake.
 */
import { useColorMode } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { keepCode, readCode } from '../../course/kept.ts'
import { toHash } from '../../playground/link.ts'
import type { Mistake, Report } from '../../playground/message.ts'
import type { Loss } from '../../live/session.ts'
import { createRuns } from '../../playground/runs.ts'
import { CodeFrame } from '../playground/code-frame.tsx'
import { useEditor } from '../playground/use-editor.ts'
import { useFrame } from '../playground/use-frame.ts'
import { useText } from '../use-text.ts'
import styles from './bench.module.css'
import { ExerciseContext } from './exercise-context.ts'
import { words } from './words.ts'

type Props = {
  /** The reader's version is kept by this name. */
  readonly name: string
  /** The code of the page. */
  readonly original: string
  readonly onClose: () => void
}

type State =
  | { readonly type: 'starting' | 'drawn' | 'endless' | 'gpu' }
  | { readonly type: 'failed'; readonly mistake: Mistake; readonly code: string }
  | { readonly type: 'lost'; readonly loss: Loss }

export default function Bench({ name, original, onClose }: Props): ReactNode {
  const text = useText()
  const { colorMode } = useColorMode()
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n
  const playground = useBaseUrl('/docs/playground')
  const root = useBaseUrl('/')
  const around = use(ExerciseContext)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ type: 'starting' })
  const [notice, setNotice] = useState<keyof typeof words>()
  const [link, setLink] = useState(playground)
  const [first] = useState(() => readCode(name) ?? original)

  const frame = useFrame({ onReport: (report) => hear(report), onLoss: (loss) => lose(loss), isDrawing: () => false })
  const { order, number: frameNumber, restart: replaceFrame } = frame
  const [runs] = useState(() => {
    const made = createRuns(order)
    made.change({ code: first })
    return made
  })
  const { editor, update } = useEditor({
    place,
    code: first,
    isJapanese: currentLocale === 'ja',
    root: currentLocale === defaultLocale ? root : root.replace(new RegExp(`${currentLocale}/$`), ''),
    events: {
      onChange: (code) => take(code),
      onTweak(ranges, values, isFirst) {
        runs.change({ code: editor.current?.code() ?? first })
        runs.drag(ranges, values, isFirst)
      },
      onTweakEnd: () => take(editor.current?.code() ?? first),
      onPoint: () => undefined,
      onLine: () => undefined,
    },
    typesAt: 'input',
    onNoTypes: () => setNotice('noTypes'),
  })

  const hear = (report: Report): void => {
    if ('run' in report && report.run !== runs.latest()) return
    switch (report.type) {
      case 'drawn':
        setState({ type: 'drawn' })
        editor.current?.setMistake(undefined)
        if (around) order({ type: 'compare', run: report.run, start: original, solution: around.solutionOf() })
        runs.drawn()
        break
      case 'failed':
        runs.change({ code: editor.current?.code() ?? first })
        if (runs.failed()) {
          setState({ type: 'failed', mistake: report.mistake, code: runs.source().code })
          editor.current?.setMistake(report.mistake)
        }
        break
      case 'endless':
        setState({ type: 'endless' })
        runs.endless()
        break
      case 'gpu':
        if (report.isLost) setState({ type: 'gpu' })
        break
      case 'compared':
        around?.onScore(report.score)
        break
      default:
    }
  }
  const lose = (loss: Loss): void => {
    runs.lost()
    setState({ type: 'lost', loss })
  }
  const restart = (): void => {
    runs.lost()
    setState({ type: 'starting' })
    replaceFrame()
  }
  const take = (code: string): void => {
    runs.change({ code })
    update(code)
    if (!keepCode(name, code.trimEnd() === original ? undefined : code)) setNotice('notKept')
    if (state.type === 'lost') restart()
    else runs.run()
  }

  useEffect(() => editor.current?.focus(), [editor])
  // A new frame runs the current code.
  useEffect(() => {
    runs.run()
    order({ type: 'time', isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches, speed: 1, loop: undefined })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new frame has drawn nothing yet
  }, [frameNumber, order, runs])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as above
  useEffect(() => order({ type: 'mode', mode: colorMode }), [colorMode, frameNumber, order])

  /** Packs the code into the link when the reader is about to follow it. */
  const pack = async (): Promise<void> => setLink(`${playground}${await toHash({ code: runs.source().code, backend: 'auto' })}`)

  const picture = (
    <div className={around ? styles.filled : styles.picture}>
      {/* A frame that was lost may still be at work, so it is removed. */}
      {state.type !== 'lost' && <CodeFrame frame={frame} title={text(words.picture)} />}
    </div>
  )
  return (
    <div className={`code ${styles.bench}`} data-bench={name} data-bench-state={state.type}>
      {around ? around.slot && createPortal(picture, around.slot) : picture}
      <div className="code-bar">
        <span>TypeScript</span>
        <span className={styles.actions}>
          <button type="button" className="code-copy" onClick={() => editor.current?.setCode(original)}>
            {text(words.reset)}
          </button>
          <a className="code-copy" href={link} onPointerDown={() => void pack()} onFocus={() => void pack()}>
            {text(words.playground)}
          </a>
          <button type="button" className="code-copy" onClick={onClose}>
            {text(words.close)}
          </button>
        </span>
      </div>
      <div ref={place} className={styles.editor} />
      <div className={styles.message} role="status">
        <Message state={state} />
        {(state.type === 'lost' || state.type === 'gpu') && (
          <button type="button" className="code-copy" onClick={restart}>
            {text(words.again)}
          </button>
        )}
        {notice && <p>{text(words[notice])}</p>}
      </div>
    </div>
  )
}

const Message = ({ state }: { readonly state: State }): ReactNode => {
  const text = useText()
  switch (state.type) {
    case 'failed': {
      const { mistake, code } = state
      const line = mistake.range && code.slice(0, mistake.range.from).split('\n').length
      return (
        <p translate="no">
          {line !== undefined && <strong>{text(words.failedAt).replace('{line}', String(line))}: </strong>}
          {[mistake.message, mistake.hint].filter(Boolean).join(' ')}
        </p>
      )
    }
    case 'endless':
    case 'gpu':
      return <p>{text(words[state.type])}</p>
    case 'lost':
      return <p>{text(words[state.loss])}</p>
    case 'starting':
    case 'drawn':
      return null
  }
}
