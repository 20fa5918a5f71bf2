/**
 * Writes the labels of one language into the code that shows them. The framework carries them in a table that every page loads, and with
 * each the English it replaces, its id, and a description for translators; in the client only the words themselves are of use.
 * A loader of the bundler, which loads it as it stands: so plain JavaScript.
 */
import { parseSync } from 'oxc-parser'

/**
 * @typedef {Readonly<Record<string, string>>} Labels
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [field: string]: any }} Node A node of ESTree, which has a shape a type.
 * @typedef {{ readonly start: number, readonly end: number, readonly text: string }} Edit
 */

/**
 * The code with the labels in place.
 * @param {string} code
 * @param {string} file Its ending says how it is read; the framework has JSX in files named .js.
 * @param {Labels} labels By id. One that is not there is shown as the code has it.
 */
export const inlineLabels = (code, file, labels) => {
  if (!code.includes('@docusaurus/Translate')) return code
  const { program, errors } = parseSync(file.replace(/\.js$/, '.jsx'), code)
  if (errors.length > 0) throw new Error(`${file} cannot be read to put its labels in: ${errors[0]?.message}`)
  /** @type {Edit[]} */
  const edits = []
  visit(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'translate') edits.push(callEdit(node, file, labels, code))
    else if (node.type === 'JSXElement' && node.openingElement.name.name === 'Translate') edits.push(...elementEdits(node, file, labels, code))
  })
  return edits.toSorted((a, b) => b.start - a.start).reduce((text, { start, end, text: inner }) => text.slice(0, start) + inner + text.slice(end), code)
}

/**
 * @param {Node} call
 * @param {string} file
 * @param {Labels} labels
 * @param {string} code
 * @returns {Edit}
 */
const callEdit = (call, file, labels, code) => {
  const [label] = call.arguments
  /** @param {string} name */
  const value = (name) => label?.properties?.find((/** @type {Node} */ property) => property.key?.name === name)?.value
  const message = words(value('id'), value('message')?.value, file, labels, code.slice(call.start, call.end))
  return { start: label.start, end: label.end, text: `{message:${JSON.stringify(message)}}` }
}

/**
 * Label by label, since one may stand in a value of another.
 * @param {Node} element
 * @param {string} file
 * @param {Labels} labels
 * @param {string} code
 * @returns {readonly Edit[]}
 */
const elementEdits = (element, file, labels, code) => {
  const { openingElement: opening, closingElement: closing } = element
  /** @param {string} name */
  const attribute = (name) => opening.attributes.find((/** @type {Node} */ node) => node.name?.name === name)
  const message = words(attribute('id')?.value, textOf(element), file, labels, code.slice(element.start, element.end))
  const child = `{${JSON.stringify(message)}}`
  return [
    ...[attribute('id'), attribute('description')].filter(Boolean).map(({ start, end }) => ({ start, end, text: '' })),
    closing ? { start: opening.end, end: closing.start, text: child } : { start: opening.end - 2, end: opening.end, text: `>${child}</Translate>` },
  ]
}

/**
 * @param {Node | undefined} id
 * @param {unknown} original
 * @param {string} file
 * @param {Labels} labels
 * @param {string} found
 * @returns {string}
 */
const words = (id, original, file, labels, found) => {
  if (typeof id?.value !== 'string') throw new Error(`${file} has a label whose id is not written out, so the build cannot know its words: ${found}`)
  const message = labels[id.value] ?? original
  if (typeof message !== 'string')
    throw new Error(`${file} has the label "${id.value}" without words of its own, and there are none in this language: ${found}`)
  return message
}

/**
 * What stands in the element, when it is one text: JSX drops the space around lines.
 * @param {Node} element
 */
const textOf = ({ children }) => {
  const parts = children.filter((/** @type {Node} */ child) => child.type !== 'JSXText' || child['value'].trim() !== '')
  if (parts.length !== 1) return undefined
  const [part] = parts
  if (part.type === 'JSXText')
    return part.value
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim()
      .replaceAll('\n', ' ')
  return part.expression?.value
}

/**
 * @param {unknown} node
 * @param {(node: Node) => void} see
 */
const visit = (node, see) => {
  if (Array.isArray(node)) for (const item of node) visit(item, see)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(/** @type {Node} */ (node)) // Only nodes have a type here.
    for (const value of Object.values(node)) visit(value, see)
  }
}

/**
 * @this {{ readonly resourcePath: string, readonly getOptions: () => { readonly json: string } }} The options hold all labels.
 * @param {string} code
 */
export default function loader(code) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how the bundler calls its loaders
  return inlineLabels(code, this.resourcePath, JSON.parse(this.getOptions().json))
}
