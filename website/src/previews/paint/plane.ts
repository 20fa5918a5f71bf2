/** The picture as a plane: (0, 0) in the middle, 1 is its height, y up. Lengths are in that unit, so a picture looks alike at any size. */
import { float, resolution, uv } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

/** Half the width of a picture of 16:9. */
export const halfWidth = 8 / 9

/** Where the pixel is. */
export const place: Vec2 = uv.sub(0.5).mul(resolution).div(resolution.y)
/** How wide it is. */
export const pixel: Float = float(1).div(resolution.y)

/** The place in a picture of 16:9 that has these units of uv. */
export const placeOf = (uvX: number, uvY: number): readonly [number, number] => [(uvX - 0.5) * 2 * halfWidth, uvY - 0.5]
/** And back: how far it is from the left, and from the bottom. */
export const shareOf = ([x, y]: readonly [number, number]): readonly [number, number] => [x / (2 * halfWidth) + 0.5, y + 0.5]
