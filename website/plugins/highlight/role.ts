/**
 * What a piece of code can be, for the eye: seven roles, each a class of code.css. All else, signs above all, is plain text.
 * The highlighter speaks in colours, so each role has a colour of its own that nobody sees; class names replace them.
 * Must not know: which colours the page shows.
 */
import type { ThemeRegistration } from 'shiki'

/** Each role, and the scopes of the TextMate grammars that have it. Later rows win over earlier ones of the same scope. */
const scopes = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'variable.language.this',
    'entity.name.tag',
    'constant.language.import-export-all',
    'punctuation.definition.directive',
  ],
  type: [
    'entity.name.type',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
    'storage.type.glsl',
    'support.class.component',
    'storage.type.numeric',
  ],
  function: ['entity.name.function', 'support.function', 'variable.function', 'entity.name.command', 'meta.function-call.generic'],
  string: ['string', 'punctuation.definition.string', 'constant.character', 'meta.attribute-selector'],
  number: ['constant.numeric', 'constant.language', 'constant.other', 'support.constant', 'keyword.other.unit'],
  property: [
    'variable.other.property',
    'variable.other.object.property',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.parameter',
    'variable.other.member',
  ],
} as const satisfies Record<string, readonly string[]>

/** Without a role, although what they belong to has one. */
const plainScopes = ['punctuation', 'keyword.operator', 'meta.brace', 'storage.type.function.arrow', 'meta.template.expression', 'meta.embedded']

export type Role = keyof typeof scopes

const roles = Object.keys(scopes)

/** The colour that stands for a role: #000001, #000002 and so on. Upper case, as the highlighter gives it back. */
const colourOf = (index: number): string => `#${(index + 1).toString(16).padStart(6, '0').toUpperCase()}`

/** The class of each such colour. Text without a role has none. */
export const classOfColour: ReadonlyMap<string, string> = new Map(roles.map((role, index) => [colourOf(index), `tk-${role}`]))

/** The types of the shading languages. Their grammars call some of them keywords, some functions, and some nothing. */
export const shaderTypes =
  /\b(?:void|bool|u?int|float|half|[biu]?vec[234]|mat[234](?:x[234])?|[iu]?sampler\w+|[fiu]32|f16|vec[234][fhiu]|mat[234]x[234][fh]|atomic|array|texture_\w+)\b/

export const typeClass = 'tk-type' satisfies `tk-${Role}`

export const roleTheme: ThemeRegistration = {
  name: 'kirari-roles',
  type: 'dark',
  fg: '#FFFFFF',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#FFFFFF', background: '#000000' } },
    { scope: plainScopes, settings: { foreground: '#FFFFFF' } },
    ...Object.values(scopes).map((scope, index) => ({ scope: [...scope], settings: { foreground: colourOf(index) } })),
  ],
}
