/** Fetches the code that a link names from this site. */
import { textAddress } from '../../plugins/page-text/address.ts'
import { blocksOf, type Named } from './link.ts'

/** The addresses of the files in the reader's language, and of those that all languages share. Both end with a slash. */
export type Bases = { readonly language: string; readonly site: string }

/** Undefined if the code does not exist. */
export const codeOf = async (named: Named, { language, site }: Bases): Promise<string | undefined> => {
  switch (named.type) {
    case 'example': {
      const record = await read(`${site}data/${named.path}.json`)
      // scripts/function-page writes it.
      const { examples = [] } =
        record === undefined ? {} : (JSON.parse(record) as { readonly examples?: readonly { readonly id: string; readonly code: string }[] })
      return examples.find(({ id }) => id === named.id)?.code
    }
    case 'scene':
      // scripts/scenes.ts writes it.
      return read(`${language}playground/scenes/${named.name}.txt`)
    case 'demo': {
      // scripts/playground-demos.ts writes it.
      const code = await read(`${language}playground/demos/${named.name}.txt`)
      if (code === undefined || named.settings === '') return code
      const { codeWithValues } = await import('../demos/code-with-values.ts')
      return codeWithValues(code, named.name, named.settings)
    }
    case 'block':
      return blocksOf((await read(textAddress(`${language}${named.page.slice(1)}`, language))) ?? '')[named.block]
  }
}

const read = async (address: string): Promise<string | undefined> => {
  const response = await fetch(address)
  return response.ok ? response.text() : undefined
}
