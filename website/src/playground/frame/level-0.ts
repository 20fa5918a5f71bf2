/** Textures that are sampled at level 0: the values of one pixel have no neighbours from which a level could be chosen. */
import type { AnyNode } from './node.ts'

type Method = (...values: readonly unknown[]) => unknown

/** Replaces the sampling methods that choose a mip level by themselves. WGSL forbids these in branches, where the recording code may call them. */
export const ofLevel0 = (texture: unknown): unknown => {
  // A node with the methods of its kind of texture.
  const node = texture as AnyNode & Readonly<Partial<Record<string, Method>>>
  // The layer of an array stands between the coordinates and the level.
  const places = 'dimension' in node.type && node.type.dimension === '2d-array' ? 2 : 1
  const { sampleLevel, sampleLevelOffset, sampleCompareLevel, sampleCompareLevelOffset } = node
  const methods: Readonly<Record<string, Method | undefined>> = {
    sample: sampleLevel && ((...values) => sampleLevel.call(node, ...values.slice(0, places), 0)),
    sampleOffset: sampleLevelOffset && ((...values) => sampleLevelOffset.call(node, ...values.slice(0, places), 0, values[places])),
    sampleCompare: sampleCompareLevel,
    sampleCompareOffset: sampleCompareLevelOffset,
  }
  // The inherited methods are read-only, so they are shadowed by own properties.
  for (const [name, value] of Object.entries(methods)) if (value) Object.defineProperty(node, name, { value })
  return node
}
