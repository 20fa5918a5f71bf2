/** The easings in other libraries: what each calls a family and its variants, and where its numbers differ. */
import type { FunctionRecord, Text } from '../../record.ts'

export type Variant = 'In' | 'Out' | 'InOut'
type Names = FunctionRecord['elsewhere']
type Note = Text | ((variant: Variant) => Text | undefined)
type Bezier = string | readonly [curve: string, differs: number]

interface FamilyNames {
  /** Sine in easeInSine: jQuery UI, DOTween, Flutter. */
  readonly short: string
  /** `back`, or with the arguments that give the same curve. */
  readonly gsap: string | ((mode: string, variant: Variant) => string)
  readonly d3: string
  readonly blender: string
  /** bounce in Curves.bounceIn, where it is not Curves.ease… */
  readonly flutter?: string
  /** As a cubic Bézier curve: the same one, or with its largest difference. */
  readonly css?: Readonly<Record<Variant, Bezier>>
  readonly notes?: Readonly<Partial<Record<'gsap' | 'jquery' | 'd3' | 'dotween' | 'flutter' | 'blender', Note>>>
}

const sameNumbers: Text = { en: 'The same numbers.', ja: '同じ数値になります。' }
const fcurve: Text = { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' }
const bezier: Text = { en: 'Approximated by a cubic Bézier curve.', ja: '3次ベジェ曲線による近似です。' }

/** Without Penner's factor for two halves. */
const smallerBack: Text = { en: 'Overshoots by 5%: its constant is 1.70158 here too.', ja: 'ここでも定数が1.70158のままなので、行き過ぎる幅は5%です。' }

const familyNames = {
  back: {
    short: 'Back',
    gsap: 'back',
    d3: 'Back',
    blender: 'Back',
    css: {
      In: 'cubic-bezier(0.3333, 0, 0.6667, -0.5672)',
      Out: 'cubic-bezier(0.3333, 1.5672, 0.6667, 1)',
      InOut: ['cubic-bezier(0.68, -0.6, 0.32, 1.6)', 0.036],
    },
    notes: {
      gsap: (variant) => (variant === 'InOut' ? smallerBack : undefined),
      d3: (variant) => (variant === 'InOut' ? smallerBack : sameNumbers),
      jquery: (variant) =>
        variant === 'InOut'
          ? { en: 'Its constant is 2, which overshoots by 7%.', ja: '定数が2なので、行き過ぎる幅は7%です。' }
          : { en: 'Its constant is 2, which overshoots by 13%.', ja: '定数が2なので、13%行き過ぎます。' },
    },
  },
  bounce: { short: 'Bounce', gsap: 'bounce', d3: 'Bounce', blender: 'Bounce', flutter: 'bounce', notes: { flutter: sameNumbers } },
  circular: {
    short: 'Circ',
    gsap: 'circ',
    d3: 'Circle',
    blender: 'Circular',
    css: {
      In: ['cubic-bezier(0.55, 0, 1, 0.45)', 0.002],
      Out: ['cubic-bezier(0, 0.55, 0.45, 1)', 0.002],
      InOut: ['cubic-bezier(0.85, 0, 0.15, 1)', 0.039],
    },
  },
  elastic: {
    short: 'Elastic',
    gsap: (mode, variant) => `elastic.${mode}(1, ${variant === 'InOut' ? 0.45 : 0.3})`,
    d3: 'Elastic',
    blender: 'Elastic',
    flutter: 'elastic',
    notes: {
      jquery: { en: 'Decays more slowly, as 2⁻⁸ᵗ, with a period of 0.375.', ja: '減衰が2の−8t乗と緩やかで、周期は0.375です。' },
      d3: (variant) =>
        variant === 'InOut'
          ? {
              en: 'With a period of 0.3 instead of 0.45, and rescaled so that it has no jump.',
              ja: '周期が0.45ではなく0.3で、段差がないように拡大縮小してあります。',
            }
          : {
              en: 'Rescaled so that it has no jump; differs by up to 0.001.',
              ja: '段差がないように拡大縮小してあり、最大で0.001ほど異なります。',
            },
      dotween: { en: 'Its default amplitude is 1.70158 instead of 1.', ja: '既定の振幅は1ではなく1.70158です。' },
      flutter: { en: 'With a period of 0.4.', ja: '周期は0.4です。' },
      blender: {
        en: 'Interpolation of an F-curve, with its own amplitude and period.',
        ja: 'Fカーブの補間モードです。振幅と周期はキーフレームごとに設定します。',
      },
    },
  },
  exponential: {
    short: 'Expo',
    gsap: 'expo',
    d3: 'Exp',
    blender: 'Exponential',
    css: {
      In: ['cubic-bezier(0.7, 0, 0.84, 0)', 0.012],
      Out: ['cubic-bezier(0.16, 1, 0.3, 1)', 0.012],
      InOut: ['cubic-bezier(0.87, 0, 0.13, 1)', 0.038],
    },
    notes: {
      gsap: { en: 'Corrected to reach 0 and 1 without a jump.', ja: '段差なしで0と1に届くように補正されています。' },
      jquery: { en: 'Uses t⁶ instead of an exponential.', ja: '指数関数ではなく、tの6乗を使います。' },
      d3: { en: 'Rescaled so that it has no jump; differs by up to 0.001.', ja: '段差がないように拡大縮小してあり、最大で0.001ほど異なります。' },
    },
  },
  sine: {
    short: 'Sine',
    gsap: 'sine',
    d3: 'Sin',
    blender: 'Sinusoidal',
    css: {
      In: ['cubic-bezier(0.12, 0, 0.39, 0)', 0.008],
      Out: ['cubic-bezier(0.61, 1, 0.88, 1)', 0.008],
      InOut: ['cubic-bezier(0.37, 0, 0.63, 1)', 0.002],
    },
  },
  quadratic: {
    short: 'Quad',
    gsap: 'power1',
    d3: 'Quad',
    blender: 'Quadratic',
    css: {
      In: 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)',
      Out: 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)',
      InOut: ['cubic-bezier(0.45, 0, 0.55, 1)', 0.006],
    },
  },
  cubic: {
    short: 'Cubic',
    gsap: 'power2',
    d3: 'Cubic',
    blender: 'Cubic',
    css: { In: 'cubic-bezier(0.3333, 0, 0.6667, 0)', Out: 'cubic-bezier(0.3333, 1, 0.6667, 1)', InOut: ['cubic-bezier(0.65, 0, 0.35, 1)', 0.01] },
  },
  quartic: {
    short: 'Quart',
    gsap: 'power3',
    d3: '.exponent(4)',
    blender: 'Quartic',
    css: {
      In: ['cubic-bezier(0.5, 0, 0.75, 0)', 0.006],
      Out: ['cubic-bezier(0.25, 1, 0.5, 1)', 0.006],
      InOut: ['cubic-bezier(0.76, 0, 0.24, 1)', 0.022],
    },
  },
  quintic: {
    short: 'Quint',
    gsap: 'power4',
    d3: '.exponent(5)',
    blender: 'Quintic',
    css: {
      In: ['cubic-bezier(0.64, 0, 0.78, 0)', 0.012],
      Out: ['cubic-bezier(0.22, 1, 0.36, 1)', 0.012],
      InOut: ['cubic-bezier(0.83, 0, 0.17, 1)', 0.033],
    },
  },
} as const satisfies Readonly<Record<string, FamilyNames>>

/** Other libraries have one function where the family has three that are the same. */
const linear: Names = [
  { where: 'GSAP', name: 'none', note: { en: 'Also called linear and power0.', ja: 'linear、power0とも呼ばれます。' } },
  { where: 'jQuery UI', name: 'linear' },
  { where: 'd3-ease', name: 'easeLinear', note: sameNumbers },
  { where: 'DOTween (Unity)', name: 'Ease.Linear' },
  { where: 'Flutter', name: 'Curves.linear' },
  {
    where: 'CSS',
    name: 'linear',
    note: { en: 'The keyword; the function linear(…) takes points.', ja: 'キーワードです。関数のlinear(…) は点の並びを取ります。' },
  },
  { where: 'Blender', name: 'Linear', note: fcurve },
]

export type Family = keyof typeof familyNames | 'linear'

const blenderModes = { In: 'Ease In', Out: 'Ease Out', InOut: 'Ease In and Out' } as const
const gsapModes = { In: 'in', Out: 'out', InOut: 'inOut' } as const

const inCSS = (curve: Bezier): Names[number] =>
  typeof curve === 'string'
    ? { where: 'CSS', name: curve, note: { en: 'The same curve, rounded to four digits.', ja: '値を4桁に丸めた、同じ曲線です。' } }
    : { where: 'CSS', name: curve[0], note: { en: `An approximation that differs by up to ${curve[1]}.`, ja: `近似した曲線です。差は最大で${curve[1]}です。` } }

export const elsewhere = (family: Family, variant: Variant): Names => {
  if (family === 'linear') return linear
  const { short, gsap, d3, blender, flutter, css, notes = {} }: FamilyNames = familyNames[family]
  const noted = (given: Note | undefined): { readonly note?: Text } => {
    const note = typeof given === 'function' ? given(variant) : given
    return note ? { note } : {}
  }
  return [
    { where: 'GSAP', name: typeof gsap === 'string' ? `${gsap}.${gsapModes[variant]}` : gsap(gsapModes[variant], variant), ...noted(notes.gsap) },
    { where: 'jQuery UI', name: `ease${variant}${short}`, ...noted(notes.jquery) },
    { where: 'd3-ease', name: d3.startsWith('.') ? `easePoly${variant}${d3}` : `ease${d3}${variant}`, ...noted(notes.d3 ?? sameNumbers) },
    { where: 'DOTween (Unity)', name: `Ease.${variant}${short}`, ...noted(notes.dotween) },
    { where: 'Flutter', name: flutter ? `Curves.${flutter}${variant}` : `Curves.ease${variant}${short}`, ...noted(notes.flutter ?? bezier) },
    ...(css ? [inCSS(css[variant])] : []),
    { where: 'Blender', name: `${blender}, ${blenderModes[variant]}`, ...noted(notes.blender ?? fcurve) },
  ]
}

/** What readers search for: the English names follow from those above. */
export const searchWords = (family: Family, variant: Variant): { readonly en: readonly string[]; readonly ja: readonly string[] } => {
  const mode = { In: 'in', Out: 'out', InOut: 'in out' }[variant]
  // Who looks for "ease in" wants a curve.
  if (family === 'linear') return { en: [`linear ${mode}`, 'easing', 'tween'], ja: ['イージング', 'トゥイーン'] }
  const { short } = familyNames[family]
  return {
    en: [`${family} ${mode}`, `ease ${mode} ${short.toLowerCase()}`, `ease${variant}${short}`, `ease ${mode}`, 'easing', 'tween'],
    ja: [{ In: 'イーズイン', Out: 'イーズアウト', InOut: 'イーズインアウト' }[variant], 'イージング', 'トゥイーン', '緩急'],
  }
}
