/** Compositing: two discs over a checkerboard, and beside the result each of them alone. Colours are multiplied by their alpha, as the functions want them. */
import { abs, float, mix, mod, step, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'

const share = { en: 'alpha', ja: 'アルファ' }

export const composite: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('sourceAlpha', { en: `source ${share.en}`, ja: `sourceの${share.ja}` }, [0, 1], 0.01, 0.85),
    ownControl('destinationAlpha', { en: `destination ${share.en}`, ja: `destinationの${share.ja}` }, [0, 1], 0.01, 0.85),
    ownControl('sourcePlace', { en: 'place of the source', ja: 'sourceの位置' }, [-0.5, 0.5], 0.01, 0.1, -0.055),
  ],
  startSeconds: undefined,
  handles: () => [pointHandle('sourcePlace', 1, [0.245, 0])],
  describe: (name) => ({
    en: `Two overlapping discs over a checkerboard, joined by ${name}: the source in orange, the destination in blue. On the left each of them alone.`,
    ja: `市松模様の上で重なる二つの円を${name}で合成した図です。オレンジ色がsource、青がdestinationで、左にそれぞれを単独で示しています。`,
  }),
  fragment(subject, values) {
    const p = place
    const source = (q: Vec2): Vec4 => premultiplied(warm, values.float('sourceAlpha').mul(inside(disc(q, values.vec2('sourcePlace'), 0.235))))
    const destination = (q: Vec2): Vec4 => premultiplied(cool, values.float('destinationAlpha').mul(inside(disc(q, vec2(-0.12, 0.06), 0.235))))
    const both = (q: Vec2): Vec4 => apply<Vec4>(subject, values, [source(q), destination(q)])

    let colour: Vec3 = ground
    for (const [centre, half, zoom, layer] of [
      [[0.245, 0], [0.595, 0.43], 1, both],
      [[-0.62, 0.222], [0.22, 0.208], 2.066, source],
      [[-0.62, -0.222], [0.22, 0.208], 2.066, destination],
    ] as const) {
      const field = frame(p, centre, half)
      const q = field.p.mul(zoom)
      colour = over(colour, onto(checkers(q), layer(q)), field.coverage)
    }
    // Where both discs end, so that a transparent part can be told from an empty one.
    const large = frame(p, [0.245, 0], [0.595, 0.43])
    for (const [centre, tint] of [
      [values.vec2('sourcePlace'), warm],
      [vec2(-0.12, 0.06), cool],
    ] as const) {
      colour = over(colour, mix(tint, ground, 0.35), stroke(disc(large.p, centre, 0.235), 0.004).mul(0.5))
    }
    return colour
  },
}

const premultiplied = (colour: Vec3, alpha: Float): Vec4 => vec4(colour.mul(alpha), alpha)

/** The two layers as they stand before anybody moves them. */
export const discs = (q: Vec2): { readonly source: Vec4; readonly destination: Vec4 } => ({
  source: premultiplied(warm, inside(disc(q, vec2(0.1, -0.055), 0.235)).mul(0.85)),
  destination: premultiplied(cool, inside(disc(q, vec2(-0.12, 0.06), 0.235)).mul(0.85)),
})

/** What the eye reads as "nothing here". */
export const checkers = (q: Vec2): Vec3 => {
  const cell = q.div(0.0716).floor()
  return mix(vec3(0.87, 0.885, 0.91), vec3(0.965, 0.97, 0.98), step(0.5, abs(mod(cell.x.add(cell.y), 2))))
}

export const onto = (under: Vec3, layer: Vec4): Vec3 => layer.xyz.add(under.mul(float(1).sub(layer.w)))
