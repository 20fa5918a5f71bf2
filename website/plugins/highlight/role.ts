/**
 * What a piece of code can be, for the eye: seven roles, each a class of code.css. All else, signs above all, is plain text.
 * Must not know: which colours the page shows.
 */

/** Each role, and the names that grammars have for it. */
const names = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'atrule', 'directive', 'directive-hash', 'attributes', 'attribute', 'selector', 'rule'],
  type: ['class-name', 'builtin'],
  function: ['function'],
  string: ['string', 'template-string', 'attr-value', 'char', 'regex', 'url'],
  number: ['number', 'boolean', 'null', 'unit', 'hexcode', 'color'],
  property: ['property', 'attr-name', 'parameter', 'macro-name', 'variable', 'environment'],
} as const satisfies Record<string, readonly string[]>

export type Role = keyof typeof names

export type RoleClass = `tk-${Role}`

const classes: ReadonlyMap<string, RoleClass> = new Map(
  // The keys of `names` are the roles.
  (Object.keys(names) as Role[]).flatMap((role) => names[role].map((name) => [name, `tk-${role}`] as const)),
)

/** Without a role, although what they stand in has one. */
const plain: ReadonlySet<string> = new Set([
  'operator',
  'punctuation',
  'interpolation',
  'attr-equals',
  'spread',
  'interpolation-punctuation',
  'plain-text',
  'script',
  'style',
])

/** The role of what a grammar calls by these names, general to special, inside of something that has the role `around`. */
export const roleOf = (found: readonly string[], around: RoleClass | undefined): RoleClass | undefined => {
  // Quotes are signs too, but belong to what they enclose.
  if (around === 'tk-string' && found.includes('punctuation') && !found.some((name) => name.endsWith('-punctuation') || name === 'attr-equals')) return around
  const name = found.findLast((one) => classes.has(one) || plain.has(one))
  return name === undefined ? around : classes.get(name)
}

/** The types of the shading languages. Their grammars call some of them keywords, some functions, and some nothing. */
export const shaderTypes =
  /\b(?:void|bool|u?int|float|half|[biu]?vec[234]|mat[234](?:x[234])?|[iu]?sampler\w+|[fiu]32|f16|vec[234][fhiu]|mat[234]x[234][fh]|atomic|array|texture_\w+)\b/

export const typeClass: RoleClass = 'tk-type'
