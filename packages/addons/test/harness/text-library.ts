/// <reference types="vite/types/importMeta.d.ts" />
/** The plain-text library as the build generates it, generated here from the sources. */
import { records } from '../../catalogue/index.ts'
import { textFiles } from '../../catalogue/printed/text-files.ts'
import type { SourceModule, TextFile, TextLanguage } from '../../catalogue/printed/text-files.ts'

const sources = import.meta.glob<Readonly<Record<string, unknown>>>(['../../src/**/*.ts', '!../../src/{index,all}.ts'], { eager: true })

export const modules: readonly SourceModule[] = Object.entries(sources).map(([file, exports]) => ({
  path: file.replace('../../src/', '').replace(/\.ts$/, ''),
  exports,
}))

export const textLibrary = (language: TextLanguage): readonly TextFile[] => textFiles(language, records, modules, '0.0.0')

/** Returns the text of a file of the library. */
export const readerOf = (files: readonly TextFile[]): ((path: string) => string) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return (path) => {
    const text = texts.get(path)
    if (text === undefined) throw new Error(`Nothing is at ${path}.`)
    return text
  }
}
