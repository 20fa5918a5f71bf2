/** The least that a kernel needs: a hundred numbers, each replaced by its square, and drawn as bars. */
import { draw } from 'kirari'
import { float, kernel, select, storage, uint, uv, vec3 } from 'kirari/node'

export const numbers = storage(float, 100, { data: Array.from({ length: 100 }, (_, i) => i / 99) })

// Runs a hundred times; i says for which number.
const square = kernel(100, (i) => {
  numbers.at(i).assign(numbers.at(i).mul(numbers.at(i)))
})

const height = numbers.at(uint(uv.x.mul(100)).min(99))
const bars = draw({ fragment: select(vec3(0.06, 0.07, 0.1), vec3(1, 0.55, 0.4), uv.y.lessThan(height)) })

/** Once, and then the picture in each frame: `createEngine({ canvas, init, frame })`. */
export const init = [square]
export const frame = [bars]
