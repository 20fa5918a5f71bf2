/**
 * Runs code that a reader wrote, or that came with a link, and shows what it makes. The contract:
 *
 *   <FrameRunner code={code} language="tsx" />
 *
 * - The code runs in a frame of its own without an origin (`sandbox="allow-scripts"`), never with the page's rights: it can reach neither
 *   the page nor what the site stores, nor the network. src/live/frame says what it can use; src/live/message.ts how the two speak.
 * - Another `code` runs in place of the one before, without a new frame. Whoever gives it waits for a pause in the typing.
 * - Its mistakes are said under the picture, in the page's language, until a run goes well.
 * - Code that does not end is stopped with its frame; another `code`, or the button, runs it in a new one.
 * - The frame is as high as what it shows, within limits, and takes the page's colour mode.
 */
import { useColorMode } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../use-text.ts'
import { frameDocument, type FrameOrder, type FrameReport, readReport } from '../../live/message.ts'
import { type Loss, openSession, type Session } from '../../live/session.ts'
import { words } from './words.ts'

export type FrameRunnerProps = {
  readonly code: string
  /** The name of the code's language as a fenced block has it: js, jsx, ts or tsx. */
  readonly language: string
}

type State =
  | { readonly type: 'starting' | 'shown' }
  | { readonly type: 'failed'; readonly message: string; readonly line?: number }
  | { readonly type: 'lost'; readonly loss: Loss; readonly code: string }

const heights = { least: 56, most: 640 }

export const FrameRunner = ({ code, language }: FrameRunnerProps): ReactNode => {
  const text = useText()
  const { colorMode } = useColorMode()
  const address = useBaseUrl(`/${frameDocument}`)
  const frame = useRef<HTMLIFrameElement>(null)
  const session = useRef<Session<FrameOrder>>(undefined)
  const latest = useRef({ code, run: 0 })
  const [state, setState] = useState<State>({ type: 'starting' })
  const [height, setHeight] = useState(heights.least)
  /** Counts the frames there have been. */
  const [frames, setFrames] = useState(0)
  const isLost = state.type === 'lost' && state.code === code

  useEffect(() => {
    const { current } = frame
    if (!current || isLost) return undefined
    const lose = (loss: Loss) => setState({ type: 'lost', loss, code: latest.current.code })
    const hear = (report: FrameReport): void => {
      if (report.type === 'height') return setHeight(Math.min(Math.max(report.height, heights.least), heights.most))
      if (report.type === 'ready' || report.type === 'alive' || report.run !== latest.current.run) return undefined
      if (report.type === 'endless') return lose('silent')
      return setState(report)
    }
    const opened = openSession<FrameOrder, FrameReport>(() => current.contentWindow, { read: readReport, onReport: hear, onLoss: lose })
    session.current = opened
    return () => opened.close()
  }, [frames, isLost])

  useEffect(() => {
    if (isLost) return
    latest.current = { code, run: latest.current.run + 1 }
    session.current?.order({ type: 'run', run: latest.current.run, code, language, mode: colorMode })
    // The mode is told below when it alone has changed: what runs goes on running.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code, language, frames, isLost])

  useEffect(() => session.current?.order({ type: 'mode', mode: colorMode }), [colorMode])

  const runAgain = (): void => {
    setState({ type: 'starting' })
    setFrames(frames + 1)
  }

  return (
    <>
      {!isLost && (
        <iframe
          key={frames}
          ref={frame}
          className="live-frame"
          src={address}
          title={text(words.frame)}
          sandbox="allow-scripts"
          allow=""
          referrerPolicy="no-referrer"
          style={{ height }}
        />
      )}
      <div className="live-message" role="status">
        {state.type === 'starting' && <p className="live-note">{text(words.starting)}</p>}
        {state.type === 'failed' && (
          <>
            <p>{state.line === undefined ? text(words.failed) : text(words.failedAt).replace('{line}', String(state.line))}</p>
            <pre translate="no">{state.message}</pre>
          </>
        )}
        {isLost && state.type === 'lost' && <p>{text(words[state.loss])}</p>}
      </div>
      {isLost && (
        <p className="live-again">
          <button type="button" className="button-ink" onClick={runAgain}>
            {text(words.again)}
          </button>
        </p>
      )}
    </>
  )
}
