/** Scores the reader's picture between the start and the solution of an exercise, whose pictures are drawn once. Must not know: how code is run. */
import { picturesOf } from '../../course/run.ts'
import { scoreOf, type Pictures } from '../../course/score.ts'
import type { BackendChoice } from '../message.ts'
import type { Content } from './run.ts'

export type Comparison = (content: Content, codes: { readonly start: string; readonly solution: string }) => Promise<number>

export const createComparison = (contentOf: (code: string) => Content, backend: () => BackendChoice): Comparison => {
  const kept = new Map<string, Promise<Pictures>>()
  const drawnOnce = (code: string): Promise<Pictures> => {
    const pictures = kept.get(code) ?? picturesOf(contentOf(code), backend())
    kept.set(code, pictures)
    return pictures
  }
  return async (content, { start, solution }) => scoreOf(await picturesOf(content, backend()), await drawnOnce(solution), await drawnOnce(start))
}
