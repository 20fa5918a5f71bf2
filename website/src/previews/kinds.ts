/** All kinds of previews: for what draws every one, the posters and the tests. A page loads only its own. The plan (plan/plan.ts) says which function has which. */
import type { Preview } from './preview.ts'
import { alpha } from './colour/alpha.ts'
import { blend } from './colour/blend.ts'
import { channels } from './colour/channels.ts'
import { chromaticity } from './colour/chromaticity.ts'
import { composite } from './colour/composite.ts'
import { difference } from './colour/difference.ts'
import { gamut } from './colour/gamut.ts'
import { light } from './colour/light.ts'
import { ramps } from './colour/ramps.ts'
import { transfer } from './colour/transfer.ts'
import { isolines } from './distance/isolines.ts'
import { profile } from './distance/profile.ts'
import { solid } from './distance/solid.ts'
import { drawing } from './drawing/drawing.ts'
import { glyphs } from './drawing/glyphs.ts'
import { pixels } from './drawing/pixels.ts'
import { split } from './drawing/split.ts'
import { box } from './geometry/box.ts'
import { facet } from './geometry/facet.ts'
import { surface } from './geometry/surface.ts'
import { triangle } from './geometry/triangle.ts'
import { bars } from './graph/bars.ts'
import { curve } from './graph/curve.ts'
import { field } from './graph/field.ts'
import { plot } from './graph/plot.ts'
import { atlas } from './mapping/atlas.ts'
import { frustum } from './mapping/frustum.ts'
import { mapping } from './mapping/mapping.ts'
import { polar } from './mapping/polar.ts'
import { tiles } from './mapping/tiles.ts'
import { transform } from './mapping/transform.ts'
import { avalanche } from './noise/avalanche.ts'
import { cells } from './noise/cells.ts'
import { noise } from './noise/noise.ts'
import { points } from './noise/points.ts'
import { vectors } from './noise/vectors.ts'
import { camera } from './turn/camera.ts'
import { orientation } from './turn/orientation.ts'
import { rotation } from './turn/rotation.ts'
import { slerp } from './turn/slerp.ts'

/** A preview as it is, or what makes one of the options that its row in the plan has. */
type Kind = Preview | ((options: never) => Preview)

/** By the folder that each lies in, as a file of its name: a page imports it from there. */
const folders = {
  colour: { alpha, blend, channels, chromaticity, composite, difference, gamut, light, ramps, transfer },
  distance: { isolines, profile, solid },
  drawing: { drawing, glyphs, pixels, split },
  geometry: { box, facet, surface, triangle },
  graph: { bars, curve, field, plot },
  mapping: { atlas, frustum, mapping, polar, tiles, transform },
  noise: { avalanche, cells, noise, points, vectors },
  turn: { camera, orientation, rotation, slerp },
} satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>

export const kinds = {
  ...folders.colour,
  ...folders.distance,
  ...folders.drawing,
  ...folders.geometry,
  ...folders.graph,
  ...folders.mapping,
  ...folders.noise,
  ...folders.turn,
}

export type PreviewKind = keyof typeof kinds

/** The file of a kind, from this folder. */
export const fileOf = (kind: PreviewKind): string => {
  const [folder = ''] = Object.entries(folders).find(([, inside]) => kind in inside) ?? []
  return `${folder}/${kind}.ts`
}
