/** A small world: grass, grazers and hunters on terrain, by day and night. */
import { seed, select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const percent = { en: ' %', ja: ' %' }
const controls = {
  seed: seed({ label: { en: 'Another world', ja: '別の世界' }, rebuild: true }),
  hand: select({
    label: { en: 'A click adds', ja: 'クリックで置くもの' },
    options: { grazer: { en: 'A sheep', ja: '羊' }, hunter: { en: 'A fox', ja: '狐' }, grass: { en: 'Grass', ja: '草' } },
    value: 'grazer',
  }),
  pace: slider({ label: { en: 'Steps per second', ja: '1秒あたりのステップ数' }, min: 0, max: 240, step: 1, value: 8 }),
  growth: slider({ label: { en: 'Grass growth rate', ja: '草の成長率' }, min: 0, max: 90, step: 1, value: 45 }),
  day: slider({ label: { en: 'Day length in steps', ja: '1日の長さ（ステップ）' }, min: 60, max: 960, step: 20, value: 240 }),
  grazerSight: slider({ label: { en: 'Sight in cells, grazers', ja: '見える距離（草食動物、セル）' }, min: 1, max: 8, step: 1, value: 4 }),
  grazerGain: slider({ label: { en: 'Assimilation, grazers', ja: '同化効率（草食動物）' }, min: 5, max: 100, step: 1, value: 33, unit: percent }),
  grazerCost: slider({ label: { en: 'Metabolism, grazers', ja: '代謝（草食動物）' }, min: 5, max: 300, step: 1, value: 56, unit: percent }),
  grazerBirth: slider({ label: { en: 'Birth threshold, grazers', ja: '繁殖する体重（草食動物）' }, min: 20, max: 200, step: 5, value: 70 }),
  hunterSight: slider({ label: { en: 'Sight in cells, hunters', ja: '見える距離（捕食者、セル）' }, min: 1, max: 8, step: 1, value: 4 }),
  hunterGain: slider({ label: { en: 'Assimilation, hunters', ja: '同化効率（捕食者）' }, min: 5, max: 100, step: 1, value: 40, unit: percent }),
  hunterCost: slider({ label: { en: 'Metabolism, hunters', ja: '代謝（捕食者）' }, min: 5, max: 300, step: 1, value: 47, unit: percent }),
  hunterBirth: slider({ label: { en: 'Birth threshold, hunters', ja: '繁殖する体重（捕食者）' }, min: 50, max: 500, step: 5, value: 195 }),
  skill: slider({ label: { en: 'Hunting success', ja: '狩りの成功率' }, min: 0, max: 100, step: 1, value: 16, unit: percent }),
  size: select({
    label: { en: 'World size in cells', ja: '世界の大きさ（セル）' },
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
  sentence: {
    en: 'A small world that lives: grass grows by light and water, sheep graze and flee, foxes hunt, day turns into night. Change the rules and watch the population curves. Matter only moves: apart from what you add, its sum stays the same to the last unit.',
    ja: '小さな世界が生きています。草は光と水で育ち、羊は草を食べて逃げ、狐は狩りをし、昼と夜が巡ります。ルールを変えて、個体数の曲線を観察できます。物質は移動するだけで、自分で置いた分を除けば、合計は1単位も変わりません。',
  },
  label: {
    en: 'A floating square of land with lakes, woods and hills, where sheep graze in the grass, foxes hunt them and fireflies glow at dusk; below, three curves of the populations',
    ja: '湖と森と丘のある四角い大地が宙に浮かび、草地で羊が草を食べ、狐がそれを追い、夕暮れにホタルが光る。下に三つの個体数の曲線がある',
  },
  hint: {
    en: 'Click to add a sheep, a fox or grass there. Drag to turn. Pinch, or use the wheel after a drag or a click, to zoom.',
    ja: 'クリックした所に羊、狐、草のいずれかを置きます。ドラッグで回転します。2本指、またはドラッグかクリックの後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom, Enter adds one in the middle.', ja: '矢印キーで回転、＋と－で拡大・縮小、Enterで中央に置く。' },
  controls,
  readouts: {
    steps: { en: 'step', ja: 'ステップ' },
    grazers: { en: 'grazers', ja: '草食動物' },
    hunters: { en: 'hunters', ja: '捕食者' },
    total: { en: 'soil + grass + grazers + hunters', ja: '土＋草＋草食動物＋捕食者' },
    start: { en: 'at the start', ja: '開始時の合計' },
    given: { en: 'added by hand', ja: '手で追加' },
  },
  files: ['rules.ts', 'census.ts'],
  maxPixels: 1_200_000,
  slow: { size: '48', fireflies: '16', detail: 'simple' },
  posterSteps: 150,
  load: () => import('./scene.ts'),
})
