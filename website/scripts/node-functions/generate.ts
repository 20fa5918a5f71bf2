/** Writes /api/node/functions in both languages. */
import { join } from 'node:path'
import { languages } from '../function-page/language.ts'
import { writeIfChanged } from '../write.ts'
import { nodeFunctionsPage } from './page.ts'
import type { Rule } from './signature.ts'

const siteFolder = join(import.meta.dirname, '../..')
export const pageFiles = { en: 'api/node/functions.mdx', ja: 'i18n/ja/docusaurus-plugin-content-docs-api/current/node/functions.mdx' } as const

/** The table of the language's built-ins, which no entry of the package shows: nobody who draws needs it. */
export const builtinRules = async (): Promise<Readonly<Record<string, { readonly rule: Rule }>>> => {
  const { allBuiltins } = (await import(new URL('../../../packages/kirari/dist/shader/builtin/all.js', import.meta.url).href)) as {
    // As builtin/all.ts declares it.
    readonly allBuiltins: Readonly<Record<string, { readonly rule: Rule }>>
  }
  return allBuiltins
}

export const generateNodeFunctions = async (): Promise<void> => {
  const rules = await builtinRules()
  for (const language of languages) await writeIfChanged(join(siteFolder, pageFiles[language]), nodeFunctionsPage(language, rules))
}
