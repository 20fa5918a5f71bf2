/** Fetches the code that a link names from this site. */
import { textAddress } from '../../plugins/page-text/address.ts'
import type { OpenedDemo } from '../demos/values-text.ts'
import { blocksOf, type Named } from './link.ts'

/** The addresses of the files in the reader's language, and of those that all languages share. Both end with a slash. */
export type Bases = { readonly language: string; readonly site: string }

/** The file that holds the code. */
export const addressOf = (named: Named, { language, site }: Bases): string => {
  switch (named.type) {
    case 'example':
      // scripts/function-page writes it.
      return `${site}data/${named.path}.json`
    case 'scene':
      // scripts/scenes.ts writes it.
      return `${language}playground/scenes/${named.name}.txt`
    case 'demo':
      // scripts/playground-demos.ts writes it.
      return `${language}playground/demos/${named.name}.json`
    case 'block':
      return textAddress(`${language}${named.page.slice(1)}`, language)
  }
}

/** Undefined if the code does not exist. */
export const codeOf = async (named: Named, bases: Bases): Promise<string | undefined> => {
  const response = await fetch(addressOf(named, bases))
  if (!response.ok) return undefined
  const text = await response.text()
  switch (named.type) {
    case 'example': {
      // As scripts/function-page writes it.
      const { examples = [] } = JSON.parse(text) as { readonly examples?: readonly { readonly id: string; readonly code: string }[] }
      return examples.find(({ id }) => id === named.id)?.code
    }
    case 'scene':
      return text
    case 'demo': {
      // As scripts/playground-demos.ts writes it.
      const { code, controls } = JSON.parse(text) as OpenedDemo
      if (named.settings === '') return code
      const { withSettings } = await import('../demos/values-text.ts')
      return withSettings(code, controls, named.settings)
    }
    case 'block':
      return blocksOf(text)[named.block]
  }
}
