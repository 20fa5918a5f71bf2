/** A small world: grass, grazers and hunters on terrain, by day and night. */
import { seed, select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const percent = { en: ' %', ja: ' %' }
const controls = {
  seed: seed({ label: { en: 'Another world', ja: '別の世界' }, rebuild: true }),
  pace: slider({ label: { en: 'Steps per second', ja: '1秒のステップ数' }, min: 0, max: 240, step: 1, value: 8 }),
  growth: slider({ label: { en: 'Growth of grass', ja: '草の成長' }, min: 0, max: 90, step: 1, value: 45 }),
  day: slider({ label: { en: 'Steps in a day', ja: '1日のステップ数' }, min: 60, max: 960, step: 20, value: 240 }),
  grazerSight: slider({ label: { en: 'Sight of grazers', ja: '草食動物の視野' }, min: 1, max: 8, step: 1, value: 4 }),
  grazerGain: slider({ label: { en: 'Grazers keep of their food', ja: '草食動物の同化率' }, min: 5, max: 100, step: 1, value: 39, unit: percent }),
  grazerCost: slider({ label: { en: 'Metabolism of grazers', ja: '草食動物の代謝' }, min: 5, max: 300, step: 1, value: 56, unit: percent }),
  grazerBirth: slider({ label: { en: 'Grazers split at', ja: '草食動物が分かれる物質量' }, min: 20, max: 200, step: 5, value: 70 }),
  hunterSight: slider({ label: { en: 'Sight of hunters', ja: '捕食者の視野' }, min: 1, max: 8, step: 1, value: 4 }),
  hunterGain: slider({ label: { en: 'Hunters keep of their food', ja: '捕食者の同化率' }, min: 5, max: 100, step: 1, value: 40, unit: percent }),
  hunterCost: slider({ label: { en: 'Metabolism of hunters', ja: '捕食者の代謝' }, min: 5, max: 300, step: 1, value: 47, unit: percent }),
  hunterBirth: slider({ label: { en: 'Hunters split at', ja: '捕食者が分かれる物質量' }, min: 50, max: 500, step: 5, value: 195 }),
  skill: slider({ label: { en: 'Attacks that succeed', ja: '狩りの成功率' }, min: 0, max: 100, step: 1, value: 16, unit: percent }),
  size: select({
    label: { en: 'World', ja: '世界' },
    options: { '48': { en: '48 × 48', ja: '48 × 48' }, '64': { en: '64 × 64', ja: '64 × 64' }, '96': { en: '96 × 96', ja: '96 × 96' } },
    value: '64',
    rebuild: true,
  }),
  fireflies: select({
    label: { en: 'Fireflies', ja: 'ホタル' },
    options: { '0': { en: 'None', ja: 'なし' }, '16': { en: '16', ja: '16' }, '64': { en: '64', ja: '64' }, '192': { en: '192', ja: '192' } },
    value: '192',
    rebuild: true,
  }),
  detail: select({
    label: { en: 'Detail', ja: '細かさ' },
    options: { full: { en: 'Full', ja: '高' }, simple: { en: 'Simple', ja: '低' } },
    value: 'full',
    rebuild: true,
  }),
  curves: toggle({ label: { en: 'Population curves', ja: '個体数の曲線' }, value: true }),
}

export const demo = defineDemo({
  name: 'deferred-ecosystem',
  path: '/deferred/ecosystem',
  subject: 'simulation',
  title: { en: 'Ecosystem', ja: '生態系' },
  sentence: { en: '', ja: '' },
  label: { en: '', ja: '' },
  controls,
  load: () => import('./scene.ts'),
})
