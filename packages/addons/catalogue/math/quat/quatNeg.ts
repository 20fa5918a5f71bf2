/** Record of quatNeg. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, identity, linear, rotation, searchWords, shoemake, thirdTurn } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'All four components with the opposite sign: other numbers for the same rotation.',
    ja: '四つの成分すべての符号を反転します。数は変わりますが、表す回転は同じです。',
  },
  intuition: {
    en: 'A quaternion holds half the angle of its rotation. One more whole turn adds 180° to that half and changes the sign of both its sine and its cosine, but where everything points is the same. So each rotation has two unit quaternions, on opposite sides of a sphere in four dimensions. Sums, differences and interpolations depend on which of the two they get: if the dot product of two quaternions is negative, negate one of them first. quatLerp and quatSlerp do that themselves.',
    ja: 'クォータニオンに入っているのは、回転角の半分です。もう一周すると、その半分の角度が180°増え、sinもcosも符号が変わりますが、向きは元のままです。そのため、どの回転にも、四次元の球面の正反対の位置に単位クォータニオンが二つあります。和、差、補間の結果は、どちらを使うかで変わります。二つのクォータニオンの内積が負なら、先に片方の符号を反転してください。quatLerpとquatSlerpでは、その必要はありません。',
  },
  parameters: {
    q: rotation({ en: 'The quaternion.', ja: 'クォータニオンです。' }, [0.48, 0.64, 0, 0.6], {
      en: 'Any quaternion. The length does not change.',
      ja: 'どんなクォータニオンでもかまいません。長さは変わりません。',
    }),
  },
  returns: { en: 'The negative quaternion.', ja: '符号を反転したクォータニオンです。', range: { min: -1, max: 1 } },
  formula: String.raw`-q = (-x,\ -y,\ -z,\ -w)`,
  edgeCases: [
    {
      of: [identity],
      is: [0, 0, 0, -1],
      exact: true,
      en: 'A whole turn: everything points where it did.',
      ja: 'ちょうど一周です。向きはすべて元と同じです。',
    },
    { of: [thirdTurn], is: [-0.5, -0.5, -0.5, -0.5], exact: true },
    {
      of: [[1, 0, 0, 0]],
      is: [-1, 0, 0, 0],
      exact: true,
      en: 'Half a turn about x, the other way round: it ends at the same place.',
      ja: 'x軸のまわりの逆向きの半回転です。行き着く向きは同じです。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: glMatrix('vec4.negate', {
      en: 'a vector rotated by q and by −q must be the same, bit for bit.',
      ja: 'qと−qで回したベクトルがビット単位で一致することも確かめています。',
    }),
  },
  continuity: linear,
  claims: {
    'other numbers for the same rotation': 'quatNeg: turns every vector as q does, bit for bit',
    'The length does not change': 'quatNeg: turns every vector as q does, bit for bit',
  },
  references: [shoemake],
  provenance: fromReference,
  related: ['quatConj', 'quatLerp', 'quatAdd'],
  confusedWith: [
    {
      name: 'quatConj',
      en: 'Keeps the sign of w. That is the rotation back.',
      ja: 'wの符号は変えません。こちらは逆の回転になります。',
    },
    {
      name: { en: 'the negative angle', ja: '負の角度' },
      en: 'A rotation by −θ is the conjugate. The negative quaternion is a rotation by θ + 360°.',
      ja: '−θの回転は共役です。符号を反転したクォータニオンは、θ + 360°の回転です。',
    },
  ],
  elsewhere: [
    { where: 'GLM', name: '-q' },
    { where: 'Godot', name: '-Quaternion' },
    { where: 'gl-matrix', name: 'vec4.negate' },
  ],
  synonyms: searchWords({
    en: ['negate', 'negative', 'opposite sign', 'double cover', 'antipodal', 'same hemisphere', 'flip sign'],
    ja: ['符号反転', 'ふごうはんてん', '負', 'マイナス', '二重被覆', '対蹠'],
  }),
  examples: {
    'other-numbers-for-one-turn': { en: 'Other numbers for one turn', ja: '一つの回転を表すもう一組の数' },
    'long-way-and-short-way': { en: 'The short way and the long way round', ja: '近道と遠回り' },
  },
}
