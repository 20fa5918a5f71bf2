/**
 * The pages' code in a real browser: every block that draws, drawn by one of the backends in turn; every command of a page that ends with
 * a picture, followed to the picture; and the content security policy that a page promises.
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandbox, writeBlocks } from '../../../internal/snippets/block.ts'
import { bundleAll, drawing } from '../../../internal/snippets/bundle.ts'
import { pairs, root } from '../../../internal/snippets/page.ts'
import { commandsOf, make, purposeOf, served } from '../../../internal/snippets/shell.ts'
import { openStudio, type Seen, type Studio } from '../../../internal/snippets/studio.ts'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { metaValue, type Fence } from '../../scripts/fences.ts'
import { firstNumbers, textOf } from '../../src/components/hello/program.ts'
import { inTurn, paired } from '../cover/paired.ts'

const backends = ['webgl2', 'webgpu'] as const
const blocks = writeBlocks()
/** Live pictures and exercises are drawn on every target by website/src/course/scenes.gpu.test.ts. */
const isScene = (fence: Fence): boolean => ['scene', 'exercise', 'solution'].some((key) => metaValue(fence, key))
const drawn = blocks.filter(({ fence }) => drawing(fence.code) && !isScene(fence))

const homeProgram = join(sandbox, 'home-program.ts')

let studio: Studio
let scripts: ReadonlyMap<string, string>
beforeAll(async () => {
  write(homeProgram, textOf(firstNumbers))
  scripts = await bundleAll([
    ...drawn.map(({ file, fence }) => {
      const shows = drawing(fence.code)
      return { file, shows: shows === 'engine' ? undefined : shows }
    }),
    { file: homeProgram, shows: undefined },
  ])
  studio = await openStudio()
})
afterAll(() => studio.close())

/** What is wrong with a page that should show a picture, drawn by `backend`. */
const faults = ({ colours, contexts, complaints }: Seen, backend: string): readonly string[] => [
  ...complaints,
  ...(colours > 8 ? [] : [`the canvas shows ${colours} colours`]),
  ...(contexts.includes(backend) ? [] : [`the page got a context of ${contexts.join(', ') || 'no kind'}`]),
]

const scriptOf = ({ file, name }: (typeof blocks)[number]): string => {
  const script = scripts.get(file)
  if (script === undefined) throw new Error(`${name} was not bundled.`)
  return script
}
const needsCanvas = (code: string): boolean => /\bcreateEngine\(/.test(code) && !/\bcontainer\b/.test(code)

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

/** In turn: what a block asks of the engine is drawn by both in the engine's own tests. */
const shows = drawn.flatMap((block, i) => (isExhaustive ? backends : inTurn(backends, i)).map((backend) => ({ block, backend, name: block.name })))

it.each(shows)('$name draws on $backend', async ({ block, backend }) => {
  const seen = await studio.showScript({ script: scriptOf(block), backend, needsCanvas: needsCanvas(block.fence.code) })
  expect(faults(seen, backend)).toEqual([])
})

it.each(backends)('the program of the home page draws on %s, as it stands', async (backend) => {
  const script = scripts.get(homeProgram) ?? ''
  expect(faults(await studio.showScript({ script, backend }), backend)).toEqual([])
})

describe('without a GPU', () => {
  it.each(drawn.filter(({ fence }) => /ready\.catch\(/.test(fence.code)))('$name shows a still picture', async (block) => {
    const { colours, complaints } = await studio.showScript({ script: scriptOf(block), backend: 'none' })
    expect(complaints).toEqual([])
    expect(colours).toBeGreaterThan(8)
  })
})

describe('content security policy', () => {
  const policies = pairs.flatMap(({ en }) =>
    en.fences
      .filter((fence) => metaValue(fence, 'title') === 'Content-Security-Policy')
      .map(({ code, line }) => ({ policy: code, name: `${en.path}:${line}` })),
  )
  /** The engine, and each binding, in the first block of its page that draws. */
  const pages = ['index', 'support-react-js', 'support-solid-js'].map((page) => `website/docs/${page}.mdx`)
  const cases = policies.flatMap((policy) => paired(pages, backends).map(([page, backend]) => ({ ...policy, page, backend })))

  it.each(cases)('$name lets what $page begins with draw on $backend', async ({ policy, page, backend }) => {
    const hello = drawn.find((block) => block.page === page && drawing(block.fence.code) !== 'fragment')
    if (!hello) throw new Error(`${page} has no block that draws.`)
    expect(faults(await studio.showScript({ script: scriptOf(hello), backend, policy }), backend)).toEqual([])
  })
})

describe('commands', () => {
  const pages = pairs.filter(({ en }) => en.fences.some((fence) => commandsOf(fence).length > 0))

  it.each(pages)('those of $en.path lead where the page says', async ({ en }) => {
    const folder = join(sandbox, `commands-${en.path.replaceAll('/', '-')}`)
    rmSync(folder, { recursive: true, force: true })
    // What a page that begins in the middle of a project takes for granted.
    mkdirSync(join(folder, 'src'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(
      join(folder, 'src/main.ts'),
      "import { createEngine } from 'kirari'\nimport { uv, vec4 } from 'kirari/node'\ncreateEngine({ container: document.body, fragment: vec4(uv, 0, 1) })\n",
    )
    let count = 0
    for (const fence of en.fences) {
      const title = metaValue(fence, 'title')
      if (title) write(join(folder, title), fence.code)
      for (const command of commandsOf(fence)) {
        if (purposeOf(command) === 'make') await make(command, folder)
        if (purposeOf(command) === 'serve')
          for (const backend of isExhaustive ? backends : inTurn(backends, count++))
            expect(faults(await studio.showFolder(await served(command, folder), backend), backend)).toEqual([])
      }
    }
  })
})
