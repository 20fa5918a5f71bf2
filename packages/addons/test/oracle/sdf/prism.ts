/** The distance to an upright prism: the nearest of its faces. */
import { toFacet } from './facet.ts'
import type { Place } from './facet.ts'
import { toPolygon } from './outline.ts'
import type { Corner } from './outline.ts'

/** The base is given by (x, z), and lies at −h; the lid is above it at h. */
export const toPrism = (p: Place, base: readonly Corner[], h: number): number => {
  const level = (y: number): readonly Place[] => base.map(([x, z]) => [x, y, z])
  const walls = base.map(([ax, az], i): readonly Place[] => {
    const [bx, bz] = base[(i + 1) % base.length] ?? [NaN, NaN]
    return [
      [ax, -h, az],
      [bx, -h, bz],
      [bx, h, bz],
      [ax, h, az],
    ]
  })
  const nearest = Math.min(...[level(-h), level(h), ...walls].map((face) => toFacet(p, face)))
  return Math.abs(p[1]) < h && toPolygon(p[0], p[2], base).isInside ? -nearest : nearest
}
