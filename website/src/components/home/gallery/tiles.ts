/**
 * The pictures of the home page: demos, and examples of functions, chosen so that no two look alike. The first is the largest.
 * Must not know: React, the engine.
 */
import type { Text } from '@kirari/addons/catalogue'
import type { Demo } from '../../../demos/demo.ts'

/** The example of a function: `path` is that of its page within /addons, `id` the name of the example's file. */
export interface ExampleTile {
  readonly path: string
  readonly id: string
  /** The name to import. */
  readonly importName: string
  /** The title of the example in the record of the function (tiles.test.ts compares them). */
  readonly title: Text
}

/** Of a demo only this: its module comes when its picture becomes live. */
export type DemoTile = Pick<Demo, 'name' | 'path' | 'title'>

export type Tile = { readonly demo: DemoTile } | { readonly example: ExampleTile }

const example = (importName: string, path: string, id: string, en: string, ja: string): Tile => ({ example: { path, id, importName, title: { en, ja } } })

export const tiles: readonly Tile[] = [
  { demo: { name: 'compute-fluid', path: '/compute/fluid', title: { en: 'Fluid', ja: '流体' } } },
  example('boxSDF', 'sdf/boxSDF', 'city-of-blocks-without-end', 'A city of blocks without end', '果てしなく続くブロックの街'),
  example('cubicOut', 'animation/easing/cubicOut', 'petals-that-unfold', 'Petals that unfold', '開いていく花びら'),
  example('worley', 'generative/worley', 'light-at-the-bottom', 'Light at the bottom of a pool', 'プールの底に揺れる光'),
  example('blendMultiply', 'color/blend/multiply', 'print-in-three-inks', 'A print in three inks', '三色のインクで刷る'),
  { demo: { name: 'compute-particles', path: '/compute/particles', title: { en: 'Particles', ja: 'パーティクル' } } },
  example('rgb2hsv', 'color/space/rgb2hsv', 'neon-lines-between-hues', 'Neon lines between hues', '色相の境目に光るネオンの線'),
  { demo: { name: 'instance-boxes', path: '/instance/boxes', title: { en: 'Field of boxes', ja: '箱の群れ' } } },
  example('displace', 'space/displace', 'sunset-over-the-sea', 'Sunset over the sea', '海に沈む夕日'),
]
