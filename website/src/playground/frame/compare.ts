/** Scores the reader's picture between the start and the solution of an exercise, whose pictures are drawn once. Must not know: how code is run. */
import { occasionsOf, picturesOf } from '../../course/run.ts'
import { scoreOf, type Pictures } from '../../course/score.ts'
import type { BackendChoice } from '../message.ts'
import type { Content } from './run.ts'

export type Comparison = (content: Content, codes: { readonly start: string; readonly solution: string }) => Promise<number>

export const createComparison = (contentOf: (code: string) => Content, backend: () => BackendChoice): Comparison => {
  const kept = new Map<string, Promise<Pictures>>()
  return async (content, { start, solution }) => {
    const goal = contentOf(solution)
    const occasions = occasionsOf(goal)
    const drawnOnce = (code: string, of: () => Content): Promise<Pictures> => {
      const pictures = kept.get(code) ?? picturesOf(of(), backend(), occasions)
      kept.set(code, pictures)
      return pictures
    }
    const target = await drawnOnce(solution, () => goal)
    return scoreOf(await picturesOf(content, backend(), occasions), target, await drawnOnce(start, () => contentOf(start)))
  }
}
