/** Every code block of every hand-written page is the same in both languages, has no type errors, and prints the output that the page shows. */
import { describe, expect, it } from 'vitest'
import { writeBlocks, type Block } from './block.ts'
import { drawing } from './bundle.ts'
import { typeErrors } from './check-types.ts'
import { pairs, strays, type Page } from './page.ts'
import { runBlocks } from './run-blocks.ts'
import { commandsOf, refusal } from './shell.ts'

const blocks = writeBlocks()
const errors = await typeErrors()
const errorsIn = (file: string | undefined): readonly string[] => (file ? (errors.get(file) ?? []) : ['there is nothing before it'])

describe('pages', () => {
  it('all exist in both languages', () => {
    expect(strays).toEqual([])
  })

  // A comment may be in the reader's language.
  const codeOf = ({ fences }: Page): readonly string[] =>
    fences.map(({ language, meta, code }) => `${language} ${meta}\n${code.replaceAll(/\s*\/\/.*$/gm, '')}`)

  it.each(pairs)('$en.path has the same code in Japanese', ({ en, ja }) => {
    expect(codeOf(ja)).toEqual(codeOf(en))
  })
})

describe('types', () => {
  // TypeScript refuses most of the deliberately wrong ones.
  it.each(blocks.filter(({ throws }) => !throws))('$name has no type errors', ({ file, chained }) => {
    const alone = errorsIn(file)
    expect(errorsIn(chained).length > 0 ? alone : []).toEqual([])
  })
})

// A bundler runs its own config files.
const printing = blocks.filter(({ file, fence, throws }) => !drawing(fence.code) && !throws && !file.endsWith('.config.ts'))
const throwing = blocks.filter(({ throws }) => throws)
/** The file to run: a block that is incomplete continues those before it. */
const entryOf = ({ file, chained }: Block): string => (errorsIn(file).length > 0 && chained ? chained : file)
const ran = await runBlocks([...new Set([...printing.map(entryOf), ...throwing.map(({ file }) => file)])])

describe('output', () => {
  it.each(printing)('$name runs in Node, and prints what the page says', (block: Block) => {
    const { chained, output } = block
    const entry = entryOf(block)
    const { output: printed = '', failure } = ran.get(entry) ?? {}
    expect(failure).toBeUndefined()
    // A block that continues others prints their output first.
    if (output !== undefined) expect(entry === chained ? printed.trimEnd().slice(-output.length) : printed.trimEnd()).toBe(output)
  })
})

describe('errors', () => {
  it.each(throwing)('$name throws $throws', ({ file, throws, message }: Block) => {
    expect(ran.get(file)?.failure).toContain(`Error: ${throws}: ${message ?? ''}`)
  })
})

describe('commands', () => {
  const commands = pairs.flatMap(({ en }) => en.fences.flatMap((fence) => commandsOf(fence).map((command) => ({ command, name: `${en.path}:${fence.line}` }))))

  it.each(commands)('$name: $command is a command we know', ({ command }) => {
    expect(refusal(command)).toBeUndefined()
  })
})
