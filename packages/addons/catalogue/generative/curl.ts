/** Record of curl. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellPosition, hashReference, noiseWords, perlin2002 } from './family.ts'

export const record: WrittenRecord = {
  shown: 'curl',
  summary: {
    en: 'Curl noise: a velocity for each position of a plane or space that swirls like a fluid and has no sources and no sinks. Particles that drift with it neither pile up nor thin out.',
    ja: 'カールノイズです。平面または空間の位置ごとに、流体のように渦を巻き、湧き出しも吸い込みもない速度を返します。この速度で流れるパーティクルは、溜まることも薄くなることもありません。',
  },
  intuition: {
    en: 'On a plane, take noise as the height of hills and walk along its contour lines: that is its gradient, turned to the right by a right angle. Contour lines close around hills and hollows, so there are eddies, and as much flows into any area as out of it. In space, the curl of three noises does the same. The derivatives come from noised, not from differences. Bridson, Houriham and Nordenstam show how to keep the flow along a wall: multiply the noise by a ramp that is 0 at the wall before the derivative is taken.',
    ja: '平面では、ノイズを丘の高さと考えて等高線に沿って歩きます。これは、勾配を右へ直角に回したものです。等高線は丘や窪地のまわりで閉じるので渦ができ、どの領域でも流れ込む量と流れ出る量が等しくなります。空間では、三つのノイズを成分とする場の回転（curl）が同じ働きをします。導関数は差分ではなく、noisedで求めます。流れを壁に沿わせるには、微分する前に、壁で0になる重みをノイズに掛けます。方法はBridsonらの論文にあります。',
  },
  parameters: {
    p: cellPosition(
      { en: 'a vec2 or vec3', ja: 'vec2かvec3' },
      {
        en: ' On a plane, the flow changes with time if you add several calls that drift in different directions.',
        ja: '平面では、別々の方向へ動かした複数の呼び出しを足すと、流れが時間とともに変わります。',
      },
    ),
  },
  returns: {
    en: 'A velocity, 0 on average. On a plane its length is at most 2.93; in space each component is within ±6.45. The root mean square of a component is about 0.88 on a plane and 0.81 in space.',
    ja: '速度です。平均は0です。平面での長さは2.93を超えず、空間での成分は ±6.45に収まります。成分の二乗平均平方根は、平面で約0.88、空間で約0.81です。',
    range: { min: -6.45, max: 6.45 },
  },
  formula: String.raw`\begin{gathered} \operatorname{curl}(p) = \Bigl( \frac{\partial n}{\partial y},\ -\frac{\partial n}{\partial x} \Bigr) \quad (D = 2) \\ \psi(p) = \bigl( n(p),\ n(p + o),\ n(p - o) \bigr) \qquad o = (7.618,\ 3.382,\ 5.236) \\ \operatorname{curl}(p) = \nabla \times \psi(p) = \begin{pmatrix} \partial_y \psi_z - \partial_z \psi_y \\ \partial_z \psi_x - \partial_x \psi_z \\ \partial_x \psi_y - \partial_y \psi_x \end{pmatrix} \quad (D = 3) \end{gathered}`,
  edgeCases: [
    { of: [[0, 0]], is: [-0.8112301951092808, 1.1584064792254465] },
    {
      of: [[0.5, 0.5]],
      is: [1.6306912954189616, -1.2150675236475976],
      en: 'The gradient of gnoise there is (1.2151, 1.6307).',
      ja: 'ここでのgnoiseの勾配は (1.2151, 1.6307) です。',
    },
    { of: [[-1e-8, 0.5]], is: [0.20639727441416275, -0.10723022253728232], en: 'Continuous across 0.', ja: '0をまたいで連続です。' },
    { overload: 'vec3', of: [[0.5, 0.5, 0.5]], is: [-0.4464057280235541, -1.1074071700189023, -0.14266356352327147] },
    { overload: 'vec3', of: [[0, 0, 0]], is: [0.9109113699213889, 0.48583442695066814, 0.4722913794894811] },
  ],
  accuracy: {
    class: 'lattice',
    scale: 8,
    oracle: {
      en: 'The curl of gradient noise by central differences in double precision. Tests take the divergence from results in single precision, by central differences over 1/64 of a cell: below 0.001 in root mean square, where a single derivative is about 2.',
      ja: '倍精度のグラディエントノイズの回転を中心差分で求めたものです。発散は、単精度の結果から1/64マス幅の中心差分で求めています。個々の導関数が2ほどであるのに対し、発散の二乗平均平方根は0.001より小さい値です。',
    },
  },
  continuity: { order: 1, en: 'The velocity and its first derivatives are continuous everywhere.', ja: '速度とその1階導関数が、どこでも連続です。' },
  claims: {
    'has no sources and no sinks': 'the divergence of curl is next to nothing beside its derivatives',
    'as much flows into any area as out of it': 'the divergence of curl is next to nothing beside its derivatives',
    'that is its gradient, turned to the right by a right angle': 'curl of the plane is the gradient of noised, turned to the right, bit for bit',
    'The derivatives come from noised, not from differences': 'curl of the plane is the gradient of noised, turned to the right, bit for bit',
    'On a plane its length is at most 2.93': 'the longest possible gradients of noised are within its bounds',
    'in space each component is within ±6.45': 'the longest possible gradients of noised are within its bounds',
    'The root mean square of a component': 'curl is 0 on average and has the root mean square that its record says',
    'continuous everywhere': 'across the border of a cell, curl has no step and no kink',
  },
  references: [
    { title: 'Curl-Noise for Procedural Fluid Flow', authors: 'Robert Bridson, Jim Houriham, Marcus Nordenstam', year: 2007, doi: '10.1145/1276377.1276435' },
    { ...perlin2002, section: 'the fade curve' },
    hashReference,
  ],
  provenance: fromReference,
  related: ['noised', 'gnoise', 'psrdnoise'],
  confusedWith: [
    {
      name: 'noised',
      en: 'The gradient itself points uphill. Particles that follow it gather on the summits.',
      ja: '勾配そのものは上り坂の方向を向きます。それに従うパーティクルは、頂上に集まります。',
    },
    {
      name: 'vec2(gnoise(p), gnoise(p.add(7.6)))',
      en: 'Two unrelated noises as a velocity: it has sources and sinks, where particles thin out and pile up.',
      ja: '無関係な二つのノイズを速度にしたものです。湧き出しと吸い込みがあり、パーティクルが薄くなったり溜まったりします。',
    },
    {
      name: { en: 'the curl of a velocity field', ja: '速度場の回転' },
      en: 'Measures how fast a given flow turns: its vorticity. Here the curl of a potential is the flow.',
      ja: '与えられた流れの回る速さ（渦度）を表します。ここでは、ポテンシャルの回転がそのまま流れになります。',
    },
  ],
  elsewhere: [
    { where: 'Houdini VEX', name: 'curlnoise, curlnoise2d' },
    { where: 'Unreal Engine', name: 'Curl Noise Force' },
    {
      where: 'Unity',
      name: 'Turbulence',
      note: { en: 'A block of the VFX Graph, with curl noise as its field.', ja: 'VFX Graphのブロックで、場としてカールノイズを使えます。' },
    },
  ],
  synonyms: {
    en: [
      'curl noise',
      'curl',
      'flow field',
      'divergence-free',
      'incompressible',
      'fluid',
      'smoke',
      'swirl',
      'eddies',
      'vortex',
      'particles',
      'velocity',
      ...noiseWords.en,
    ],
    ja: ['カールノイズ', 'カール', '回転', '流れ場', '流体', '非圧縮', '発散なし', '渦', 'うず', '煙', '速度場', 'パーティクル', '粒子', ...noiseWords.ja],
  },
  examples: { 'shoal-of-fish': { en: 'A shoal of fish', ja: '魚の群れ' }, 'brush-strokes': { en: 'Brush strokes of a night', ja: '筆で描いた夜空' } },
}
