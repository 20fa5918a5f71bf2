/** All previews by kind: for what draws every one, the posters and the tests. A page loads only its own. */
import type { PreviewKind } from './plan.ts'
import { antialias } from './antialias.ts'
import { avalanche } from './avalanche.ts'
import { bend } from './bend.ts'
import { between } from './between.ts'
import { blend } from './blend.ts'
import { box } from './box.ts'
import { cells } from './cells.ts'
import { channels } from './channels.ts'
import { columns } from './columns.ts'
import { composite } from './composite.ts'
import { coverage } from './coverage.ts'
import { cuboid } from './cuboid.ts'
import { curve } from './curve.ts'
import { displacement } from './displacement.ts'
import { facet } from './facet.ts'
import { filtering } from './filtering.ts'
import { frame } from './frame.ts'
import { fringe } from './fringe.ts'
import { gamut } from './gamut.ts'
import { glyphs } from './glyphs.ts'
import { grain } from './grain.ts'
import { hexagons } from './hexagons.ts'
import { isolines } from './isolines.ts'
import { light } from './light.ts'
import { nearest } from './nearest.ts'
import { noise } from './noise.ts'
import { parallelogram } from './parallelogram.ts'
import type { Preview } from './preview.ts'
import { pixels } from './pixels.ts'
import { orientation } from './orientation.ts'
import { plot } from './plot.ts'
import { polar } from './polar.ts'
import { ramp } from './ramp.ts'
import { remainder } from './remainder.ts'
import { rotation } from './rotation.ts'
import { sides } from './sides.ts'
import { solid } from './solid.ts'
import { slerp } from './slerp.ts'
import { tiling } from './tiling.ts'
import { transfer } from './transfer.ts'
import { transform } from './transform.ts'
import { triangle } from './triangle.ts'
import { turn } from './turn.ts'
import { union } from './union.ts'

export const previews: Readonly<Record<PreviewKind, Preview>> = {
  curve,
  blend,
  composite,
  filtering,
  fringe,
  ramp,
  channels,
  gamut,
  light,
  transfer,
  coverage,
  pixels,
  glyphs,
  noise,
  grain,
  avalanche,
  cells,
  box,
  cuboid,
  triangle,
  parallelogram,
  nearest,
  sides,
  facet,
  plot,
  bend,
  antialias,
  remainder,
  transform,
  rotation,
  orientation,
  columns,
  between,
  slerp,
  isolines,
  solid,
  union,
  tiling,
  displacement,
  hexagons,
  frame,
  polar,
  turn,
}
