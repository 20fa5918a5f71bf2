/** The gradient with TypeGPU, its functions as WGSL bodies, which need no build plug-in. */
import { d, tgpu } from 'typegpu'

const canvas = document.querySelector('canvas')
const root = await tgpu.init()
const time = root.createUniform(d.f32)
const context = root.configureContext({ canvas })
const vertex = tgpu.vertexFn({ in: { index: d.builtin.vertexIndex }, out: { position: d.builtin.position, uv: d.vec2f } })`{
  let corner = vec2f(vec2u(in.index & 1, in.index >> 1)) * 2;
  return Out(vec4f(corner * 2 - 1, 0, 1), corner);
}`
const fragment = tgpu.fragmentFn({ in: { uv: d.vec2f }, out: d.vec4f })`{
  return vec4f(in.uv, sin(time) * 0.5 + 0.5, 1);
}`.$uses({ time })
const pipeline = root.createRenderPipeline({ vertex, fragment })
const frame = (milliseconds) => {
  const width = Math.floor(canvas.clientWidth * devicePixelRatio)
  const height = Math.floor(canvas.clientHeight * devicePixelRatio)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  time.write(milliseconds / 1000)
  pipeline.withColorAttachment({ view: context }).draw(3)
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
