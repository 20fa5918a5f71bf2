/** Loads the types of a block, once each. Must not know: how they are shown. */
import siteConfig from '@generated/docusaurus.config'
import { codeTypesFile, codeTypesFolder, type CodeTypes } from './code-types.ts'

const loaded = new Map<string, Promise<CodeTypes>>()

/** Rejects where they cannot be loaded; the next call tries again. */
export const loadTypes = (code: string): Promise<CodeTypes> => {
  const address = `${siteConfig.baseUrl}${codeTypesFolder}/${codeTypesFile(code)}`
  const types =
    loaded.get(address) ??
    fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(`expected the types of a block of code at ${address}, got status ${response.status}.`)
      // The build writes it (scripts/code-types/write.ts).
      return (await response.json()) as CodeTypes
    })
  loaded.set(address, types)
  types.catch(() => loaded.delete(address))
  return types
}
