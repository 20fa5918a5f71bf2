/** A mapping of the plane: on the left a picture, on the right what is seen of it when the function says where to look. */
import { select } from 'kirari/node'
import { parameterControls } from '../control.ts'
import { ground } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import { panels } from '../paint/panels.ts'
import { over } from '../paint/stroke.ts'
import type { Preview } from '../preview.ts'
import { displacement } from './view/displacement.ts'
import { fold } from './view/fold.ts'
import { frame } from './view/frame.ts'
import { pixels } from './view/pixels.ts'
import { sprite } from './view/sprite.ts'
import { turn } from './view/turn.ts'
import { panelScale, type MappingView, type PaintedView } from './view/view.ts'
import { flip, scale, shift } from './view/window.ts'

const views = { turn, fold, displacement } satisfies Readonly<Record<string, MappingView>>

/** Of the options, `over` says what coordinates the function is given. */
const painted = {
  frame: ({ over: given }) => frame(given === 'square'),
  scale: ({ over: given }) => scale(given === 'square' ? undefined : given),
  shift,
  flip,
  pixels: () => pixels,
  sprite: () => sprite,
} satisfies Readonly<Record<string, (options: MappingOptions) => PaintedView>>

export interface MappingOptions {
  /**
   * What is done to the plane: it is turned about a point, folded, displaced by heights, scaled, shifted or flipped; or to a picture: it is
   * fitted to a screen that is not square, cut into texels, or taken from a sheet.
   */
  readonly by: keyof typeof views | keyof typeof painted
  /** The coordinates that the function receives, if they differ from the usual ones: uv, coordinates from the centre, or those of a square in the middle. */
  readonly over?: 'uv' | 'middle' | 'square'
}

export const mapping = (options: MappingOptions): Preview => (isPainted(options.by) ? inPanels(painted[options.by](options)) : lookedAt(options.by))

const isPainted = (by: MappingOptions['by']): by is keyof typeof painted => by in painted

const inPanels = ({ paint, controls = [], ...view }: PaintedView): Preview => ({
  ...view,
  controls: (subject) => [...parameterControls(subject), ...controls],
  fragment(subject, values) {
    const { left, right } = panels(place)
    const isLeft = place.x.lessThan(0).toConst('isLeft')
    const q = select(right.p, left.p, isLeft).mul(panelScale).toConst('q')
    return over(ground, paint(subject, values, { q, isLeft, size: pixel.mul(panelScale) }), left.coverage.add(right.coverage))
  },
})

const lookedAt = (by: keyof typeof views): Preview => {
  const view: MappingView = views[by]
  return {
    controls: parameterControls,
    startSeconds: view.startSeconds,
    handles: view.handles,
    describe: view.describe,
    fragment(subject, values) {
      const { left, right } = panels(place)
      const isLeft = place.x.lessThan(0)
      // One look at the picture serves both panels.
      const q = select(right.p, left.p, isLeft).mul(panelScale).toConst('q')
      const size = pixel.mul(panelScale)
      const from = view.from(subject, values, q).toConst('from')
      const picture = view.picture(select(from, q, isLeft).toConst('seen'), size).toConst('picture')
      const spot = { q, from, size }
      const before = view.before?.(picture, spot, values, subject) ?? picture
      const after = view.after?.(picture, spot, values, subject) ?? picture
      return over(ground, select(after, before, isLeft), left.coverage.add(right.coverage))
    },
  }
}
