/** Chooses the component of a noise that is drawn as brightness. */
import type { Float, Vec3 } from 'kirari/node'

const isVector = (result: Float | Vec3): result is Vec3 => result.type.kind === 'vector'

/** The noise itself; of domainWarp, which returns a vector, the first component. */
export const heightOf = (result: Float | Vec3): Float => (isVector(result) ? result.x : result)
