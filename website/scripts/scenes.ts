/**
 * The live pictures of hand-written pages: a block that says `scene=name` is a module that exports `fragment`, and is what the
 * picture of that name runs. So a reader sees what the code on the page draws, and nothing else.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toGLSL } from 'kirari/glsl'
import type { Vec3, Vec4 } from 'kirari/node'
import { scenePosterSize } from '../src/image-size.ts'
import { metaValue, readFences } from './fences.ts'
import { drawStills, type Still } from './still.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const target = join(siteFolder, 'src/generated/scenes')
/** The code of all pictures, for the playground. */
const playgroundFile = join(siteFolder, 'static/playground/scenes.json')
/** English pages: the Japanese ones have the same code, and a test says so. */
const folders = ['docs', 'guide', 'api']

type Scene = { readonly name: string; readonly code: string; readonly place: string }

/** Writes the modules, their list, and their posters. */
export const generateScenes = async (): Promise<void> => {
  const scenes = await readScenes()
  for (const scene of scenes) await writeIfChanged(join(target, `${scene.name}.ts`), moduleOf(scene))
  const drawn = await Promise.all(scenes.map(load))
  await writeIfChanged(join(target, 'index.ts'), list(drawn))
  await writeIfChanged(playgroundFile, JSON.stringify(Object.fromEntries(scenes.map((scene) => [scene.name, codeOf(scene)]))))
  const known = new Set(['index.ts', ...scenes.map(({ name }) => `${name}.ts`)])
  for (const file of await readdir(target)) if (!known.has(file)) await rm(join(target, file))
  await drawStills(drawn.map(({ name, fragment }): Still => ({ name: `scene-${name}`, fragment, ...scenePosterSize, time: 0, pointer: [0.5, 0.5] })))
}

const readScenes = async (): Promise<readonly Scene[]> => {
  const scenes = new Map<string, Scene>()
  for (const folder of folders) {
    const files = await readdir(join(siteFolder, folder), { recursive: true })
    for (const file of files.filter((path) => path.endsWith('.mdx')).toSorted()) {
      const page = `${folder}/${file.replaceAll('\\', '/')}`
      for (const fence of readFences(await readFile(join(siteFolder, page), 'utf8'), page)) {
        const name = metaValue(fence, 'scene')
        if (!name) continue
        const place = `${page}:${fence.line}`
        const other = scenes.get(name)
        if (other) throw new Error(`${place}: the scene "${name}" is already in ${other.place}. Give one of them another name.`)
        scenes.set(name, { name, code: fence.code, place })
      }
    }
  }
  return [...scenes.values()]
}

/** With the frame that shows it, where the engine refuses the fragment alone: one that reads textures (E1016). */
const codeOf = ({ code }: Scene): string =>
  /\btexture\(/.test(code) ? `${code}\n\nimport { draw } from 'kirari'\nexport const frame = [draw({ fragment })]\n` : `${code}\n`

const moduleOf = (scene: Scene): string => `// Made from ${scene.place} by scripts/scenes.ts.\n${codeOf(scene)}`

type DrawnScene = { readonly name: string; readonly fragment: Vec3 | Vec4; readonly isMoving: boolean }

const load = async ({ name, place }: Scene): Promise<DrawnScene> => {
  // What the module exports is checked in the next line.
  const { fragment } = (await import(pathToFileURL(join(target, `${name}.ts`)).href)) as { readonly fragment?: Vec3 | Vec4 }
  if (!fragment) throw new Error(`${place}: expected the scene "${name}" to export \`fragment\`, but it does not. Write \`export const fragment = …\`.`)
  return { name, fragment, isMoving: /^uniform float time;$/m.test(toGLSL(fragment)) }
}

const list = (scenes: readonly DrawnScene[]): string => `// The pictures of the pages by name. Made by scripts/scenes.ts.
export const scenes = {
${scenes.map(({ name, isMoving }) => `  ${JSON.stringify(name)}: { load: () => import('./${name}.ts'), isMoving: ${isMoving} },`).join('\n')}
} as const

export type SceneName = keyof typeof scenes
`
