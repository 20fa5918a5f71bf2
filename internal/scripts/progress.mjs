/**
 * Shows the progress of a script: one line a step, with its time.
 * On a terminal, the line of the running step updates in place; elsewhere (a log) a long step reports every 15 s that it still runs.
 */
import { styleText } from 'node:util'

const isTerminal = process.stdout.isTTY
const heartbeatSeconds = 15

/** @type {(format: Parameters<typeof styleText>[0], text: string) => string} */
const paint = (format, text) => (isTerminal && !process.env['NO_COLOR'] ? styleText(format, text) : text)

/** @param {number} milliseconds */
export const duration = (milliseconds) => {
  const seconds = milliseconds / 1000
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** The text of each running step, in the order in which they began: steps may run in parallel. @type {Map<string, () => string>} */
const running = new Map()
const redraw = () => {
  const room = Math.max(20, (process.stdout.columns ?? 80) - 1)
  const texts = [...running.values()].map((text) => text())
  process.stdout.write(`\r\u001b[2K${texts.map((text) => text.slice(0, Math.floor(room / texts.length))).join('')}`)
}

/**
 * Runs one step and shows it. `say` replaces the text after the label while the step runs; the result of `work` is the
 * note on the final line. A step that throws is shown as failed, and rethrows.
 * @param {string} label
 * @param {(say: (text: string) => void) => Promise<string>} work
 */
export const step = async (label, work) => {
  const started = performance.now()
  const elapsed = () => duration(performance.now() - started)
  let said = ''
  running.set(label, () => `  … ${label}  ${elapsed()}  ${said}`)
  const timer = isTerminal
    ? setInterval(redraw, 100)
    : setInterval(() => console.log(`    ${label}: still at it, ${elapsed()} ${said}`.trimEnd()), heartbeatSeconds * 1000)
  /** @param {string} mark @param {string} note */
  const finish = (mark, note) => {
    clearInterval(timer)
    running.delete(label)
    if (isTerminal) process.stdout.write('\r\u001b[2K')
    console.log(`  ${mark} ${label.padEnd(10)} ${elapsed().padStart(12)}   ${paint('dim', note)}`.trimEnd())
  }
  try {
    const note = await work((text) => {
      said = text
    })
    finish(paint('green', '✓'), note)
  } catch (error) {
    finish(paint('red', '✗'), error instanceof StepFailure ? error.note : '')
    throw error
  }
}

/** A failure with a note for its line. */
export class StepFailure extends Error {
  /**
   * @param {string} message
   * @param {string} note
   */
  constructor(message, note) {
    super(message)
    this.name = 'StepFailure'
    this.note = note
  }
}

/** @param {string} text */
export const heading = (text) => console.log(paint('bold', text))
