/** The distance to a segment. */

/** To the straight line between two ends. */
export const toSegment = (x: number, y: number, x0: number, y0: number, x1: number, y1: number): number => {
  const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2
  const along = squared === 0 ? 0 : Math.min(Math.max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared, 0), 1)
  return Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
}

type Place = readonly [x: number, y: number, z: number]

/** The same in space. */
export const toSegmentInSpace = ([x, y, z]: Place, [ax, ay, az]: Place, [bx, by, bz]: Place): number => {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const squared = dx * dx + dy * dy + dz * dz
  const along = squared === 0 ? 0 : Math.min(Math.max(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / squared, 0), 1)
  return Math.hypot(x - ax - along * dx, y - ay - along * dy, z - az - along * dz)
}
