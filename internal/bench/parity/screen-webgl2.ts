/** The same shader, hand-written for WebGL2: one program, one triangle. */
import { build, text } from '../scene/text.ts'
import { pixels, seconds, side, type Runner } from './count.ts'

const vertex = `#version 300 es
out vec2 vUv;
void main() {
  vUv = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(vUv * 2.0 - 1.0, 0, 1);
}`

export const start = async (): Promise<Runner> => {
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: side, height: side }))
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
  if (!gl) throw new Error('There is no WebGL2.')
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, text(build())],
  ] as const) {
    // It is null for an unknown type only.
    const shader = gl.createShader(type) as WebGLShader
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.viewport(0, 0, side, side)
  gl.uniform2f(gl.getUniformLocation(program, 'res'), side, side)
  const place = gl.getUniformLocation(program, 'time')
  const data = new Uint8Array(side * side * 4)
  let time = 0
  const frame = (): void => {
    gl.uniform1f(place, time)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  return {
    async run(frames) {
      for (let i = 0; i < frames; i++) {
        time += seconds
        frame()
      }
      frame()
      gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, data)
    },
    async probe() {
      time = 1
      frame()
      gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, data)
      const rows = Array.from({ length: side }, (_, y) => data.subarray((side - 1 - y) * side * 4, (side - y) * side * 4))
      return pixels(Uint8Array.from(rows.flatMap((row) => [...row])))
    },
  }
}
