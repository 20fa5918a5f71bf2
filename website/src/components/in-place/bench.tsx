/**
 * The editor of a code block, and the frame that runs its code without the rights of the site. In a chunk of its own: only editable-code.tsx
 * imports it. The last good picture stays while the code has a mistake.
 */
import { useColorMode } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { keepCode, readCode } from '../../course/kept.ts'
import { toHash } from '../../playground/link.ts'
import { playgroundDocument, type Mistake, type Report } from '../../playground/message.ts'
import { openEditor, type Editor } from '../playground/editor.ts'
import { useFrame, type Loss } from '../playground/use-frame.ts'
import { words as editorWords } from '../playground/words.ts'
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
  const address = useBaseUrl(`/${playgroundDocument}`)
  const playground = useBaseUrl('/docs/playground')
  const around = use(ExerciseContext)
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const [state, setState] = useState<State>({ type: 'starting' })
  const [isKept, setKept] = useState(true)
  const [link, setLink] = useState(playground)
  /** One run at a time. While it is under way, only the latest change is kept for the next. */
  const runs = useRef({ latest: 0, isBusy: false, isWaiting: false, code: readCode(name) ?? original })

  const begin = (): void => {
    const one = runs.current
    one.isBusy = true
    one.isWaiting = false
    order({ type: 'run', run: ++one.latest, code: one.code, backend: 'auto', live: [] })
  }
  const run = (): void => {
    if (runs.current.isBusy) runs.current.isWaiting = true
    else begin()
  }
  const ended = (next: State): void => {
    runs.current.isBusy = false
    setState(next)
    editor.current?.setMistake(next.type === 'failed' ? next.mistake : undefined)
    if (runs.current.isWaiting) begin()
  }
  const hear = (report: Report): void => {
    if ('run' in report && report.run !== runs.current.latest) return
    switch (report.type) {
      case 'drawn':
        if (around) order({ type: 'compare', run: report.run, start: original, solution: around.solutionOf() })
        return ended({ type: 'drawn' })
      case 'failed':
        return ended({ type: 'failed', mistake: report.mistake, code: runs.current.code })
      case 'endless':
        return ended({ type: 'endless' })
      case 'gpu':
        return report.isLost ? setState({ type: 'gpu' }) : undefined
      case 'compared':
        return around?.onScore(report.score)
      default:
        return undefined
    }
  }
  const frame = useFrame(hear, (loss) => {
    runs.current.isBusy = false
    setState({ type: 'lost', loss })
  })
  const { order, number: frameNumber } = frame

  const restart = (): void => {
    runs.current.isBusy = false
    setState({ type: 'starting' })
    frame.restart()
  }
  const take = (code: string): void => {
    runs.current.code = code
    setKept(keepCode(name, code.trimEnd() === original ? undefined : code))
    if (state.type === 'lost') restart()
    else run()
  }
  const latest = useRef({ take, run })
  useEffect(() => {
    latest.current = { take, run }
  })

  useEffect(() => {
    if (!place.current) return undefined
    const opened = openEditor(
      place.current,
      runs.current.code,
      {
        onChange: (code) => latest.current.take(code),
        onTweak(_ranges, _values, isFirst) {
          if (isFirst) return
          runs.current.code = opened.code()
          latest.current.run()
        },
        onTweakEnd: () => latest.current.take(opened.code()),
        onPoint: () => undefined,
      },
      {
        label: text(editorWords.editor),
        number: text(editorWords.number),
        colour: text(editorWords.colour),
        axes: [text(editorWords.axisX), text(editorWords.axisY)],
        pad: text(editorWords.pad),
      },
    )
    editor.current = opened
    opened.focus()
    return () => {
      editor.current = undefined
      opened.close()
    }
    // The labels do not change while the page is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // A new frame runs the current code.
  useEffect(() => {
    latest.current.run()
    order({ type: 'time', isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches, speed: 1, loop: undefined })
  }, [frameNumber, order])
  useEffect(() => order({ type: 'mode', mode: colorMode }), [colorMode, frameNumber, order])

  /** Packs the code into the link when the reader is about to follow it. */
  const pack = async (): Promise<void> => setLink(`${playground}${await toHash({ code: runs.current.code, backend: 'auto' })}`)

  const picture = (
    <div className={around ? styles.filled : styles.picture}>
      {/* A frame that was lost may still be at work, so it is removed. */}
      {state.type !== 'lost' && (
        <iframe key={frameNumber} ref={frame.element} src={address} title={text(words.picture)} sandbox="allow-scripts" allow="" referrerPolicy="no-referrer" />
      )}
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
        {!isKept && <p>{text(words.notKept)}</p>}
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
