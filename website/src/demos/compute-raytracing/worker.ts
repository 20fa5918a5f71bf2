/** Answers the questions of request.ts, each at the port that came with it. */
import { makeMesh, makeTree } from './make.ts'

type Question = { readonly spacing: number } | { readonly triangles: Float32Array }

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const [port] = ports
  try {
    if ('spacing' in data) {
      const answer = makeMesh(data.spacing)
      port?.postMessage({ answer }, [answer.buffer])
    } else {
      const begun = performance.now()
      const nodes = makeTree(data.triangles)
      port?.postMessage({ answer: { nodes, milliseconds: performance.now() - begun } }, [nodes.buffer])
    }
  } catch (error) {
    port?.postMessage({ mistake: String(error) })
  }
})
