/**
 * The frame's own script: takes code from the page that holds the frame, runs it and says what became of it. It does so only without the
 * rights of the site, that is in a sandbox: opened by itself or framed by somebody else it would hand them to code from anywhere.
 */
import { createRoot } from 'react-dom/client'
import type { FrameOrder, FrameReport } from '../message.ts'
import { Unreadable } from './compile.ts'
import { evaluate, lineOf, type Outcome } from './evaluate.ts'
import { Shown } from './shown.tsx'
import { browserClock, createWatch, EndlessLoop } from './watch.ts'
import { removeConnections } from './without-connections.ts'

/** The time in milliseconds after which a loop of the code is ended. */
const patience = 1000

const start = (page: Window, place: HTMLElement): void => {
  const root = createRoot(place, { onUncaughtError: fail, onCaughtError: () => undefined })
  const watch = createWatch(patience, browserClock())
  let current = 0
  const report = (message: FrameReport): void => page.postMessage(message, '*')

  function fail(error: unknown): void {
    if (error instanceof EndlessLoop) return report({ type: 'endless', run: current })
    const line = error instanceof Unreadable ? error.line : lineOf(error)
    const message =
      error instanceof Error && !(error instanceof Unreadable) ? `${error.name}: ${error.message}` : error instanceof Error ? error.message : String(error)
    return report({ type: 'failed', run: current, message, ...(line === undefined ? {} : { line }) })
  }

  const run = (number: number, code: string, language: string): void => {
    current = number
    const show = ({ element }: Outcome): void => {
      if (number !== current) return
      root.render(
        <Shown key={number} onShown={() => number === current && report({ type: 'shown', run: number })} onError={fail}>
          {element}
        </Shown>,
      )
    }
    try {
      show(evaluate(code, language, { watch, onLate: show }))
    } catch (error) {
      // While one types the code is unreadable most of the time: what it made last stays.
      if (!(error instanceof Unreadable)) root.render(null)
      fail(error)
    }
  }

  const obey = (order: FrameOrder): void => {
    switch (order.type) {
      case 'run':
        document.documentElement.dataset['theme'] = order.mode
        return run(order.run, order.code, order.language)
      case 'mode':
        document.documentElement.dataset['theme'] = order.mode
        return undefined
      case 'ping':
        return report({ type: 'alive' })
    }
  }

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    // Only the page that embeds this frame sends messages, in the format of message.ts.
    if (source === page) obey(data as FrameOrder)
  })
  addEventListener('error', ({ error }) => fail(error))
  addEventListener('unhandledrejection', ({ reason }) => fail(reason))
  new ResizeObserver(() => report({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) })).observe(place)
  report({ type: 'ready' })
}

removeConnections()

const place = document.querySelector('main')
// A document in a sandbox has no origin, which is written so.
const isSandboxed = self.origin === 'null'
if (place && isSandboxed && window.parent !== window) {
  place.replaceChildren()
  start(window.parent, place)
}
