/**
 * The words of a sorted list that a typed word may have meant: one letter wrong in a short word, two in a long one, where a letter too
 * many, too few, another, or two changed over are one mistake each. Neighbours in the list begin alike, so their common letters are
 * compared once; what cannot come near any more is passed over.
 */
export type NearWord = { readonly word: string; readonly mistakes: number }

/** What is longer than any word is none with a mistake in it. */
const longest = 64
const allowedMistakes = (word: string): number => (word.length < 4 || word.length > longest ? 0 : word.length < 8 ? 1 : 2)

export const nearWords = (typed: string, sorted: readonly string[], limit: number): readonly NearWord[] => {
  const allowed = allowedMistakes(typed)
  if (allowed === 0) return []
  const width = typed.length + 1
  const deepest = typed.length + allowed
  // Row d: the mistakes between the first d letters of a word and each beginning of what was typed.
  const rows = new Uint8Array((deepest + 1) * width)
  for (let i = 0; i < width; i++) rows[i] = i
  /** The fewest mistakes between what was typed and some beginning of the word, for each length of the word. */
  const best = new Uint8Array(deepest + 1).fill(255)
  const found: NearWord[] = []
  let before = ''
  let depth = 0
  for (let index = 0; index < sorted.length; index++) {
    const word = sorted[index] ?? ''
    let shared = 0
    while (shared < depth && word.charCodeAt(shared) === before.charCodeAt(shared)) shared += 1
    depth = shared
    const end = Math.min(word.length, deepest)
    let isHopeless = false
    while (depth < end) {
      const fewest = addRow(rows, depth, width, word, typed)
      depth += 1
      best[depth] = Math.min(depth > 1 ? (best[depth - 1] ?? 255) : 255, rows[depth * width + typed.length] ?? 255)
      if (fewest > allowed && (best[depth] ?? 255) > allowed) {
        isHopeless = true
        break
      }
    }
    before = word
    if (isHopeless) {
      // Every word that goes on so is hopeless too.
      const start = word.slice(0, depth)
      while ((sorted[index + 1] ?? '').startsWith(start)) index += 1
      continue
    }
    const whole = word.length <= deepest ? (rows[word.length * width + typed.length] ?? 255) : 255
    const beginning = best[depth] ?? 255
    // A word still being typed is near the beginning of the one that is meant; the whole is nearer.
    const mistakes = Math.min(whole, beginning + 0.5)
    if (mistakes < allowed + 1) found.push({ word, mistakes })
  }
  return found.toSorted((a, b) => a.mistakes - b.mistakes).slice(0, limit)
}

/** Writes the row below `depth`, for the word's next letter; gives its fewest mistakes. */
const addRow = (rows: Uint8Array, depth: number, width: number, word: string, typed: string): number => {
  const row = (depth + 1) * width
  const above = depth * width
  const letter = word.charCodeAt(depth)
  let fewest = depth + 1
  rows[row] = depth + 1
  for (let i = 1; i < width; i++) {
    const isSame = typed.charCodeAt(i - 1) === letter
    let mistakes = Math.min((rows[above + i - 1] ?? 0) + (isSame ? 0 : 1), (rows[above + i] ?? 0) + 1, (rows[row + i - 1] ?? 0) + 1)
    if (depth > 0 && i > 1 && typed.charCodeAt(i - 2) === letter && typed.charCodeAt(i - 1) === word.charCodeAt(depth - 1))
      mistakes = Math.min(mistakes, (rows[above - width + i - 2] ?? 0) + 1)
    rows[row + i] = mistakes
    fewest = Math.min(fewest, mistakes)
  }
  return fewest
}
