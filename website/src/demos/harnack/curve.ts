/**
 * Closed curves through points that a reader can move, and the polygons that stand for them.
 * Must not know: rays, the page.
 */
export type Point = readonly [x: number, y: number, z: number]
export type Curve = readonly Point[]

/** The greatest number of vertices, and of points, in all curves together. */
export const [mostVertices, mostPoints] = [160, 24]

const around = (count: number, at: (angle: number) => Point): Curve => Array.from({ length: count }, (_, i) => at((2 * Math.PI * i) / count))
const { cos, sin } = Math

export const presets = {
  trefoil: [around(15, (a) => [(sin(a) + 2 * sin(2 * a)) / 2.3, (cos(a) - 2 * cos(2 * a)) / 2.3, -sin(3 * a) / 2])],
  saddle: [around(12, (a) => [1.15 * cos(a) + 0.28 * cos(3 * a), 0.75 * sin(2 * a), 1.15 * sin(a) - 0.28 * sin(3 * a)])],
  star: [around(20, (a) => [(1 + 0.32 * cos(5 * a)) * cos(a), (1 + 0.32 * cos(5 * a)) * sin(a), 0.3 * sin(5 * a)])],
  rings: [around(8, (a) => [cos(a) - 0.5, sin(a), 0]), around(8, (a) => [cos(a) + 0.5, 0, sin(a)])],
  borromean: [
    around(8, (a) => [1.25 * cos(a), 0.68 * sin(a), 0]),
    around(8, (a) => [0, 1.25 * cos(a), 0.68 * sin(a)]),
    around(8, (a) => [0.68 * sin(a), 0, 1.25 * cos(a)]),
  ],
  eight: [around(20, (a) => [((2 + cos(2 * a)) * cos(3 * a)) / 2.2, ((2 + cos(2 * a)) * sin(3 * a)) / 2.2, sin(4 * a) / 1.8])],
} as const satisfies Readonly<Record<string, readonly Curve[]>>
export type PresetName = keyof typeof presets

/** A point of the uniform Catmull–Rom spline between b and c (Catmull and Rom 1974). */
const between = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const part = (i: 0 | 1 | 2): number => b[i] + (t / 2) * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
  return [part(0), part(1), part(2)]
}

/** A closed polygon on the spline through the points, with `count` vertices between each two. */
export const polygonOf = (points: Curve, count: number): Curve => {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0, 0]
  return points.flatMap((_, i) => Array.from({ length: count }, (_, k) => between(at(i - 1), at(i), at(i + 1), at(i + 2), k / count)))
}

/** The largest distance between the middle of an edge and the spline there, with `count` edges between each two points. */
const bendOf = (points: Curve, count: number): number => {
  const fine = polygonOf(points, 2 * count)
  const at = (i: number): Point => fine[i % fine.length] ?? [0, 0, 0]
  const bends = fine.map((_, i): number => {
    const [[a, b, c], [x, y, z], [d, e, f]] = [at(i), at(i + 1), at(i + 2)]
    return i % 2 === 0 ? Math.hypot(x - (a + d) / 2, y - (b + e) / 2, z - (c + f) / 2) : 0
  })
  return Math.max(...bends)
}

/** The polygons of all curves. They have about `segments` edges, or more where an edge would be farther than `bend` from the spline, up to mostVertices. */
export const polygonsOf = (curves: readonly Curve[], segments: number, bend = Infinity): readonly Curve[] => {
  const points = curves.reduce((sum, { length }) => sum + length, 0)
  const most = Math.floor((mostVertices - curves.length) / points)
  let count = Math.min(most, Math.max(2, Math.round(segments / points)))
  while (count < most && curves.some((curve) => bendOf(curve, count) > bend)) count++
  return curves.map((curve) => polygonOf(curve, count))
}

type Four = readonly [number, number, number, number]
/** For the shader: every polygon ends with its first vertex. The fourth component is the length of the edge from the vertex before, or 0 where no edge ends. */
export const verticesOf = (polygons: readonly Curve[]): { readonly vertices: readonly Four[]; readonly tangents: readonly Four[]; readonly count: number } => {
  const empty = (count: number): Four[] => Array.from({ length: count }, () => [0, 0, 0, 0])
  const vertices = polygons.flatMap((polygon) =>
    [...polygon, ...polygon.slice(0, 1)].map(([x, y, z], i): Four => {
      const [a, b, c] = polygon[i - 1] ?? [x, y, z]
      return [x, y, z, Math.hypot(x - a, y - b, z - c)]
    }),
  )
  const tangents = polygons.flatMap((polygon) => {
    const at = (i: number): Point => polygon[(i + polygon.length) % polygon.length] ?? [0, 0, 0]
    return Array.from({ length: polygon.length + 1 }, (_, i): Four => {
      const [[a, b, c], [d, e, f]] = [at(i - 1), at(i + 1)]
      return [d - a, e - b, f - c, 0]
    })
  })
  const rest = mostVertices - vertices.length
  return { vertices: [...vertices, ...empty(rest)], tangents: [...tangents, ...empty(rest)], count: vertices.length }
}

/**
 * A ball that contains all surfaces of the level. `size` is the radius s of a ball around the curve alone. The cone from the middle over the curve has the area A and lies in that ball, so from a distance
 * d > s it is seen under a solid angle of at most A/(d − s)².
 */
export const ballOf = (polygons: readonly Curve[], level: number): { readonly middle: Point; readonly radius: number; readonly size: number } => {
  const all = polygons.flat()
  const mean = (i: 0 | 1 | 2): number => all.reduce((sum, point) => sum + point[i], 0) / all.length
  const middle: Point = [mean(0), mean(1), mean(2)]
  const away = (point: Point): Point => [point[0] - middle[0], point[1] - middle[1], point[2] - middle[2]]
  const size = Math.max(...all.map((point) => Math.hypot(...away(point))))
  let area = 0
  for (const polygon of polygons)
    polygon.forEach((point, i) => {
      const [a, b] = [away(point), away(polygon[(i + 1) % polygon.length] ?? point)]
      area += Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]) / 2
    })
  return { middle, size, radius: size + Math.sqrt(area / Math.min(level, 4 * Math.PI - level)) }
}
