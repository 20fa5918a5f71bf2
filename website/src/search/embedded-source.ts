/** The index built with the site, as a source of the search. Loads it once, when it is first wanted. */
import { createEngine, type Engine } from './engine.ts'
import { type IndexFile, indexFile } from './format.ts'
import { readIndex } from './index-data.ts'
import { createSectionTexts } from './section-texts.ts'
import type { Source } from './source.ts'

/** Longer than a slow connection needs for the largest of the files. */
const timeoutMilliseconds = 15_000

const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMilliseconds) })
  if (!response.ok) throw new Error(`The search file ${address} could not be loaded: the server answered ${response.status}.`)
  return response.json()
}

type Slot = { engine?: Engine; loading?: Promise<Engine> }
const slots = new Map<string, Slot>()

/** `base` is the address that the language's pages lie under; it ends with a slash. */
export const embeddedSource = (base: string): Source & { readonly load: () => Promise<unknown> } => {
  const slot = slots.get(base) ?? {}
  slots.set(base, slot)
  const load = (): Promise<Engine> => {
    slot.loading ??= fetchJson(base + indexFile).then(
      (file) => {
        // Written by plugins/search in the same build; its version is checked.
        const data = readIndex(file as IndexFile)
        slot.engine = createEngine(data, base, createSectionTexts(data, base, fetchJson))
        return slot.engine
      },
      (error: unknown) => {
        // A failed load is tried again the next time.
        delete slot.loading
        throw error
      },
    )
    return slot.loading
  }
  return {
    load,
    search: (question) => (slot.engine ? slot.engine.search(question) : load().then((engine) => engine.search(question))),
    suggest: async () => (await load()).parts,
  }
}
