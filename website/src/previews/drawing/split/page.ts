/** A page under uneven light, in two tones: by one threshold for all of it, and by the function. */
import { drawChar, valueNoise } from '@kirari/addons'
import { array, exp, float, int, mix, select, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { inside } from '../../paint/stroke.ts'
import type { SplitScene } from './scene.ts'

const text = [
  'Paper in the shade is darker than',
  'ink in the light. No one threshold',
  'can tell them apart on the whole',
  'page. The mean of what lies around',
  'each place knows how much light it',
  'gets: what is darker than that by',
  'a share is ink, the rest is paper.',
]
const columns = 34
const dot = 0.0078
const cell = [6 * dot, 13 * dot] as const
/** Lower left corner of the text. */
const corner = [(-columns * cell[0]) / 2, (-text.length * cell[1]) / 2] as const

/** 1 where there is ink. */
const inkAt = (p: Vec2): Float => {
  const at = p
    .sub(vec2(...corner))
    .div(vec2(...cell))
    .toConst('at')
  const place = at.floor().toConst('place')
  const codes = array(int, columns * text.length)((i) => (text[Math.floor(i / columns)] ?? '').padEnd(columns).charCodeAt(i % columns))
  const isText = place
    .greaterThanEqual(0)
    .all()
    .and(place.lessThan(vec2(columns, text.length)).all())
  const line = float(text.length - 1).sub(place.y)
  const code = codes.at(
    int(
      line
        .mul(columns)
        .add(place.x)
        .clamp(0, columns * text.length - 1),
    ),
  )
  const dots = at.sub(place).mul(vec2(6, 13)).sub(vec2(0.5, 3))
  return select(0, drawChar(dots, code), isText)
}

export const page: SplitScene = {
  sides: { en: 'one threshold | its own', ja: '一つのしきい値 | 場所ごと' },
  controls: (subject) => [...parameterControls(subject), ownControl('threshold', { en: 'the one threshold', ja: '一つのしきい値' }, [0.05, 0.9], 0.01, 0.36)],
  describe: (name) => ({
    en: `A printed page that is lit from one corner, in black and white: left of the line by one threshold, which loses all that lies in the shade, and right of it by ${name}.`,
    ja: `片隅から照らした印刷物です。線の左は一つのしきい値で白黒に分けたもので、陰の部分がすべて失われます。右は${name}で分けたものです。`,
  }),
  draw: (subject, values, p, border) => {
    const light = exp(p.distance(vec2(-0.75, 0.42)).mul(-1.35))
      .mul(0.95)
      .toConst('light')
    const ink = inkAt(p).toConst('ink')
    // Paper is not even: without a share to spare its grain would turn into specks.
    const grain = valueNoise(p.mul(130)).mul(0.14)
    const seen = light.mul(float(1).sub(ink.mul(0.62)).sub(grain)).toConst('seen')
    // The mean of grain and ink about each place.
    const mean = light.mul(0.87)
    const plain = step(values.float('threshold'), seen)
    const own = apply<Float>(subject, values, [seen, mean])
    const tone = mix(plain, own, inside(border.sub(p.x))).toConst('tone')
    return mix(vec3(0.1, 0.12, 0.17), vec3(0.95, 0.94, 0.91), tone)
  },
}
