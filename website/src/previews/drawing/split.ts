/** The same picture on both sides of a line that can be dragged: left of it without the function, right of it with it. */
import { vec2 } from 'kirari/node'
import { ownControl } from '../control.ts'
import { lineHandle } from '../handle.ts'
import { ground, paper } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { disc, inside, over, stroke } from '../paint/stroke.ts'
import { crossing } from './split/crossing.ts'
import { edges } from './split/edges.ts'
import { page } from './split/page.ts'
import { photo } from './split/photograph.ts'
import type { SplitScene } from './split/scene.ts'
import { stripes, type WaveName } from './split/stripes.ts'

const scenes = { edges, photograph: photo, page, crossing } satisfies Readonly<Record<string, SplitScene>>

export type SplitOptions =
  /** Shapes with edges, which is the default; a photograph; a page under uneven light; two strokes that cross. */
  | { readonly scene?: keyof typeof scenes }
  /** Rings that grow fine. */
  | { readonly scene: 'stripes'; readonly wave: WaveName }

export const split = (options: SplitOptions): Preview => {
  const { sides, controls, describe, draw }: SplitScene = options.scene === 'stripes' ? stripes(options.wave) : scenes[options.scene ?? 'edges']
  return {
    controls: (subject) => [...controls(subject), ownControl('split', sides, [0, 1], 0.01, 0.5)],
    startSeconds: undefined,
    handles: () => [
      lineHandle(
        'split',
        (split) => (split - 0.5) * 2 * halfWidth,
        (x) => x / (2 * halfWidth) + 0.5,
        -0.43,
      ),
    ],
    describe,
    fragment(subject, values) {
      // A little off the middle: pixels of the screen must not lie on a border of large ones, where rounding decides which one they are in.
      const p = place.add(0.0021).toConst('p')
      const border = values
        .float('split')
        .sub(0.5)
        .mul(2 * halfWidth)
        .toConst('border')
      let colour = draw(subject, values, p, border)
      colour = over(over(colour, ground, stroke(p.x.sub(border), 0.012).mul(0.6)), paper, stroke(p.x.sub(border), 0.005))
      const knob = disc(p, vec2(border, -0.43), 0.022)
      return over(over(colour, ground, inside(knob.sub(0.007))), paper, inside(knob))
    },
  }
}
