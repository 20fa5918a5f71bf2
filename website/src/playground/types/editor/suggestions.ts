/** Names that fit at the cursor, each with its documentation beside the list, which is loaded when the name is chosen in it. */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import type { Completion as Name } from '../answer.ts'
import type { Types } from '../client.ts'
import { answered } from './answered.ts'
import { importName } from './import-name.ts'
import { tipOf } from './tip.ts'

export const suggestions =
  (types: Types): CompletionSource =>
  async (context): Promise<CompletionResult | null> => {
    if (!isAsking(context)) return null
    const { state, pos } = context
    const found = await answered(state, types, () => types.completions(pos))
    if (!found || found.items.length === 0) return null
    const optionOf = ({ label, kind, sortText, source }: Name): Completion => ({
      label,
      type: icons[kind] ?? 'text',
      sortText: sortText + label,
      boost: boostOf(sortText),
      info: async () => {
        // The name may have grown since.
        const now = context.view?.state ?? state
        const details = await answered(now, types, () => types.details(label, endOfName(now, found.from), source))
        return details ? tipOf(details) : null
      },
      ...(source === undefined ? {} : { detail: source, apply: importName(types, source) }),
    })
    // Completion keeps the text after the cursor, which often belongs to another name.
    return { from: found.from, options: found.items.map(optionOf), validFor: /^[\w$]*$/ }
  }

const name = /(?<![\p{ID_Continue}$])[\p{ID_Start}$_][\p{ID_Continue}$]*$/u
const path = /\b(?:from|import)\s*(['"])[^'"]*$/

/** Suggestions open by themselves in a name, after a dot, and in the path of an import. */
const isAsking = (context: CompletionContext): boolean =>
  context.explicit || context.matchBefore(name) !== null || context.matchBefore(/\.$/) !== null || context.matchBefore(path) !== null

/** There the compiler finds all names that it has offered; at its beginning it looks for others. */
const endOfName = ({ doc }: EditorState, from: number): number =>
  from + (/^[\p{ID_Continue}$]*/u.exec(doc.sliceString(from, from + longestName))?.[0].length ?? 0)
const longestName = 200

/**
 * Orders matches of equal quality by the compiler's sort text: local names (11), names that need an import (16), globals (15), and last deprecated
 * names (z).
 */
const boostOf = (sortText: string): number => {
  if (sortText.startsWith('z')) return -30
  if (sortText.startsWith('16')) return -5
  return sortText.startsWith('15') ? -10 : 0
}

/** The editor's icons by the compiler's kinds. */
const icons: Readonly<Record<string, string>> = {
  alias: 'variable',
  class: 'class',
  const: 'constant',
  constructor: 'class',
  directory: 'namespace',
  enum: 'enum',
  'enum member': 'constant',
  function: 'function',
  getter: 'property',
  interface: 'interface',
  keyword: 'keyword',
  let: 'variable',
  'local function': 'function',
  'local var': 'variable',
  method: 'method',
  module: 'namespace',
  parameter: 'variable',
  property: 'property',
  script: 'namespace',
  setter: 'property',
  string: 'constant',
  type: 'type',
  'type parameter': 'type',
  var: 'variable',
}
