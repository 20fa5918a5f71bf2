/** All previews by kind: for what draws every one, the posters and the tests. A page loads only its own. */
import type { PreviewKind } from '@kirari/addons/catalogue'
import { antialias } from './antialias.ts'
import { blend } from './blend.ts'
import { box } from './box.ts'
import { cuboid } from './cuboid.ts'
import { channels } from './channels.ts'
import { composite } from './composite.ts'
import { coverage } from './coverage.ts'
import { curve } from './curve.ts'
import { filtering } from './filtering.ts'
import { fringe } from './fringe.ts'
import { gamut } from './gamut.ts'
import { glyphs } from './glyphs.ts'
import { isolines } from './isolines.ts'
import { light } from './light.ts'
import { noise } from './noise.ts'
import { pixels } from './pixels.ts'
import { plot } from './plot.ts'
import type { Preview } from './preview.ts'
import { ramp } from './ramp.ts'
import { remainder } from './remainder.ts'
import { rotation } from './rotation.ts'
import { solid } from './solid.ts'
import { tiling } from './tiling.ts'
import { transfer } from './transfer.ts'
import { transform } from './transform.ts'
import { triangle } from './triangle.ts'
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
  box,
  cuboid,
  triangle,
  plot,
  antialias,
  remainder,
  transform,
  rotation,
  isolines,
  solid,
  union,
  tiling,
}
