/** Keeps the reader's code in the browser between visits. Everything else also works in a browser that stores nothing. */

/** The keys in localStorage of the latest draft, and of the draft that a link has replaced. */
const names = { latest: 'kirari.playground', before: 'kirari.playground.before' } as const

export type DraftName = keyof typeof names

export const readDraft = (name: DraftName): string | undefined => {
  try {
    return localStorage.getItem(names[name]) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a draft. Returns false if the browser forbids storage or has no space left. */
export const keepDraft = (name: DraftName, code: string): boolean => {
  try {
    localStorage.setItem(names[name], code)
    return true
  } catch {
    return false
  }
}
