/**
 * What a demo is to its page: words in both languages, what can be set, and where its scene is found when the page has settled.
 * Must not know: scenes and the engine, apart from their types. It is in the first load of a page.
 */
import type { Text } from '@kirari/addons/catalogue'
import type { ButtonsOf, Controls, Settings, ValuesOf } from './control.ts'
import type { AnyScene, Scene } from './scene.ts'
import type { SubjectId } from './subject.ts'

export type DemoBackend = 'webgpu' | 'webgl2'

interface Words {
  /** The path with lines for slashes: the name of the folder, of the poster, of the code made for the page. */
  readonly name: string
  /** Where the page lies, without the language. */
  readonly path: `/${string}`
  /** Where it stands on the page of all demos. */
  readonly subject: SubjectId
  readonly title: Text
  /** What one sees, and how it works. */
  readonly sentence: Text
  /** What the picture shows, for people who cannot see it. */
  readonly label: Text
  /** Which keys the picture takes. With it the picture can have the focus. */
  readonly keys?: Text
  /** What the pointer does in the picture. */
  readonly hint?: Text
  /** Whether a finger that moves in the picture still moves the page; 'pan-y' when nothing is said. */
  readonly touch?: 'none' | 'pan-y' | 'auto'
  /** Where it runs; on both when nothing is said. */
  readonly backends?: readonly DemoBackend[]
  /** What the scene may say over the picture. */
  readonly messages?: { readonly [name: string]: Text }
  /** What the scene may tell beside the frame time. */
  readonly readouts?: { readonly [name: string]: Text }
  /** Files of its folder that the page shows; the scene when nothing is said. */
  readonly files?: readonly string[]
  /** The drawing buffer is not larger; 2,000,000 when nothing is said. */
  readonly maxPixels?: number
  /** Values that a slow GPU draws faster with, for as long as the reader has not set them. */
  readonly slow?: Settings
  /** Frames before the picture is worth looking at. */
  readonly posterSteps?: number
}

export interface Demo extends Words {
  readonly controls: Controls
  readonly load: () => Promise<{ readonly createScene: AnyScene }>
}

/** Holds the scene to the controls: what it reads must be there, and each button must do something. */
export const defineDemo = <const C extends Controls>(
  demo: Words & { readonly controls: C; readonly load: () => Promise<{ readonly createScene: (values: ValuesOf<C>) => Scene<ValuesOf<C>, ButtonsOf<C>> }> },
): Demo => demo
