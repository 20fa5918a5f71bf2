/**
 * What a query may have meant that was typed as it sounds: いろくうかん and irokuukan are 色空間, noizu is ノイズ. Kanji come from the
 * readings in the index, katakana from its words. Must not know: how sections are ranked.
 */
import { fold } from './fold.ts'
import type { IndexData } from './index-data.ts'
import { soundOf } from './sound.ts'

/** Another way to write a query, and how much less sure it is than what was typed. */
export type Heard = { readonly query: string; readonly part: number }

export type Hearing = {
  /** For the words that are in kana alone, and those in Latin letters that `isUnknown`. */
  readonly hear: (query: string, isUnknown: (word: string) => boolean) => readonly Heard[]
}

const kanaAlone = /(?<![\p{Script=Han}々])[ぁ-ゖァ-ヺー]{2,}(?![\p{Script=Han}々])/gu
const latin = /[A-Za-z]{3,}/g
/** Of a query, so many runs are heard, each as so many words: every one of them is another search. */
const mostRuns = 2
const mostHeard = 3
/** A beginning is less sure than a whole reading. */
const share = { whole: 0.95, beginning: 0.5 } as const

/** `isWritten` says whether the site has a word. */
export const createHearing = (data: IndexData, isWritten: (word: string) => boolean): Hearing => {
  let known: Sounds | undefined
  const hear: Hearing['hear'] = (query, isUnknown) => {
    const runs = [...query.matchAll(kanaAlone), ...[...query.matchAll(latin)].filter(([word]) => isUnknown(word.toLowerCase()))]
    if (runs.length === 0) return []
    known ??= soundsOf(data)
    const sounds = known
    const heard = runs
      .toSorted((a, b) => a.index - b.index)
      .slice(0, mostRuns)
      .map(({ 0: run, index }) => ({
        run,
        index,
        words: wordsFor(sounds, soundOf(fold(run)), /^[A-Za-z]/.test(run) ? 3 : 2, isWritten).filter((word) => word.query !== fold(run)),
      }))
      .filter(({ words }) => words.length > 0)
    // Each word of a run, with the likeliest words of the others.
    return heard.flatMap((asked, i) =>
      asked.words
        .slice(i === 0 ? 0 : 1)
        .map((word) => ({ query: replaced(query, heard, (other) => (other === asked ? word : other.words[0])), part: word.part })),
    )
  }
  return { hear }
}

type Run = { readonly run: string; readonly index: number; readonly words: readonly Heard[] }

const replaced = (query: string, runs: readonly Run[], wordOf: (run: Run) => Heard | undefined): string => {
  let text = ''
  let end = 0
  for (const each of runs) {
    text += `${query.slice(end, each.index)} ${wordOf(each)?.query ?? each.run} `
    end = each.index + each.run.length
  }
  return (text + query.slice(end)).trim()
}

type Sounds = { readonly words: ReadonlyMap<string, readonly string[]>; readonly sorted: readonly string[] }

/** Made when the first query is heard. */
const soundsOf = ({ readings, heads, keywordText, terms }: IndexData): Sounds => {
  const words = new Map<string, string[]>()
  const add = (sound: string, word: string): void => {
    const before = words.get(sound)
    if (!before) words.set(sound, [word])
    else if (!before.includes(word)) before.push(word)
  }
  for (const { sound, written } of readings) add(sound, written)
  const katakana = new Set([heads.join('\n'), keywordText.text, terms.join('\n')].flatMap((text) => text.match(/[ァ-ヺー]{2,}/g) ?? []))
  for (const word of katakana) add(soundOf(fold(word)), fold(word))
  return { words, sorted: [...words.keys()].toSorted() }
}

/** What sounds so: one word, several in a row, or, at the end of what is being typed, the beginning of one. Parts have `shortest` letters at least. */
const wordsFor = ({ words, sorted }: Sounds, sound: string, shortest: number, isWritten: (word: string) => boolean): readonly Heard[] => {
  if (sound.length < 2 || sound.length > longest) return []
  const whole = words.get(sound)
  if (whole) return whole.slice(0, mostHeard).map((query) => ({ query, part: share.whole }))
  const joined = inParts(words, sound, shortest)
  if (joined) {
    const together = joined.join('')
    return [{ query: isWritten(together) ? together : joined.join(' '), part: share.whole }]
  }
  return beginningWith(sorted, sound, shortest + 1)
    .flatMap((key) => words.get(key) ?? [])
    .slice(0, mostHeard)
    .map((query) => ({ query, part: share.beginning }))
}

const longest = 40
const particles = ['no', 'to', 'o', 'ni', 'de', 'ga', 'ha']

/** The fewest words that together sound so; in kana there may be particles between them. */
const inParts = (words: Sounds['words'], sound: string, shortest: number): readonly string[] | undefined => {
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= sound.length; end++)
    for (let start = 0; start < end; start++) {
      const before = best[start]
      if (!before) continue
      const piece = sound.slice(start, end)
      const isParticle = shortest === 2 && start > 0 && particles.includes(piece)
      const word = piece.length >= shortest ? words.get(piece)?.[0] : undefined
      const now = word === undefined ? (isParticle ? before : undefined) : [...before, word]
      if (now && now.length < (best[end]?.length ?? Infinity)) best[end] = now
    }
  const found = best[sound.length]
  return found && found.length > 1 ? found : undefined
}

/** The shortest that begin so. */
const beginningWith = (sorted: readonly string[], sound: string, shortest: number): readonly string[] =>
  sound.length < shortest ? [] : sorted.filter((key) => key.startsWith(sound)).toSorted((a, b) => a.length - b.length)
