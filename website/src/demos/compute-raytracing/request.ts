/** Asks a worker for the mesh and its hierarchy, so that the page answers meanwhile. Must not know: the engine. */

export interface Tree {
  readonly nodes: Float32Array
  /** The time that it took to build. */
  readonly milliseconds: number
}

/** The side of a cell of the grid that the mesh is made in: a hundred thousand triangles and more. */
export const spacing = 0.036

let worker: Worker | undefined
const ask = <Answer>(question: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<{ readonly answer: Answer } | { readonly mistake: string }>) => {
      port1.close()
      if ('answer' in data) resolve(data.answer)
      else reject(new Error(data.mistake))
    })
    port1.start()
    worker.addEventListener('error', ({ message }) => reject(new Error(`The worker that makes the mesh did not start: ${message}`)), { once: true })
    worker.postMessage(question, [port2])
  })

let mesh: Promise<Float32Array> | undefined
/** Four numbers for each of the three corners of every triangle. */
export const requestMesh = (): Promise<Float32Array> =>
  (mesh ??= ask<Float32Array>({ spacing }).catch((error: unknown) => {
    // The next visit asks again.
    mesh = undefined
    throw error
  }))

const trees = new WeakMap<Float32Array, Promise<Tree>>()
/** The hierarchy of these triangles; `isAnew` builds it another time. */
export const requestTree = (triangles: Float32Array, isAnew = false): Promise<Tree> => {
  const known = trees.get(triangles)
  if (known && !isAnew) return known
  const tree = ask<Tree>({ triangles })
  trees.set(triangles, tree)
  tree.catch(() => trees.delete(triangles))
  return tree
}
