/** The compiler's messages in Japanese, as far as code can cause them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typescriptFolder } from './places.ts'

export const japaneseMessages = async (): Promise<Readonly<Record<string, string>>> => {
  const text = await readFile(join(typescriptFolder, 'lib/ja/diagnosticMessages.generated.json'), 'utf8')
  // A table of the compiler's own, without further levels.
  const all = JSON.parse(text) as Readonly<Record<string, string>>
  return Object.fromEntries(Object.entries(all).filter(([key]) => isOfCode(Number(/\d+$/.exec(key)?.[0]))))
}

/**
 * Syntax and types have these numbers. Others are of the command line, its settings, JavaScript files, declaration files and corrections; none of them exists here.
 */
const isOfCode = (code: number): boolean => code < 4000 || (code >= 7000 && code < 8000) || (code >= 17_000 && code < 19_000)
