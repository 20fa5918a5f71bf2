/** What can be set on the three particle demos. */
import { seed, select, slider } from '../control.ts'

export const particleControls = {
  count: slider({ label: { en: 'Particles', ja: '粒子の数' }, min: 10_000, max: 1_000_000, step: 10_000, value: 100_000, rebuild: true }),
  palette: select({
    label: { en: 'Colours', ja: '配色' },
    options: { glint: { en: 'Glint', ja: 'きらめき' }, ember: { en: 'Ember', ja: '熾火' }, aurora: { en: 'Aurora', ja: 'オーロラ' } },
    value: 'glint',
  }),
  pointer: select({
    label: { en: 'Pointer', ja: 'ポインターの働き' },
    options: { swirl: { en: 'Swirl', ja: '渦' }, attract: { en: 'Attract', ja: '引力' }, repel: { en: 'Repel', ja: '斥力' } },
    value: 'swirl',
  }),
  strength: slider({ label: { en: 'Strength', ja: '強さ' }, min: 0, max: 8, step: 0.1, value: 3 }),
  reach: slider({ label: { en: 'Reach', ja: '届く範囲' }, min: 0.1, max: 1, step: 0.02, value: 0.34 }),
  speed: slider({ label: { en: 'Speed', ja: '速さ' }, min: 0.1, max: 2, step: 0.05, value: 0.7 }),
  scale: slider({ label: { en: 'Scale of the flow', ja: '流れの細かさ' }, min: 0.5, max: 4, step: 0.1, value: 1.5 }),
  inertia: slider({ label: { en: 'Inertia', ja: '慣性' }, unit: { en: 's', ja: '秒' }, min: 0.02, max: 1, step: 0.02, value: 0.3 }),
  trails: slider({ label: { en: 'Trails', ja: '残像' }, min: 0, max: 0.97, step: 0.01, value: 0.86 }),
  size: slider({ label: { en: 'Size', ja: '大きさ' }, unit: { en: 'px', ja: 'px' }, min: 1, max: 4, step: 0.25, value: 1.5 }),
  seed: seed({ label: { en: 'New seed', ja: '乱数の種を変える' }, rebuild: true }),
}
