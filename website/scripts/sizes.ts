/**
 * The sizes that pages state, measured as internal/bench holds them to their budgets. A number on a page is never typed by hand.
 * Bundling and compressing all of them takes as long as a hundred pages, so it is done when something that goes into them has changed.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeIfChanged } from './write.ts'

const root = join(import.meta.dirname, '../..')
const generated = join(root, 'website/src/generated')
const stampFile = join(root, '.cache/sizes.json')
const bench = (file: string): string => new URL(`../../internal/bench/${file}`, import.meta.url).href

type Size = { readonly min: number; readonly gzip: number; readonly brotli: number }
type Apps = {
  readonly apps: Readonly<Record<string, { readonly measure: () => Promise<Size> }>>
  readonly peers: Readonly<Record<string, string>>
  readonly bundleSize: (file: string) => Promise<Size>
}
type Bindings = { readonly bindings: Readonly<Record<string, unknown>>; readonly bindingSize: (name: string) => Promise<Size> }

export const generateSizes = async (): Promise<void> => {
  const inputs = await inputsHash()
  // What an earlier run of this function wrote.
  const known = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}')) as { readonly inputs?: string; readonly files?: Files }
  const isKnown = known.inputs === inputs && known.files !== undefined
  const files = isKnown ? known.files : await measured()
  for (const [name, text] of Object.entries(files)) await writeIfChanged(join(generated, name), text)
  if (isKnown) return
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, JSON.stringify({ inputs, files }))
}

/** Texts by the name of the file. */
type Files = Readonly<Record<string, string>>

/** What the home page compares with, by its name in the table of the bench. */
const shownPeers = ['nothing but WebGL2', 'TypeGPU, bodies in WGSL', 'three.js, TSL'] as const

/** What the home page shows: a file of its own, so that its visitors need not load all the others. */
const shownAtHome = [
  'gradient, kirari, loaded where it runs on WebGPU',
  'gradient, kirari/webgpu',
  'gradient, kirari/webgl',
  ...shownPeers.map((name) => `gradient, ${name}`),
]

const measured = async (): Promise<Files> => {
  // Plain JavaScript, whose own comments give these types.
  const { apps, peers, bundleSize } = (await import(bench('bundle.mjs'))) as Apps
  // The same.
  const { bindings, bindingSize } = (await import(bench('binding.mjs'))) as Bindings
  const measures: readonly (readonly [name: string, measure: () => Promise<Size>])[] = [
    ...Object.entries(apps).map(([name, { measure }]) => [name, measure] as const),
    ...Object.keys(bindings).map((name) => [name, () => bindingSize(name)] as const),
    ...shownPeers.map((name) => [`gradient, ${name}`, () => bundleSize(peers[name] ?? '')] as const),
  ]
  const sizes = await Promise.all(measures.map(async ([name, measure]) => [name, await measure()] as const))
  const atHome = sizes.flatMap(([name, { gzip }]) => (shownAtHome.includes(name) ? [[name, gzip] as const] : []))
  // What the bench is locked to.
  const { devDependencies } = JSON.parse(await readFile(join(root, 'internal/bench/package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  const versions = { three: devDependencies['three'], typegpu: devDependencies['typegpu'] }
  return {
    'sizes.ts': `// Bytes of the smallest apps, and what bindings add to one. Made by scripts/sizes.ts.\nexport const sizes = {\n${rows(sizes)}} as const\n`,
    'home-sizes.ts': `// Gzipped bytes of what the home page compares. Made by scripts/sizes.ts.\nexport const homeSizes = {\n${rows(atHome)}} as const\n\n/** Of the libraries in it that are not ours. */\nexport const peerVersions = ${JSON.stringify(versions)} as const\n`,
  }
}

const rows = (entries: readonly (readonly [name: string, value: unknown])[]): string =>
  entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('')

/** Everything a measured app can be made of: the compiled packages and what they say of themselves, the apps, also those of the guide, and the packages of others. */
const inputsHash = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.version)
  for (const place of ['packages/kirari/dist', 'packages/addons/dist', 'internal/bench']) {
    const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && /\.(?:[jt]sx?|mjs|json)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
      hash.update(`${path.slice(root.length)}\0`).update(await readFile(path))
  }
  for (const file of [
    'packages/kirari/package.json',
    'packages/addons/package.json',
    'package-lock.json',
    'website/guide/fundamentals/getting-started/own-page.mdx',
  ])
    hash.update(await readFile(join(root, file)))
  return hash.digest('hex')
}
