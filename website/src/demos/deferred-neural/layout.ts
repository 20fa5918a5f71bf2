/**
 * Places on the canvas: the picture in the middle, the neurons of the last hidden layer as a ring around it, those of earlier layers beside the ring, and
 * panels on the side that has more room. The unit is the side of a tile: the side of the picture is a quarter of the number of neurons.
 * Must not know: the engine.
 */
export type Place = readonly [x: number, y: number]
export type Rect = readonly [x: number, y: number, width: number, height: number]

/** Of a ring around the picture, and between layers. */
const gap = 0.3

/** The lower left corners of the tiles of each hidden layer. The picture is from 0 to width / 4. */
export const slotsOf = (width: number, depth: number): readonly (readonly Place[])[] => {
  const side = width / 4
  const ring = Array.from({ length: width }, (_, i): Place => {
    const [edge, at] = [Math.floor(i / side), i % side]
    // Clockwise from the upper left.
    if (edge === 0) return [at, side + gap]
    if (edge === 1) return [side + gap, side - 1 - at]
    if (edge === 2) return [side - 1 - at, -1 - gap]
    return [-1 - gap, at]
  })
  const beside = (k: number): readonly Place[] =>
    Array.from({ length: width }, (_, i) => {
      const [isLeft, at] = [i < width / 2, i % (width / 2)]
      const column = Math.floor(at / side)
      const out = 1 + gap + (depth - 2 - k) * (2 + gap) + gap + column
      return [isLeft ? -out - 1 : side + out, side - 1 - (at % side)]
    })
  return Array.from({ length: depth }, (_, k) => (k === depth - 1 ? ring : beside(k)))
}

export interface Layout {
  /** A tile in the units of `uv`, and the corner of the picture. */
  readonly tile: Place
  readonly picture: Rect
  readonly target: Rect
  readonly error: Rect
  readonly loss: Rect
  /** One for each layer of weights. */
  readonly weights: readonly Rect[]
}

/** For a canvas so many times as wide as high. `matrices`: columns and rows of each layer of weights. */
export const layoutOf = (aspect: number, width: number, depth: number, matrices: readonly Place[]): Layout => {
  const side = width / 4
  const [columns, rows] = [side + 2 * (1 + gap) + Math.max(0, depth - 1) * 2 * (2 + gap) + gap, side + 2 * (1 + gap)]
  const margin = 0.035 * side
  const strip = side * 0.29
  const isBeside =
    Math.min(aspect / (columns + strip + 4 * margin), 1 / (rows + 2 * margin)) > Math.min(aspect / (columns + 2 * margin), 1 / (rows + strip + 4 * margin))
  const [wide, high] = isBeside ? [columns + strip + 4 * margin, rows + 2 * margin] : [columns + 2 * margin, rows + strip + 4 * margin]
  const unit = Math.min(aspect / wide, 1 / high)
  // All together in the middle of the canvas; the corner of the picture from there.
  const [left, bottom] = [(aspect - wide * unit) / 2, (1 - high * unit) / 2]
  const corner: Place = [left + unit * (margin + (columns - side) / 2), bottom + unit * (margin + (rows - side) / 2 + (isBeside ? 0 : strip + 2 * margin))]
  const rect = (x: number, y: number, w: number, h: number): Rect => [(corner[0] + x * unit) / aspect, corner[1] + y * unit, (w * unit) / aspect, h * unit]
  // Panels along the strip, from the upper or left end.
  const length = isBeside ? rows : columns
  const space = 0.04 * side
  const [x0, y0] = isBeside ? [(columns + side) / 2 + 2 * margin, rows - (rows - side) / 2] : [(side - columns) / 2, -(rows - side) / 2 - 2 * margin - strip]
  const panel = (from: number, extent: number): Rect => (isBeside ? rect(x0, y0 - from - extent, strip, extent) : rect(x0 + from, y0, extent, strip))
  const rest = length - 2 * (strip + space)
  const forLoss = rest * (isBeside ? 0.36 : 0.4) - space
  const forWeights = rest - forLoss - space
  const start = 2 * (strip + space) + forLoss + space
  // Matrices one after another: across the strip they all fit.
  const sizes = matrices.map(([c, r]) => (isBeside ? r / c : c / r))
  const sum = sizes.reduce((a, b) => a + b, 0)
  const usable = forWeights - space * (matrices.length - 1)
  const factor = usable / sum
  let at = start
  const weights = sizes.map((size) => {
    const found = panel(at, size * factor)
    at += size * factor + space
    return found
  })
  return {
    tile: [unit / aspect, unit],
    picture: rect(0, 0, side, side),
    target: panel(0, strip),
    error: panel(strip + space, strip),
    loss: panel(2 * (strip + space), forLoss),
    weights,
  }
}
