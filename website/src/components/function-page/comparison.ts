/**
 * The picture a page shows, drawn a second time by the other backend, where nobody sees it, and compared. The page has one canvas on each
 * backend then, and one again when the comparison ends. Must not know: React, words.
 */
import { createEngine, type BackendName, type Engine, type Fragment } from 'kirari'
import { differenceOf, type Difference } from './difference.ts'

export interface Comparison {
  /** Rejects with the error of the backend that could not draw. */
  readonly measure: () => Promise<Difference>
  readonly end: () => void
}

export const createComparison = (shown: Engine, fragment: Fragment, other: BackendName): Comparison => {
  const hidden = createEngine({ canvas: new OffscreenCanvas(shown.canvas.width, shown.canvas.height), fragment, backend: other })
  // It is drawn when it is asked for, and then only.
  hidden.setVisible(false)
  const measure = async (): Promise<Difference> => {
    await Promise.all([shown.ready, hidden.ready])
    const { width, height } = shown.canvas
    hidden.resize(width, height)
    hidden.seek(shown.time)
    // In one go, so that no value can change between the two.
    const [one, two] = await Promise.all([shown.capture(), hidden.capture()])
    // The page may have got another shape meanwhile.
    return one.width === two.width && one.height === two.height ? differenceOf(one, two) : measure()
  }
  return { measure, end: () => hidden.dispose() }
}
