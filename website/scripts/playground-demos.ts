/**
 * Writes the code of the demos for the playground: each scene with all files that it imports as one TypeScript text, the values of its controls
 * at the top, and at the end the lines that start it. Demos that cannot run in the playground's frame are left out.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultSettings } from '../src/demos/control.ts'
import type { Demo } from '../src/demos/demo.ts'
import { demos } from '../src/demos/list.ts'
import { valuesText, type OpenedDemo } from '../src/demos/values-text.ts'
import { moduleNames } from '../src/playground/module-name.ts'
import { createMerger, type ImportList, type Merged } from './playground-demos/merge.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const demosFolder = join(siteFolder, 'src/demos')
const target = join(siteFolder, 'static/playground/demos')

const sceneOf = ({ name }: Demo): string => join(demosFolder, name, 'scene.ts')

/** The names that are declared in the lines added before and after the scene. */
const ownNames = ['values', 'element', 'scene', 'engine', 'say', 'stage', 'createEngine', 'document', 'console']

export const generatePlaygroundDemos = async (): Promise<void> => {
  const { texts } = await playgroundDemos()
  for (const { name, controls } of demos) {
    const code = texts.get(name)
    if (code !== undefined) await writeIfChanged(join(target, `${name}.json`), JSON.stringify({ code, controls } satisfies OpenedDemo))
  }
  await writeIfChanged(join(siteFolder, 'src/generated/playground-demos.json'), `${JSON.stringify([...texts.keys()], undefined, 1)}\n`)
  for (const file of await readdir(target)) if (!texts.has(file.replace(/\.json$/, ''))) await rm(join(target, file))
}

export type PlaygroundDemos = {
  /** The demos that run in the playground, by name. */
  readonly texts: ReadonlyMap<string, string>
  /** Why each of the others does not. */
  readonly reasons: ReadonlyMap<string, string>
}

export const playgroundDemos = async (): Promise<PlaygroundDemos> => {
  const merge = createMerger(demosFolder, demos.map(sceneOf), ownNames)
  const [texts, reasons] = [new Map<string, string>(), new Map<string, string>()]
  for (const demo of demos) {
    const merged = merge(sceneOf(demo), 'createScene')
    const reason = await reasonAgainst(demo, merged)
    if (reason === undefined) texts.set(demo.name, textOf(demo, merged))
    else reasons.set(demo.name, reason)
  }
  return { texts, reasons }
}

/** Matches code that the sandboxed frame cannot run: it has no camera, no workers and no access to files of the site. */
const needs = /\bwebcam\(|\bgetUserMedia\(|\bnew Worker\(|\bimport\.meta\b|\bfetch\(|\bload(?:Image|Video)\(/

/** Returns why a demo does not run in the playground; undefined if it does. Only files of the demo's own folder are tested, because a shared file may contain code that this demo does not use. */
const reasonAgainst = async ({ name }: Demo, { imports, entry }: Merged): Promise<string | undefined> => {
  if (entry.requiredParameters > 1) return 'The scene takes more than its values.'
  const unknown = imports.find(({ from }) => !moduleNames.some((known) => known === from))
  if (unknown) return `The scene imports ${unknown.from}.`
  for (const file of await readdir(join(demosFolder, name)))
    if (!/(?:\.test|demo)\.ts$/.test(file) && needs.test(await readFile(join(demosFolder, name, file), 'utf8')))
      return `${file} needs more than the sandbox has.`
  return undefined
}

const textOf = (demo: Demo, { imports, text, entry }: Merged): string => {
  const { title, controls, path } = demo
  const engine = { from: 'kirari', exported: 'createEngine', name: 'createEngine', isValue: true }
  return `/** The demo ${path}: ${title.en}. First its values, then the files of its scene, and at the end the lines that start it. */
${importLines([...imports.filter(({ name }) => name !== 'createEngine'), engine])}
${valuesText(controls, defaultSettings(controls), entry.parameterType)}
${text}
${startOf(demo, entry)}`
}

const startOf = ({ touch = 'pan-y' }: Demo, { returned }: Merged['entry']): string => {
  const options = ['frame', 'init', 'samples'].filter((name) => returned.includes(name)).map((name) => `, ${name}: scene.${name}`)
  const connect = returned.includes('connect')
    ? `/** What the scene says stands in the browser's console. */
const say = (message?: string, detail: unknown = ''): void => {
  if (message !== undefined) console.info(message, detail)
}
const stage = { engine, element, say }
// The engine has its canvas once it is ready.
void engine.ready.then(() => scene.connect(stage))
`
    : ''
  return `// ─── Start ───

/** Contains the canvas, and receives pointer and key events. */
const element = document.createElement('div')
element.tabIndex = 0
element.style.cssText = 'height: 100%; touch-action: ${touch}'
document.body.append(element)

const scene = createScene(values)
const engine = createEngine({ container: element${options.join('')} })
${connect}`
}

/** The maximum width of an import line, in characters. */
const lineWidth = 110

/** One import of values and one of types for each package, names in alphabetical order. */
const importLines = (imports: ImportList): string => {
  const packages = [...new Set(imports.map(({ from }) => from))].toSorted()
  return packages
    .flatMap((from) =>
      [true, false].map((isValue) => {
        const names = imports
          .filter((one) => one.from === from && one.isValue === isValue)
          .map(({ exported, name }) => (exported === name ? name : `${exported} as ${name}`))
        return names.length === 0
          ? ''
          : importLine(
              isValue ? 'import' : 'import type',
              [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en')),
              from,
            )
      }),
    )
    .join('')
}

const importLine = (keyword: string, names: readonly string[], from: string): string => {
  const short = `${keyword} { ${names.join(', ')} } from '${from}'\n`
  if (short.length <= lineWidth) return short
  const lines = ['']
  for (const name of names) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + name.length + 4 > lineWidth) lines.push(`  ${name},`)
    else lines[lines.length - 1] = line === '' ? `  ${name},` : `${line} ${name},`
  }
  return `${keyword} {\n${lines.join('\n')}\n} from '${from}'\n`
}

if (process.argv[1] === import.meta.filename) await generatePlaygroundDemos()
