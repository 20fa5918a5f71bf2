/** The texts of sections, in files of some twenty thousand letters each, which come when results of theirs are shown. */
import { textFolder } from './format.ts'
import type { IndexData } from './index-data.ts'

export type SectionTexts = {
  /** Undefined while its file is not there. */
  readonly get: (section: number) => string | undefined
  /** Ends when the files of these sections are there, or cannot come: then their texts stay undefined, since a result without its text still leads to its page. */
  readonly fetch: (sections: readonly number[]) => Promise<void>
}

export type FetchJson = (address: string) => Promise<unknown>

export const createSectionTexts = ({ textFiles, build }: IndexData, base: string, fetchJson: FetchJson): SectionTexts => {
  const files: (readonly string[] | undefined)[] = textFiles.map(() => undefined)
  const coming = new Map<number, Promise<void>>()
  const fileOf = (section: number): number => {
    let file = textFiles.length - 1
    while (file > 0 && (textFiles[file] ?? 0) > section) file -= 1
    return file
  }
  const load = (file: number): Promise<void> => {
    const known = coming.get(file)
    if (known) return known
    const loaded = fetchJson(`${base}${textFolder}/${build}-${file}.json`).then(
      (texts) => {
        // Written by plugins/search in the same build.
        files[file] = texts as readonly string[]
      },
      () => {
        // Tried again by the next search.
        coming.delete(file)
      },
    )
    coming.set(file, loaded)
    return loaded
  }
  return {
    get: (section) => {
      const file = fileOf(section)
      return files[file]?.[section - (textFiles[file] ?? 0)]
    },
    fetch: async (sections) => {
      await Promise.all([...new Set(sections.map(fileOf))].map(load))
    },
  }
}
