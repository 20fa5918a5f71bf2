/** Particles in a swirling field, on either backend. */
import { createEngine, draw } from 'kirari'
import { deltaTime, float, kernel, storage, vec2, vec4, vertexIndex, type Float, type Vec2 } from 'kirari/node'
import { count, seconds, side, type Runner } from './count.ts'

const place = (i: Float): Vec2 => vec2(i.mul(0.618_034).fract(), i.mul(0.754_878).fract()).mul(2).sub(1)

export const start = async (backend: 'webgl2' | 'webgpu'): Promise<Runner> => {
  const position = storage(vec2, count, { name: 'position' })
  const velocity = storage(vec2, count, { name: 'velocity' })
  const seed = kernel(count, (i) => {
    position.at(i).assign(place(float(i)))
    velocity.at(i).assign(vec2(0))
  })
  const move = kernel(count, (i) => {
    const p = position.at(i).toConst('p')
    const force = vec2(p.y.negate(), p.x).sub(p.mul(0.5))
    const v = velocity.at(i).mul(0.99).add(force.mul(deltaTime)).toConst('v')
    velocity.at(i).assign(v)
    position.at(i).assign(p.add(v.mul(deltaTime)))
  })
  const dots = draw({
    vertex: vec4(position.at(vertexIndex), 0, 1),
    count,
    topology: 'points',
    fragment: vec4(0.1, 0.2, 0.4, 0.1),
    blend: 'add',
  })
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: side, height: side }))
  canvas.style.cssText = `width:${side}px;height:${side}px`
  const engine = createEngine({ canvas, backend, pixelRatio: 1, init: [seed], frame: [move, dots] })
  engine.pause()
  await engine.ready
  return {
    async run(frames) {
      for (let i = 0; i < frames; i++) engine.step(seconds)
      await engine.capture()
    },
    async probe() {
      const numbers = await engine.read(position)
      return [...numbers.subarray(0, 8), ...numbers.subarray(-8)]
    },
  }
}
