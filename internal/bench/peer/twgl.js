/** The gradient with twgl, which takes GLSL text. */
import { createBufferInfoFromArrays, createProgramInfo, drawBufferInfo, resizeCanvasToDisplaySize, setBuffersAndAttributes, setUniforms } from 'twgl.js'

const canvas = document.querySelector('canvas')
const gl = canvas.getContext('webgl2')
const program = createProgramInfo(gl, [
  `#version 300 es
in vec2 position;
out vec2 uv;
void main() {
  uv = position * 0.5 + 0.5;
  gl_Position = vec4(position, 0, 1);
}`,
  `#version 300 es
precision highp float;
uniform float time;
in vec2 uv;
out vec4 color;
void main() {
  color = vec4(uv, sin(time) * 0.5 + 0.5, 1);
}`,
])
const buffers = createBufferInfoFromArrays(gl, { position: { numComponents: 2, data: [-1, -1, 3, -1, -1, 3] } })
const uniforms = { time: 0 }
const frame = (milliseconds) => {
  resizeCanvasToDisplaySize(canvas, devicePixelRatio)
  gl.viewport(0, 0, canvas.width, canvas.height)
  uniforms.time = milliseconds / 1000
  gl.useProgram(program.program)
  setBuffersAndAttributes(gl, program, buffers)
  setUniforms(program, uniforms)
  drawBufferInfo(gl, buffers)
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
