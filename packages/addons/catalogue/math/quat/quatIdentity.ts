/** Record of quatIdentity. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { hamilton, identity, searchWords, shoemake } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The quaternion of no rotation: (0, 0, 0, 1).',
    ja: '回転しないことを表すクォータニオン (0, 0, 0, 1) です。',
  },
  intuition: {
    en: 'A product with it is the other factor, as a product with 1 is. Start from it to multiply rotations in a loop, or joint after joint along an arm, and interpolate from it to fade a rotation in. The real part comes last here, so the 1 is in w. Libraries that put it first write (1, 0, 0, 0), which here is half a turn about x.',
    ja: '掛けても相手が変わらない、積における1に当たる単位元です。ループで回転を掛けていくときや、腕の関節を順につなぐときの初期値に使います。回転をしだいに効かせるときの始点にもなります。ここでは実部を最後に置くので、1はwに入ります。実部を先頭に置くライブラリでは (1, 0, 0, 0) と書きますが、ここではそれはx軸のまわりの半回転です。',
  },
  parameters: {},
  returns: { en: '(0, 0, 0, 1).', ja: '(0, 0, 0, 1) です。', range: { min: [0, 0, 0, 1], max: [0, 0, 0, 1] } },
  formula: String.raw`1 = (0, 0, 0, 1)`,
  edgeCases: [{ of: [], is: identity, exact: true, en: 'There is nothing to pass.', ja: '引数はありません。' }],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'gl-matrix’s quat.create; products with it must be the other factor, and no vector may move.',
      ja: 'gl-matrixのquat.createです。掛けても相手が変わらないこと、どのベクトルも動かないことも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A constant.', ja: '定数です。' },
  claims: {
    'The quaternion of no rotation': 'quatIdentity: changes no quaternion that it is multiplied by, and no vector',
    'A product with it is the other factor': 'quatIdentity: changes no quaternion that it is multiplied by, and no vector',
    'which here is half a turn about x': 'quatIdentity: (1, 0, 0, 0) is half a turn about x',
  },
  references: [hamilton, shoemake],
  provenance: fromReference,
  related: ['quatMul', 'quatSlerp', 'quatNorm', 'quat'],
  confusedWith: [
    {
      name: 'vec4(0)',
      en: 'Is not a rotation: it has no direction, and products with it are 0.',
      ja: '回転ではありません。向きがなく、掛けると0になります。',
    },
    {
      name: 'vec4(1, 0, 0, 0)',
      en: 'The identity where the real part comes first. Here it is half a turn about x.',
      ja: '実部を先頭に置く流儀での単位元です。ここではx軸のまわりの半回転です。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'new Quaternion()' },
    { where: 'gl-matrix', name: 'quat.create, quat.identity' },
    { where: 'Unity', name: 'Quaternion.identity' },
    { where: 'Unreal', name: 'FQuat::Identity' },
    { where: 'GLM', name: 'quat_identity' },
    { where: 'Godot', name: 'Quaternion.IDENTITY' },
  ],
  synonyms: searchWords({
    en: ['identity', 'no rotation', 'unit', 'neutral element', 'default orientation', 'reset'],
    ja: ['単位元', 'たんいげん', '恒等', 'こうとう', '無回転', '初期値', 'リセット'],
  }),
  examples: {
    'fade-a-turn-in': { en: 'A blind that opens towards the bottom', ja: '下へいくほど開くブラインド' },
    'fern-joint-after-joint': { en: 'A fern, joint after joint', ja: '節をつないで描くシダ' },
  },
}
