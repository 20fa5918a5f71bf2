/** The same particles, hand-written for WebGL2: state in two float textures with two attachments, points that read it. */
import { count, seconds, side, type Runner } from './count.ts'

const width = 2048
const height = Math.ceil(count / width)

const fill = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1); }`
const seed = `#version 300 es
precision highp float;
layout(location = 0) out vec2 position;
layout(location = 1) out vec2 velocity;
void main() {
  float i = gl_FragCoord.x - 0.5 + (gl_FragCoord.y - 0.5) * ${width}.0;
  position = vec2(fract(i * 0.618034), fract(i * 0.754878)) * 2.0 - 1.0;
  velocity = vec2(0);
}`
const move = `#version 300 es
precision highp float;
uniform sampler2D positions;
uniform sampler2D velocities;
uniform float deltaTime;
layout(location = 0) out vec2 position;
layout(location = 1) out vec2 velocity;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec2 p = texelFetch(positions, at, 0).xy;
  velocity = texelFetch(velocities, at, 0).xy * 0.99 + (vec2(-p.y, p.x) - p * 0.5) * deltaTime;
  position = p + velocity * deltaTime;
}`
const point = `#version 300 es
uniform highp sampler2D positions;
void main() {
  gl_Position = vec4(texelFetch(positions, ivec2(gl_VertexID & ${width - 1}, gl_VertexID >> 11), 0).xy, 0, 1);
  gl_PointSize = 1.0;
}`
const color = `#version 300 es
precision highp float;
out vec4 color;
void main() { color = vec4(0.1, 0.2, 0.4, 0.1); }`

export const start = async (): Promise<Runner> => {
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: side, height: side }))
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('There is no WebGL2 with float targets.')
  const link = (vertex: string, fragment: string): WebGLProgram => {
    const program = gl.createProgram()
    for (const [type, text] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      // It is null for an unknown type only.
      const shader = gl.createShader(type) as WebGLShader
      gl.shaderSource(shader, text)
      gl.compileShader(shader)
      gl.attachShader(program, shader)
    }
    gl.linkProgram(program)
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '')
    return program
  }
  const side0 = (): { readonly textures: readonly WebGLTexture[]; readonly frame: WebGLFramebuffer } => {
    const frame = gl.createFramebuffer()
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    const textures = [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1].map((attachment) => {
      const texture = gl.createTexture()
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RG32F, width, height)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture, 0)
      return texture
    })
    gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1])
    return { textures, frame }
  }
  const [seeding, moving, drawing] = [link(fill, seed), link(fill, move), link(point, color)]
  let [front, back] = [side0(), side0()]
  gl.useProgram(moving)
  gl.uniform1i(gl.getUniformLocation(moving, 'positions'), 0)
  gl.uniform1i(gl.getUniformLocation(moving, 'velocities'), 1)
  gl.uniform1f(gl.getUniformLocation(moving, 'deltaTime'), seconds)
  gl.useProgram(drawing)
  gl.uniform1i(gl.getUniformLocation(drawing, 'positions'), 0)
  gl.bindFramebuffer(gl.FRAMEBUFFER, front.frame)
  gl.viewport(0, 0, width, height)
  gl.useProgram(seeding)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  gl.blendFunc(gl.ONE, gl.ONE)

  const frame = (): void => {
    for (const [unit, texture] of front.textures.entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture)
    }
    gl.bindFramebuffer(gl.FRAMEBUFFER, back.frame)
    gl.viewport(0, 0, width, height)
    gl.useProgram(moving)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    ;[front, back] = [back, front]
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.viewport(0, 0, side, side)
    gl.clear(gl.COLOR_BUFFER_BIT)
    gl.useProgram(drawing)
    gl.activeTexture(gl.TEXTURE0)
    gl.bindTexture(gl.TEXTURE_2D, front.textures[0] ?? null)
    gl.enable(gl.BLEND)
    gl.drawArrays(gl.POINTS, 0, count)
    gl.disable(gl.BLEND)
  }
  return {
    async run(frames) {
      for (let i = 0; i < frames; i++) frame()
      gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(side * side * 4))
    },
    async probe() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, front.frame)
      const read = (i: number): readonly number[] => {
        const texel = new Float32Array(4)
        gl.readPixels(i % width, Math.floor(i / width), 1, 1, gl.RGBA, gl.FLOAT, texel)
        return [...texel.subarray(0, 2)]
      }
      return [0, 1, 2, 3, count - 4, count - 3, count - 2, count - 1].flatMap(read)
    },
  }
}
