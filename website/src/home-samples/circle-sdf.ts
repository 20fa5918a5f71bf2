import { float, fn, vec2 } from 'kirari/node'

export const circleSDF = fn('circleSDF', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))
