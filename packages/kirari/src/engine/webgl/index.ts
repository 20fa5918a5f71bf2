/**
 * WebGL2 for the main entry: the first canvases of a page get their own contexts, which is fastest; later ones share a context,
 * because browsers limit their number and silently drop the oldest.
 */
import type { Connect } from '../device/device.ts'
import { connectOwn, owners } from './own.ts'
import { connectShared } from './shared.ts'

const ownLimit = 4
/** A canvas keeps its first kind of context, also for later engines. */
const kinds = new WeakMap<HTMLCanvasElement, Connect>()

export const connectWebGL: Connect = (host) => {
  const { canvas } = host
  const kind = kinds.get(canvas) ?? (owners.has(canvas) || owners.size < ownLimit ? connectOwn : connectShared)
  kinds.set(canvas, kind)
  return kind(host)
}
