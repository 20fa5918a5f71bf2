/** The easings in other libraries: what each calls a family and its variants, and where its numbers differ. */
import type { FunctionRecord, Text } from '../../record.ts'

export type Variant = 'In' | 'Out' | 'InOut'
type Names = FunctionRecord['elsewhere']
type Bezier = string | readonly [curve: string, differs: number]

interface FamilyNames {
  /** Sine in easeInSine: jQuery UI, DOTween, Flutter. */
  readonly short: string
  readonly gsap: string
  readonly d3: string
  readonly blender: string
  /** As a cubic Bézier curve: the same one, or with its largest difference. */
  readonly css?: Readonly<Record<Variant, Bezier>>
  readonly notes?: Readonly<Partial<Record<'gsap' | 'jquery' | 'd3' | 'dotween' | 'flutter', Text | ((variant: Variant) => Text)>>>
}

const sameNumbers: Text = { en: 'The same numbers.', ja: '同じ数値になります。' }
const bezier: Text = { en: 'Approximated by a cubic Bézier curve.', ja: '3次ベジェ曲線による近似です。' }

const familyNames = {
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
} as const satisfies Readonly<Record<string, FamilyNames>>

export type Family = keyof typeof familyNames

const blenderModes = { In: 'Ease In', Out: 'Ease Out', InOut: 'Ease In and Out' } as const
const gsapModes = { In: 'in', Out: 'out', InOut: 'inOut' } as const

const inCSS = (curve: Bezier): Names[number] =>
  typeof curve === 'string'
    ? { where: 'CSS', name: curve, note: { en: 'The same curve, rounded to four digits.', ja: '値を4桁に丸めた、同じ曲線です。' } }
    : { where: 'CSS', name: curve[0], note: { en: `An approximation that differs by up to ${curve[1]}.`, ja: `近似した曲線です。差は最大で${curve[1]}です。` } }

export const elsewhere = (family: Family, variant: Variant): Names => {
  const { short, gsap, d3, blender, css, notes = {} }: FamilyNames = familyNames[family]
  const noted = (note: Text | ((variant: Variant) => Text) | undefined): { readonly note?: Text } =>
    note === undefined ? {} : { note: typeof note === 'function' ? note(variant) : note }
  return [
    { where: 'GSAP', name: `${gsap}.${gsapModes[variant]}`, ...noted(notes.gsap) },
    { where: 'jQuery UI', name: `ease${variant}${short}`, ...noted(notes.jquery) },
    { where: 'd3-ease', name: d3.startsWith('.') ? `easePoly${variant}${d3}` : `ease${d3}${variant}`, ...noted(notes.d3 ?? sameNumbers) },
    { where: 'DOTween (Unity)', name: `Ease.${variant}${short}`, ...noted(notes.dotween) },
    { where: 'Flutter', name: `Curves.ease${variant}${short}`, ...noted(notes.flutter ?? bezier) },
    ...(css ? [inCSS(css[variant])] : []),
    { where: 'Blender', name: `${blender}, ${blenderModes[variant]}`, note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ]
}

/** What readers search for: the English names follow from those above. */
export const searchWords = (family: Family, variant: Variant): { readonly en: readonly string[]; readonly ja: readonly string[] } => {
  const { short } = familyNames[family]
  const mode = { In: 'in', Out: 'out', InOut: 'in out' }[variant]
  return {
    en: [`${family} ${mode}`, `ease ${mode} ${short.toLowerCase()}`, `ease${variant}${short}`, `ease ${mode}`, 'easing', 'tween'],
    ja: [{ In: 'イーズイン', Out: 'イーズアウト', InOut: 'イーズインアウト' }[variant], 'イージング', 'トゥイーン', '緩急'],
  }
}
