/**
 * The live pictures of hand-written pages. A block that says `scene=name` is a module that exports `fragment` or `frame`, and is what the
 * picture of that name runs, so a reader sees what the code on the page draws and nothing else. An exercise has two: the code to start
 * from (`exercise=name`), whose picture is called name-start, and the code of its target (`solution=name`).
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toGLSL } from 'kirari/glsl'
import type { Vec3, Vec4 } from 'kirari/node'
import { exercisePosterSize, scenePosterSize } from '../src/image-size.ts'
import { metaValue, readFences, type Fence } from './fences.ts'
import { placesOf, valuesModule, valuesTypes } from './scene-values.ts'
import { drawStills, type Still } from './still.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const target = join(siteFolder, 'src/generated/scenes')
const posterFolder = join(siteFolder, 'static/posters')
/** The posters of frames, which only a GPU draws. They lie in git. */
const capturedFolder = join(siteFolder, 'scene-posters')
/** The code of each picture, for the playground. */
const playgroundFolder = join(siteFolder, 'static/playground/scenes')
/** English pages: the Japanese ones have the same code, and a test says so. */
const folders = ['docs', 'guide', 'api']

export type Scene = {
  readonly name: string
  readonly code: string
  readonly place: string
  /** The page below the site's folder. */
  readonly file: string
  /** The page, as a part of a file name. All scenes of a page are loaded together. */
  readonly page: string
  /** Undefined outside of exercises. */
  readonly exercise: string | undefined
}

/** Writes the modules, their list, and their posters. */
export const generateScenes = async (): Promise<void> => {
  const scenes = await readScenes()
  for (const scene of scenes) {
    await writeIfChanged(join(target, `${scene.name}.ts`), moduleOf(scene))
    await writeIfChanged(join(playgroundFolder, `${scene.name}.txt`), codeOf(scene))
  }
  const drawn = await Promise.all(scenes.map(load))
  for (const { name, values } of drawn) {
    if (values === undefined) continue
    await writeIfChanged(join(target, `${name}.values.js`), values)
    await writeIfChanged(join(target, `${name}.values.d.ts`), valuesTypes)
  }
  const pages = new Map([...new Set(drawn.map(({ page }) => page))].map((page) => [page, drawn.filter((scene) => scene.page === page)]))
  for (const [page, ofPage] of pages) await writeIfChanged(join(target, `page-${page}.ts`), pageModule(ofPage))
  await writeIfChanged(join(target, 'index.ts'), index(drawn))
  await writeIfChanged(join(target, 'pages.ts'), pagesModule(pages))
  const known = new Set([
    'index.ts',
    'pages.ts',
    ...[...pages.keys()].map((page) => `page-${page}.ts`),
    ...drawn.flatMap(({ name, values }) => [`${name}.ts`, ...(values === undefined ? [] : [`${name}.values.js`, `${name}.values.d.ts`])]),
  ])
  await removeOthers(target, known)
  await removeOthers(playgroundFolder, new Set(scenes.map(({ name }) => `${name}.txt`)))
  await drawPosters(drawn)
}

const removeOthers = async (folder: string, known: ReadonlySet<string>): Promise<void> => {
  for (const file of await readdir(folder)) if (!known.has(file)) await rm(join(folder, file))
}

const drawPosters = async (scenes: readonly DrawnScene[]): Promise<void> => {
  await mkdir(posterFolder, { recursive: true })
  const stills: Still[] = []
  for (const { name, fragment, place, exercise } of scenes) {
    if (fragment) {
      const size = exercise ? exercisePosterSize : scenePosterSize
      stills.push({ name: `scene-${name}`, fragment, ...size, time: 0, pointer: [0.5, 0.5] })
      continue
    }
    const captured = join(capturedFolder, `${name}.webp`)
    if (!existsSync(captured))
      throw new Error(
        `${place}: the CPU draws no frames, so the poster of "${name}" must lie in git. Draw it: npx tsx website/scripts/scene-posters.ts ${name}`,
      )
    await copyFile(captured, join(posterFolder, `scene-${name}.webp`))
  }
  await drawStills(stills)
}

/** The pictures of a block. */
const namesOf = (fence: Fence): { readonly name: string; readonly exercise: string | undefined } | undefined => {
  const [scene, exercise, solution] = ['scene', 'exercise', 'solution'].map((key) => metaValue(fence, key))
  if (scene) return { name: scene, exercise: undefined }
  if (exercise) return { name: `${exercise}-start`, exercise }
  return solution ? { name: solution, exercise: solution } : undefined
}

/** The scenes of all pages, in the order of the pages. */
export const readScenes = async (): Promise<readonly Scene[]> => {
  const scenes = new Map<string, Scene>()
  for (const folder of folders) {
    const files = await readdir(join(siteFolder, folder), { recursive: true })
    for (const file of files.filter((path) => path.endsWith('.mdx')).toSorted()) {
      const page = `${folder}/${file.replaceAll('\\', '/')}`
      for (const scene of scenesOf(await readFile(join(siteFolder, page), 'utf8'), page)) {
        const other = scenes.get(scene.name)
        if (other) throw new Error(`${scene.place}: the scene "${scene.name}" is already in ${other.place}. Give one of them another name.`)
        scenes.set(scene.name, scene)
      }
    }
  }
  return [...scenes.values()]
}

const scenesOf = (text: string, page: string): readonly Scene[] => {
  const scenes = readFences(text, page).flatMap((fence): readonly Scene[] => {
    const names = namesOf(fence)
    return names ? [{ ...names, code: fence.code, place: `${page}:${fence.line}`, file: page, page: page.replace(/\.mdx$/, '').replaceAll('/', '-') }] : []
  })
  for (const { name, exercise, place } of scenes) {
    const other = exercise === name ? `${name}-start` : exercise
    if (other === undefined || scenes.some((scene) => scene.name === other)) continue
    throw new Error(`${place}: expected two blocks for the exercise "${exercise}", \`exercise=${exercise}\` and \`solution=${exercise}\`, but there is one.`)
  }
  return scenes
}

/** With the frame that shows it, where the engine refuses the fragment alone: one that reads textures (E1016). */
const codeOf = ({ code }: Scene): string =>
  /\btexture\(/.test(code) && !/\bexport const frame\b/.test(code)
    ? `${code}\n\nimport { draw } from 'kirari'\nexport const frame = [draw({ fragment })]\n`
    : `${code}\n`

/** internal/snippets checks the types of blocks. An exercise may import what only its solution uses, which the site's own settings refuse. */
const moduleOf = (scene: Scene): string => `// Made from ${scene.place} by scripts/scenes.ts.\n// @ts-nocheck\n${codeOf(scene)}`

type DrawnScene = Scene & {
  readonly fragment: Vec3 | Vec4 | undefined
  readonly isMoving: boolean
  readonly values: string | undefined
  readonly places: string
}

const load = async (scene: Scene): Promise<DrawnScene> => {
  const { name, place } = scene
  // The exports are checked in the next lines.
  const exports = (await import(pathToFileURL(join(target, `${name}.ts`)).href)) as { readonly fragment?: Vec3 | Vec4; readonly frame?: unknown }
  const { fragment, frame } = exports
  if (!fragment && !frame) {
    throw new Error(`${place}: expected the scene "${name}" to export \`fragment\` or \`frame\`, but it exports neither. Write \`export const fragment = …\`.`)
  }
  const isMoving = !fragment || /^uniform float time;$/m.test(toGLSL(fragment))
  return { ...scene, fragment, isMoving, values: fragment && valuesModule(exports, place), places: JSON.stringify(placesOf(exports)) }
}

const pageModule = (scenes: readonly DrawnScene[]): string => `// Made by scripts/scenes.ts.
${scenes.map(({ name }, index) => `import * as scene${index} from './${name}.ts'`).join('\n')}

export const scenes = {
${scenes.map(({ name }, index) => `  ${JSON.stringify(name)}: scene${index},`).join('\n')}
}

export const values = {
${scenes.flatMap(({ name, values }) => (values === undefined ? [] : [`  ${JSON.stringify(name)}: () => import('./${name}.values.js'),`])).join('\n')}
}
`

/** All that a page must know before a picture is loaded, which is little. */
const index = (scenes: readonly DrawnScene[]): string => `// The pictures of the pages. Made by scripts/scenes.ts.
export type SceneName =
${scenes.map(({ name }) => `  | ${JSON.stringify(name)}`).join('\n')}

/** The pictures that read time. */
export const moving: ReadonlySet<string> = new Set(${JSON.stringify(scenes.flatMap(({ name, isMoving }) => (isMoving ? [name] : [])))})

/** The positions of handles at the start. */
export const places: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
${scenes.flatMap(({ name, places }) => (places === '{}' ? [] : [`  ${JSON.stringify(name)}: ${places},`])).join('\n')}
}
`

const pagesModule = (
  pages: ReadonlyMap<string, readonly DrawnScene[]>,
): string => `// The modules of the pictures, those of a page together. Made by scripts/scenes.ts.
export const pages = [
${[...pages.keys()].map((page) => `  () => import('./page-${page}.ts'),`).join('\n')}
] as const

export const pageOf: Readonly<Record<string, number>> = {
${[...pages.values()].flatMap((scenes, page) => scenes.map(({ name }) => `  ${JSON.stringify(name)}: ${page},`)).join('\n')}
}
`
