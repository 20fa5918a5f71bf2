/** Converts the compiler's description of a name to plain text: the signature, and the documentation in paragraphs with code in backticks. */
import type * as ts from 'typescript-in-page'
import type { Details } from './answer.ts'

interface Shown {
  readonly displayParts?: readonly ts.SymbolDisplayPart[]
  readonly documentation?: readonly ts.SymbolDisplayPart[]
  readonly tags?: readonly ts.JSDocTagInfo[]
}

export const detailsOf = ({ displayParts, documentation, tags }: Shown): Details => ({
  signature: withoutAlias(joined(displayParts)),
  documentation: documentationOf(documentation, tags),
})

export const documentationOf = (documentation: readonly ts.SymbolDisplayPart[] | undefined, tags: readonly ts.JSDocTagInfo[] | undefined): string =>
  [proseOf(documentation), ...(tags ?? []).map(tagged)]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')

/** Tags that concern the reader; others are for tools. */
const tagged = ({ name, text }: ts.JSDocTagInfo): string => {
  if (name === 'example') return `\`\`\`\n${joined(text)}\n\`\`\``
  return ['deprecated', 'param', 'returns', 'see', 'throws'].includes(name) ? `\`@${name}\` ${proseOf(text)}` : ''
}

export const joined = (parts: readonly ts.SymbolDisplayPart[] | undefined): string => withoutPackage((parts ?? []).map(({ text }) => text).join(''))

/** The compiler writes types that the file has not imported with their package; their names are known without it. */
export const withoutPackage = (text: string): string => text.replaceAll(/import\("@?kirari[^"]*"\)\./g, '')

/** Shows a link as its name. */
const proseOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  (parts ?? [])
    .map(({ kind, text }) => {
      if (kind === 'link') return ''
      return kind === 'linkName' ? `\`${text}\`` : text
    })
    .join('')

/** Leaves out that the name is an import alias. */
const withoutAlias = (signature: string): string => signature.replace(/^\(alias\) /, '').replace(/\n(?:import|export) [^\n]*$/, '')
