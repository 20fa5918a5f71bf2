/** The same shader, hand-written for WebGPU: one pipeline, one triangle. */
import { pixels, seconds, side, type Runner } from './count.ts'

const code = `struct Uniforms { res: vec2f, time: f32 }
@group(0) @binding(0) var<uniform> u: Uniforms;
fn hash(p: vec2f) -> f32 { return fract(sin(dot(p, vec2f(127.1, 311.7))) * 43758.5453); }
fn noise(p: vec2f) -> f32 {
  let i = floor(p); let f = fract(p); let v = f * f * (3 - 2 * f);
  return mix(mix(hash(i), hash(i + vec2f(1, 0)), v.x), mix(hash(i + vec2f(0, 1)), hash(i + vec2f(1, 1)), v.x), v.y);
}
fn fbm(q: vec2f) -> f32 {
  var v = 0.0; var a = 0.5; var p = q;
  for (var i = 0; i < 5; i++) { v += a * noise(p); p = p * 2.03 + vec2f(17.3, 9.1); a *= 0.5; }
  return v;
}
fn sdSphere(p: vec3f, r: f32) -> f32 { return length(p) - r; }
fn sdBox(p: vec3f, b: vec3f) -> f32 { let q = abs(p) - b; return length(max(q, vec3f(0))) + min(max(q.x, max(q.y, q.z)), 0); }
fn sdTorus(p: vec3f, t: vec2f) -> f32 { return length(vec2f(length(p.xz) - t.x, p.y)) - t.y; }
fn smin(a: f32, b: f32, k: f32) -> f32 { let h = clamp(0.5 + 0.5 * (b - a) / k, 0, 1); return mix(b, a, h) - k * h * (1 - h); }
fn map(p: vec3f) -> f32 {
  let s = sdSphere(p - vec3f(sin(u.time), 0, 0), 0.7);
  let b = sdBox(p - vec3f(0, sin(u.time * 0.7), 0), vec3f(0.5, 0.4, 0.3));
  return smin(smin(s, b, 0.2), sdTorus(p, vec2f(1.1, 0.2)), 0.2) + 0.05 * fbm(p.xz * 2);
}
fn normal(p: vec3f) -> vec3f {
  let e = vec2f(0.001, 0);
  return normalize(vec3f(map(p + e.xyy) - map(p - e.xyy), map(p + e.yxy) - map(p - e.yxy), map(p + e.yyx) - map(p - e.yyx)));
}
fn march(ro: vec3f, rd: vec3f) -> f32 {
  var t = 0.0;
  for (var i = 0; i < 64; i++) { let h = map(ro + rd * t); if (h < 0.001 || t > 20) { break; } t += h; }
  return t;
}
struct Varyings { @builtin(position) position: vec4f, @location(0) uv: vec2f }
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> Varyings {
  let corner = vec2f(vec2u(i & 1, i >> 1)) * 2;
  return Varyings(vec4f(corner * 2 - 1, 0, 1), corner);
}
@fragment fn fragmentMain(in: Varyings) -> @location(0) vec4f {
  let q = (in.uv * 2 - 1) * vec2f(u.res.x / u.res.y, 1);
  let ro = vec3f(0, 0, 4); let rd = normalize(vec3f(q, -1.6)); let t = march(ro, rd);
  var col = mix(vec3f(0.05, 0.07, 0.1), vec3f(0.2, 0.3, 0.4), fbm(q * 3));
  if (t < 20) {
    let n = normal(ro + rd * t); let l = max(dot(n, normalize(vec3f(1, 2, 3))), 0);
    col = mix(vec3f(0.9, 0.6, 0.3) * (l + 0.2), col, smoothstep(4, 20, t) * (1 - exp(-t * 0.1)));
  }
  return vec4f(col, 1);
}`

export const start = async (): Promise<Runner> => {
  const adapter = await navigator.gpu.requestAdapter()
  if (!adapter) throw new Error('There is no WebGPU.')
  const device = await adapter.requestDevice()
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: side, height: side }))
  const context = canvas.getContext('webgpu')
  if (!context) throw new Error('There is no WebGPU canvas.')
  const format = 'rgba8unorm'
  const { COPY_SRC, RENDER_ATTACHMENT } = GPUTextureUsage
  context.configure({ device, format, alphaMode: 'premultiplied' })
  const module = device.createShaderModule({ code })
  const pipeline = device.createRenderPipeline({ layout: 'auto', vertex: { module }, fragment: { module, targets: [{ format }] } })
  const buffer = device.createBuffer({ size: 16, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST })
  const group = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 0, resource: { buffer } }] })
  const data = new Float32Array([side, side, 0, 0])
  const encode = (texture: GPUTexture): GPUCommandEncoder => {
    device.queue.writeBuffer(buffer, 0, data)
    const encoder = device.createCommandEncoder()
    const pass = encoder.beginRenderPass({ colorAttachments: [{ view: texture.createView(), loadOp: 'clear', storeOp: 'store' }] })
    pass.setPipeline(pipeline)
    pass.setBindGroup(0, group)
    pass.draw(3)
    pass.end()
    return encoder
  }
  const read = async (): Promise<Uint8Array> => {
    const texture = device.createTexture({ size: [side, side], format, usage: RENDER_ATTACHMENT | COPY_SRC })
    const copy = device.createBuffer({ size: side * side * 4, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
    const encoder = encode(texture)
    encoder.copyTextureToBuffer({ texture }, { buffer: copy, bytesPerRow: side * 4 }, [side, side])
    device.queue.submit([encoder.finish()])
    await copy.mapAsync(GPUMapMode.READ)
    return new Uint8Array(copy.getMappedRange())
  }
  return {
    async run(frames) {
      for (let i = 0; i < frames; i++) {
        data[2] = (data[2] ?? 0) + seconds
        device.queue.submit([encode(context.getCurrentTexture()).finish()])
      }
      await read()
    },
    async probe() {
      data[2] = 1
      return pixels(await read())
    },
  }
}
