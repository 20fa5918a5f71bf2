/** Textures: methods of the objects that hold the texels (run/texture). Several results are left in `r`. */
import { own, type Spelling, type Spellings } from './spelling.ts'

/** A method that leaves a texel in `r`. */
const texel =
  (name: string): Spelling =>
  ([texture, ...args]) =>
    `${texture}.${name}(r, ${args.join(', ')})`
/** A method that returns one number. */
const plain =
  (name: string): Spelling =>
  ([texture, ...args]) =>
    `${texture}.${name}(${args.join(', ')})`

export const textureSpellings: Spellings = {
  sampleNear: /*#__PURE__*/ own('sampleNear'),
  compareNear: /*#__PURE__*/ own('compareNear'),
  sampleLevel: /*#__PURE__*/ texel('sampleLevel'),
  sampleGrad: /*#__PURE__*/ texel('sampleGrad'),
  compareLevel: ([texture, x, y, z, layer, reference, ...offset]) => `${texture}.compare(${[x, y, z, layer, reference, 0, ...offset].join(', ')})`,
  gatherTexels: /*#__PURE__*/ texel('gather'),
  gatherCompare: /*#__PURE__*/ texel('gatherCompare'),
  loadTexel: /*#__PURE__*/ texel('load'),
  readTexel: /*#__PURE__*/ texel('read'),
  storeTexel: /*#__PURE__*/ plain('store'),
  textureExtent: /*#__PURE__*/ texel('extent'),
  textureLayers: ([texture]) => `${texture}.depth`,
  textureLevels: ([texture]) => `${texture}.levels.length`,
}
