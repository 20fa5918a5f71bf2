/** Loads what a picture runs, and the values that its probe tells: with all pictures of its page, and not before one of them is near. */
import type { SceneName } from '../generated/scenes/index.ts'
import type { SceneValues } from './scene-values.ts'

const load = async (scene: SceneName) => {
  const { pages, pageOf } = await import('../generated/scenes/pages.ts')
  const page = pages[pageOf[scene] ?? -1]
  if (!page) throw new Error(`There is no picture "${scene}". Make the pictures again: npm run generate -w website.`)
  return page()
}

export const loadScene = async (scene: SceneName): Promise<Readonly<Record<string, unknown>>> => {
  const { scenes } = await load(scene)
  // The page of a scene holds it: scripts/scenes.ts writes both.
  return (scenes as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[scene] ?? {}
}

/** Undefined for a picture that exports no values. */
export const loadValues = async (scene: SceneName): Promise<SceneValues | undefined> => {
  const { values } = await load(scene)
  // As above.
  return (values as Readonly<Record<string, () => Promise<SceneValues>>>)[scene]?.()
}
