/** Record of reflect. */
import { blendReflect } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { blendedColour, layerParameters } from './layers.ts'

export const reflectRecord: FunctionRecord = {
  slug: 'reflect',
  category: 'color/blend',
  importName: 'blendReflect',
  call: blendReflect,
  shown: 'blendReflect_vec3',
  summary: {
    en: 'Makes the base shine where the blend colour is bright, as light on lacquer or metal: bright tones flare up, dark tones stay dark.',
    ja: '重ねる色が明るいところで、漆や金属に光が映り込むように下の色を輝かせます。明るい階調は強く光り、暗い階調は暗いまま残ります。',
  },
  intuition: {
    en: 'It is a color dodge of the base with itself laid over it first: the base is squared, and the square divided by what the blend colour leaves to white. Squaring pushes dark tones down, so with black on top the picture gets deeper, and highlights have something to rise from. At the tone where both sum to 1 the base comes through unchanged: that is the line between darker and brighter.',
    ja: '下の色にまず自分自身を乗算し、それから覆い焼きをかける計算です。つまり、下の色の2乗を、重ねる色が白までに残す量で割ります。2乗は暗い階調を沈めるので、黒を重ねると絵は深く沈み、そのぶん光が際立ちます。二つの色の和が1になるところでは下の色がそのまま残り、ここが暗くなるか明るくなるかの境目です。',
  },
  parameters: layerParameters({
    base: {
      en: 'Above 1 it brightens further; below 0 as above it, since it is squared.',
      ja: '1を超えるとさらに明るくなります。2乗するので、負の値は正の値と同じです。',
    },
    blend: { en: 'Below 0 it darkens; from 1 on the result is white.', ja: '0未満では暗くなります。1以上では結果が白になります。' },
  }),
  returns: blendedColour,
  formula: String.raw`B(b, s) = \begin{cases} 1 & s \ge 1 \\ \min\Bigl(1,\ \dfrac{b^2}{1 - s}\Bigr) & s < 1 \end{cases}`,
  edgeCases: [
    { id: 'black-blend', inputs: [0.5, 0], result: 0.25, note: { en: 'Black on top squares the base.', ja: '黒を重ねると下の色の2乗になります。' } },
    {
      id: 'white-blend',
      inputs: [0.2, 1],
      result: 1,
      exact: true,
      note: { en: 'White on top is white, whatever lies below.', ja: '白を重ねると、下が何色でも白になります。' },
    },
    {
      id: 'black-under-white',
      inputs: [0, 1],
      result: 1,
      exact: true,
      note: { en: 'White here too; with color dodge it would be black.', ja: 'この場合も白です。覆い焼きカラーなら黒になります。' },
    },
    {
      id: 'black-base',
      inputs: [0, 0.75],
      result: 0,
      exact: true,
      note: { en: 'Under anything but white, black stays black.', ja: '白以外を重ねるかぎり、黒は黒のままです。' },
    },
    { id: 'unchanged', inputs: [0.25, 0.75], result: 0.25, note: { en: 'Both sum to 1: the base as it is.', ja: '和が1なので、下の色のままです。' } },
    { id: 'clipped', inputs: [0.9, 0.5], result: 1, exact: true, note: { en: 'Held at white.', ja: '白で止まります。' } },
    {
      id: 'just-below-white',
      inputs: [0.001, 0.99999994],
      result: 1,
      exact: true,
      note: { en: 'The largest number below 1: finite.', ja: '1より小さい最大の数です。結果は有限です。' },
    },
    {
      id: 'alpha',
      instance: 'blendReflect_vec4',
      inputs: [
        [0.5, 0.5, 0.5, 0.25],
        [0, 0.5, 1, 1],
      ],
      result: [0.25, 0.5, 1, 0.25],
      note: { en: 'The alpha of the base stays.', ja: '下の色のアルファが残ります。' },
    },
    {
      id: 'opacity',
      instance: 'blendReflect_opacity',
      inputs: [0.5, 0, 0.5],
      result: 0.375,
      note: { en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'Pegtop’s definition in double precision; where white is not reached, a color dodge of the base multiplied by itself.',
      ja: 'Pegtopの定義を倍精度で計算したものです。白に届かない範囲では、下の色を自分自身と乗算した覆い焼きとも照合しています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'A corner where white is reached. One jump: black stays black up to a blend colour just below white and is white under white.',
      ja: '白に届くところで角になります。下が黒のときだけは飛びがあります。重ねる色が白の直前までは黒で、白になると白になります。',
    },
  },
  references: [{ title: 'Blend Modes', authors: 'Jens Gruschel', year: 2006, section: 'Reflect', url: 'http://www.pegtop.net/delphi/articles/blendmodes/' }],
  provenance: fromReference,
  related: ['blendColorDodge', 'blendOverlay', 'blendSoftLight'],
  confusedWith: [
    {
      name: 'reflect',
      difference: {
        en: 'The built-in of shader languages mirrors a direction at a surface. Its name is why this one is blendReflect.',
        ja: 'シェーダー言語の組み込み関数で、方向を面で反射させます。名前が重なるため、こちらはblendReflectという名前です。',
      },
    },
    {
      name: { en: 'glow', ja: 'グロー' },
      difference: {
        en: 'Reflect with the two colours exchanged: the base decides how much the top layer shines.',
        ja: 'reflectの二色を入れ替えたものです。重ねた色がどれだけ輝くかを、下の色が決めます。',
      },
    },
    {
      name: 'blendColorDodge',
      difference: {
        en: 'Without the square: dark tones are lifted too, and nothing is darkened.',
        ja: '2乗しません。暗い階調も持ち上がり、暗くなるところはありません。',
      },
    },
  ],
  elsewhere: [
    { where: 'Pegtop', name: 'Reflect' },
    { where: 'Paint.NET', name: 'Reflect' },
    {
      where: 'Photoshop',
      name: { en: 'no such mode', ja: '該当するモードなし' },
      note: { en: 'Color Dodge comes nearest.', ja: '覆い焼きカラーが最も近い効果です。' },
    },
  ],
  synonyms: {
    en: ['reflect', 'blend mode', 'layer mode', 'shine', 'gloss', 'metal', 'highlight', 'quadratic', 'pegtop'],
    ja: ['リフレクト', '反射', '映り込み', 'つや', '光沢', '金属', '輝き', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード'],
  },
  preview: 'blend',
  examples: [
    {
      title: { en: 'Polish a ball', ja: '球を磨き上げる' },
      code: `import { blendReflect, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const shade = float(1).sub(
  smoothstep(0, 0.75, p.distance(vec2(-0.1, 0.15))),
)
const paint = mix(vec3(0.16, 0.04, 0.1), vec3(0.85, 0.3, 0.25), shade)
const light = float(1)
  .sub(smoothstep(0.02, 0.3, p.distance(vec2(-0.13, 0.16))))
  .mul(0.95)
const ball = drawFill(p.length(), 0.36, px)

export const fragment = vec4(
  mix(vec3(0.9, 0.88, 0.86), blendReflect(paint, vec3(light)), ball),
  1,
)
`,
    },
    {
      title: { en: 'Liquid metal', ja: '流れる金属' },
      code: `import { blendReflect, valueNoise } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(2.2)
const drift = vec2(time.mul(0.08), time.mul(-0.05))

// The lines of equal height of a soft surface, bent once by another one.
const bend = valueNoise(p.mul(1.3).add(drift)).sub(0.5)
const height = valueNoise(p.add(bend.mul(1.6)).sub(drift))
const wave = height.mul(22).sin().mul(0.5).add(0.5)

const metal = mix(vec3(0.12, 0.14, 0.26), vec3(0.8, 0.72, 0.78), wave)
const room = mix(
  vec3(0.1, 0.3, 0.6),
  vec3(0.98, 0.7, 0.4),
  height.mul(14).add(1.2).sin().mul(0.5).add(0.5),
)

export const fragment = vec4(
  blendReflect(metal, room.mul(wave.mul(0.45).add(0.45))),
  1,
)
`,
    },
  ],
}
