/**
 * Draws shader texts in a real browser and compares the images, which shows that everything that codegen.mjs times is the same
 * shader. It sets every number that a shader reads to 1, so it need not know the uniforms of a library.
 */
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../testing/browser.mjs'

const size = 64
/** Two compilers may round differently, which shows at the edges of the surfaces that a raymarch hits. */
const tolerance = 4

/** @typedef {{ readonly pixels: readonly number[] } | { readonly refused: string }} Drawn */

/**
 * How each image differs from the first: the share of different pixels, or the compiler's message.
 * @param {readonly { readonly name: string, readonly language: string, readonly text: string }[]} shaders
 * @returns {Promise<Record<string, string>>}
 */
export const drawInChromium = async (shaders) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
  try {
    const page = await browser.newPage()
    // WebGPU requires a secure context.
    await page.route('https://bench.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto('https://bench.test/')
    /** @type {Record<string, string>} */
    const rows = {}
    /** @type {readonly number[] | undefined} */
    let reference
    for (const { name, language, text } of shaders) {
      const drawn = await page.evaluate(language === 'GLSL' ? drawGLSL : drawWGSL, { text, size })
      if ('refused' in drawn) rows[`${name}, ${language}`] = `refused: ${drawn.refused}`
      else {
        reference ??= drawn.pixels
        rows[`${name}, ${language}`] = comparison(reference, drawn.pixels)
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** @param {readonly number[]} expected @param {readonly number[]} pixels */
const comparison = (expected, pixels) => {
  const colours = new Set(Array.from({ length: pixels.length / 4 }, (_, i) => pixels.slice(i * 4, i * 4 + 3).join(' '))).size
  const off = Array.from({ length: pixels.length / 4 }, (_, i) =>
    [0, 1, 2].some((c) => Math.abs((pixels[i * 4 + c] ?? 0) - (expected[i * 4 + c] ?? 0)) > tolerance),
  )
  return `${((off.filter(Boolean).length / off.length) * 100).toFixed(2)} % off, ${colours} colours`
}

/** @param {{ text: string, size: number }} shader @returns {Drawn} */
const drawGLSL = ({ text, size }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const gl = canvas.getContext('webgl2')
  if (!gl) return { refused: 'there is no WebGL2 here' }
  const source = text.trimStart()
  const uv = /^in (?:highp )?vec2 (\w+);/m.exec(source)?.[1] ?? 'uv'
  const program = gl.createProgram()
  const corner = `#version 300 es\nout vec2 ${uv};\nvoid main() {\n  ${uv} = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;\n  gl_Position = vec4(${uv} * 2.0 - 1.0, 0, 1);\n}`
  for (const [type, stage] of /** @type {const} */ ([
    [gl.VERTEX_SHADER, corner],
    [gl.FRAGMENT_SHADER, source],
  ])) {
    const shader = gl.createShader(type)
    if (!shader) return { refused: 'the context is lost' }
    gl.shaderSource(shader, stage)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) return { refused: gl.getShaderInfoLog(shader) ?? 'no reason given' }
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return { refused: gl.getProgramInfoLog(program) ?? 'no reason given' }
  gl.useProgram(program)
  for (let i = 0; i < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); i++) {
    const uniform = gl.getActiveUniform(program, i)
    const location = uniform && gl.getUniformLocation(program, uniform.name)
    if (location && uniform.type === gl.FLOAT) gl.uniform1f(location, 1)
    if (location && uniform.type === gl.FLOAT_VEC2) gl.uniform2f(location, 1, 1)
  }
  for (let i = 0; i < gl.getProgramParameter(program, gl.ACTIVE_UNIFORM_BLOCKS); i++) {
    gl.bindBufferBase(gl.UNIFORM_BUFFER, i, gl.createBuffer())
    gl.bufferData(gl.UNIFORM_BUFFER, new Float32Array(256).fill(1), gl.STATIC_DRAW)
    gl.uniformBlockBinding(program, i, i)
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  const pixels = new Uint8Array(size * size * 4)
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return { pixels: [...pixels] }
}

/** @param {{ text: string, size: number }} shader @returns {Promise<Drawn>} */
const drawWGSL = async ({ text, size }) => {
  const adapter = await navigator.gpu?.requestAdapter()
  const device = await adapter?.requestDevice()
  if (!device) return { refused: 'there is no WebGPU here' }
  const module = device.createShaderModule({ code: text })
  const error = (await module.getCompilationInfo()).messages.find(({ type }) => type === 'error')
  if (error) return { refused: error.message }
  const corner = `struct Out { @builtin(position) position: vec4f, @location(0) uv: vec2f }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Out {
  let uv = vec2f(vec2u(index & 1, index >> 1)) * 2;
  return Out(vec4f(uv * 2 - 1, 0, 1), uv);
}`
  const pipeline = await device.createRenderPipelineAsync({
    layout: 'auto',
    vertex: { module: device.createShaderModule({ code: corner }) },
    fragment: { module, targets: [{ format: 'rgba8unorm' }] },
  })
  const numbers = device.createBuffer({ size: 1024, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST })
  device.queue.writeBuffer(numbers, 0, new Float32Array(256).fill(1))
  const target = device.createTexture({ size: [size, size], format: 'rgba8unorm', usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC })
  const result = device.createBuffer({ size: size * size * 4, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ })
  const encoder = device.createCommandEncoder()
  const pass = encoder.beginRenderPass({ colorAttachments: [{ view: target.createView(), loadOp: 'clear', storeOp: 'store' }] })
  pass.setPipeline(pipeline)
  const group = Number(/@group\(\s*(\d+)\s*\)/.exec(text)?.[1] ?? 0)
  pass.setBindGroup(group, device.createBindGroup({ layout: pipeline.getBindGroupLayout(group), entries: [{ binding: 0, resource: { buffer: numbers } }] }))
  pass.draw(3)
  pass.end()
  encoder.copyTextureToBuffer({ texture: target }, { buffer: result, bytesPerRow: size * 4 }, [size, size])
  device.queue.submit([encoder.finish()])
  await result.mapAsync(GPUMapMode.READ)
  const pixels = new Uint8Array(result.getMappedRange())
  // Rows as WebGL reads them: the lowest first.
  return { pixels: Array.from({ length: size }, (_, row) => [...pixels.subarray((size - 1 - row) * size * 4, (size - row) * size * 4)]).flat() }
}
