/**
 * A program with mistakes, for places.mjs: it catches each and keeps the message in `messages` on the page. A comment marks the line that the message has
 * to name. Compilers remove the code before the mistakes, so that lines move.
 */
import { createEngine, draw, geometry } from 'kirari'
import { attribute, fn, float, uv, vec2, vec3, vec4, type Vec2, type Vec3 } from 'kirari/node'

/** Types are removed at run time. */
interface Page {
  readonly container: HTMLElement
  readonly messages: Record<string, string>
}
type Mistake = () => unknown

/** TypeScript refuses all of these. */
type Loose = (...values: unknown[]) => never

const page: Page = { container: document.body, messages: {} }
Object.assign(globalThis, { page })

const report = async (name: string, mistake: Mistake): Promise<void> => {
  try {
    await mistake()
    page.messages[name] = 'nothing was wrong'
  } catch (error) {
    page.messages[name] = error instanceof Error ? error.message : String(error)
  }
}

const { container } = page
const backend = 'webgl2'
const position = attribute(vec2, 'position')
const corners = geometry({ position: [[0, 0], [1, 0], [0, 1]] }) // prettier-ignore
const loose = (callable: unknown): Loose => callable as Loose

await report('operator', (): Vec3 => {
  const one: Vec3 = vec3(1)
  const two: Vec2 = uv
  return one.add(two as never) // here: operator
})
await report('body', () => {
  const wave = loose(fn)('wave', [{ x: float }], float, async (x: unknown) => x) // here: body
  return loose(wave)(1)
})
await report('step', () => draw({ fragment: vec3(1), count: 3 })) // here: step
await report('geometry', () => {
  const options: unknown = { position: [[0, 0], [1]] }
  return geometry(options as never) // here: geometry
})
await report('place', () => loose(createEngine)({ container: '#app', fragment: vec3(1) })) // here: place
await report('fragment', () => {
  const engine = loose(createEngine)({ container, backend, fragment: uv }) as { ready: Promise<void> } // here: fragment
  return engine.ready
})
await report('vertex', () => {
  const step = loose(draw)({ vertex: vec3(position, 0), fragment: vec3(1), geometry: corners }) // here: vertex
  return createEngine({ container, backend, frame: [step] }).ready
})
await report('count', () => {
  const vertex = vec4(position, 0, 1)
  const step = draw({ vertex, fragment: vec3(1), geometry: corners, count: 9 }) // here: count
  return createEngine({ container, backend, frame: [step] }).ready
})
await report('later', async () => {
  const engine = createEngine({ container, backend, fragment: vec3(1) })
  await engine.ready
  const failed = new Promise((_, reject) => engine.on('error', reject))
  engine.fragment = uv as never // here: later
  await failed
})
Object.assign(page, { isDone: true })
