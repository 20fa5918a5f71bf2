/** Asks a source, and says how far it is: idle, loading, stalled (no answer for a while) or error. A new question ends the one before. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Found, Question, Source } from '../../search/source.ts'

export type Status = 'idle' | 'loading' | 'stalled' | 'error'
export type SearchState = {
  readonly status: Status
  /** What was asked for last. */
  readonly query: string
  /** The last answer, and what it answers: it stays until the next one comes, so that nothing jumps at each letter. */
  readonly found: Found | undefined
  readonly answered: string
}

const nothing: SearchState = { status: 'idle', query: '', found: undefined, answered: '' }
const stallMilliseconds = 300

export const useSearch = (source: Source): { readonly state: SearchState; readonly ask: (question: Omit<Question, 'signal'>) => void } => {
  const [state, setState] = useState(nothing)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  const ask = useCallback(
    (question: Omit<Question, 'signal'>) => {
      const { query } = question
      stop.current()
      if (query.trim() === '') {
        setState(nothing)
        return
      }
      const aborter = new AbortController()
      const show = (found: Found): void => {
        if (aborter.signal.aborted) return
        setState({ status: 'idle', query, found, answered: query })
        found.later?.then(show, () => undefined)
      }
      const answer = source.search({ ...question, signal: aborter.signal })
      stop.current = () => aborter.abort()
      // At once when it can be, in the frame of the key press.
      if (!(answer instanceof Promise)) {
        show(answer)
        return
      }
      setState((before) => ({ ...before, status: 'loading', query }))
      const timer = setTimeout(() => setState((before) => ({ ...before, status: 'stalled' })), stallMilliseconds)
      aborter.signal.addEventListener('abort', () => clearTimeout(timer))
      answer
        .finally(() => clearTimeout(timer))
        .then(show, () => {
          if (!aborter.signal.aborted) setState({ ...nothing, status: 'error', query })
        })
    },
    [source],
  )
  return { state, ask }
}
