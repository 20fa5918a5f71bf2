/** A body that leaves out its last parameters takes them all the same when it is called. */
import { float, fn, generic, T, uv, vec2 } from 'kirari/node'

const first = fn('first', [{ p: vec2 }, { scale: float }], float, (p) => p.x)
first(uv, 2)
// @ts-expect-error -- one argument is missing
first(uv)

const one = fn('one', [{ p: vec2 }], float, () => float(1))
one(uv)
// @ts-expect-error -- as above
one()

const same = generic('same', [{ x: T }, { k: float }], T, (x) => x)
same(uv, 1)
// @ts-expect-error -- as above
same(uv)
