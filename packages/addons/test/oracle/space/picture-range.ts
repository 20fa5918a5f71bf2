/** Ranges of positions in an image, and of its sides in pixels. */

export const unit = { min: 0, max: 1 }
export const side = { min: 64, max: 2048 }
