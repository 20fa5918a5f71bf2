/**
 * WebGL2 as the main entry uses it: the first canvases of a page have a context of their own, which is fastest;
 * those after them share one, because browsers keep few and drop the oldest without a word.
 */
import type { Connect } from '../device/device.ts'
import { connectOwn, owners } from './own.ts'
import { connectShared } from './shared.ts'

const ownLimit = 4
/** A canvas keeps the kind of context it had first, also for the engine after this one. */
const kinds = new WeakMap<HTMLCanvasElement, Connect>()

export const connectWebGL: Connect = (host) => {
  const { canvas } = host
  const kind = kinds.get(canvas) ?? (owners.has(canvas) || owners.size < ownLimit ? connectOwn : connectShared)
  kinds.set(canvas, kind)
  return kind(host)
}
