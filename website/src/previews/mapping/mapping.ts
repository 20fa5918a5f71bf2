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
import { turn } from './view/turn.ts'
import { panelScale, type MappingView } from './view/view.ts'

const views = { turn, fold, displacement } satisfies Readonly<Record<string, MappingView>>

export interface MappingOptions {
  /** What is done to the plane: it is turned about a point, folded, or displaced by heights. */
  readonly by: keyof typeof views
}

export const mapping = ({ by }: MappingOptions): Preview => {
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
