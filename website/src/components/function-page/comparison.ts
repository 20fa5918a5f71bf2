/**
 * The picture a page shows, drawn a second time by the other backend, where nobody sees it, and compared; and the function's values, of which a
 * picture shows no more than its 8 bits. The page has one canvas on each backend then, for a moment a small one more for the values, and one
 * again when the comparison ends. Must not know: React, words.
 */
import type { Subject } from '@site/src/previews/preview.ts'
import { trialOf, type Results, type Trial } from '@site/src/previews/trial.ts'
import { createEngine, type BackendName, type Engine, type Fragment, type OffscreenEngine } from 'kirari'
import { differenceOf, type Difference } from './difference.ts'
import { valueDifferenceOf, type ValueDifference } from './value-difference.ts'

export interface Comparison {
  /** Rejects with the error of the backend that could not draw. */
  readonly measure: () => Promise<Difference>
  /** Of the same inputs however the picture is set, so it is measured once; undefined where the function is no value of a shader. */
  readonly values: () => Promise<ValueDifference | undefined>
  readonly end: () => void
}

export const createComparison = (shown: Engine, fragment: Fragment, other: BackendName, subject: Subject): Comparison => {
  const canvas = new OffscreenCanvas(shown.canvas.width, shown.canvas.height)
  const hidden = createEngine({ canvas, fragment, backend: other })
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
  const compareValues = async (): Promise<ValueDifference | undefined> => {
    const trial = trialOf(subject)
    return trial && valueDifferenceOf(await resultsOn('webgl2', trial), await resultsOn('webgpu', trial), subject.least)
  }
  let values: Promise<ValueDifference | undefined> | undefined
  return { measure, values: () => (values ??= compareValues()), end: () => dispose(hidden, canvas) }
}

const resultsOn = async (backend: BackendName, { fragment, width, height, read }: Trial): Promise<Results> => {
  const canvas = new OffscreenCanvas(width, height)
  const engine = createEngine({ canvas, fragment, backend })
  try {
    engine.resize(width, height)
    return read((await engine.capture()).data)
  } finally {
    dispose(engine, canvas)
  }
}

/** A canvas keeps its context of WebGL2 when the engine goes, and browsers have few of them: this one is not used again. */
const dispose = (engine: OffscreenEngine, canvas: OffscreenCanvas): void => {
  engine.dispose()
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
}
