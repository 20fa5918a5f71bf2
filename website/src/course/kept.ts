/** The reader's progress and code, kept in the browser. Everything also works in a browser that stores nothing. */

const scoresKey = 'kirari.course'
const codeKey = (name: string): string => `kirari.code.${name}`

/** The best score of each exercise. */
export type Scores = Readonly<Record<string, number>>

const none: Scores = {}
let read: { readonly text: string | null; readonly scores: Scores } | undefined

/** The same object until a score changes. */
export const readScores = (): Scores => {
  const text = get(scoresKey)
  if (read?.text !== text || !read) read = { text, scores: scoresOf(text) }
  return read.scores
}

const scoresOf = (text: string | null): Scores => {
  try {
    const parsed: unknown = text === null ? undefined : JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return none
    return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return none
  }
}

const listeners = new Set<() => void>()

/** Calls the listener when a score or a version changes. */
export const subscribeKept = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps a score if it is the best one. */
export const keepScore = (name: string, score: number): void => {
  const scores = readScores()
  if (score <= (scores[name] ?? 0)) return
  set(scoresKey, JSON.stringify({ ...scores, [name]: score }))
}

export const readCode = (name: string): string | undefined => get(codeKey(name)) ?? undefined

/** Stores the reader's version of a block; without one, forgets it. Returns false if the browser forbids storage or has no space left. */
export const keepCode = (name: string, code: string | undefined): boolean => set(codeKey(name), code)

const get = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const set = (key: string, value: string | undefined): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
