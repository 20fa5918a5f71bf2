/** Finds out whether a value can be computed for one pixel alone, on the GPU and on the CPU. */
import { isRecord } from '../../live/message.ts'

type Tree = {
  readonly args: readonly Tree[]
  readonly op?: string
  readonly detail?: unknown
  readonly blocks?: readonly (readonly Tree[])[]
}

/** Returns a test for expressions with a part, or a statement in a function that they call, that `isFound` accepts. Each is visited once. */
const anywhere = (isFound: (tree: Tree) => boolean): ((tree: Tree) => boolean) => {
  const known = new WeakMap<Tree, boolean>()
  const test = (tree: Tree): boolean => {
    let result = known.get(tree)
    if (result === undefined) {
      // The detail of a call is its function.
      const body = tree.op === 'call' ? (tree.detail as { readonly body: readonly Tree[] }).body : []
      result = isFound(tree) || tree.args.some(test) || body.some(test) || (tree.blocks ?? []).some((block) => block.some(test))
      known.set(tree, result)
    }
    return result
  }
  return test
}

/** Inputs such as vertexIndex say their stages; the others are in every stage. */
const isInputElsewhere = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'stages' in detail && Array.isArray(detail.stages) && !detail.stages.includes('fragment')

const isBeyondPixel = ({ op, detail }: Tree): boolean =>
  // The detail of a built-in is its rule.
  (op === 'builtin' && /^(?:dpd|fwidth)/.test(String((detail as { readonly name?: unknown }).name))) || (op === 'input' && isInputElsewhere(detail))

/** A storage without numbers, or a texture whose image is that of a target or of the platform. */
const isUnknown = ({ op, detail }: Tree): boolean => {
  if (!isRecord(detail)) return false
  if (op === 'storage') return detail['data'] === undefined
  return op === 'uniform' && detail['image'] === undefined && (detail['attachment'] !== undefined || detail['external'] !== undefined)
}

/** Tests whether a value depends on other pixels, or reads an input that fragments lack. One such value would keep the program of all values from compiling. */
export const needsMore = anywhere(isBeyondPixel)

/** As above, or whether it reads a storage or a texture whose numbers are unknown. */
export const dependsOnMore = anywhere((tree) => isBeyondPixel(tree) || isUnknown(tree))
