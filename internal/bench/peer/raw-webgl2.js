/** The gradient without a library, on WebGL2: the lower bound. */
const canvas = document.querySelector('canvas')
const gl = canvas.getContext('webgl2')
const program = gl.createProgram()
const attach = (type, text) => {
  const shader = gl.createShader(type)
  gl.shaderSource(shader, text)
  gl.compileShader(shader)
  gl.attachShader(program, shader)
}
attach(
  gl.VERTEX_SHADER,
  `#version 300 es
out vec2 uv;
void main() {
  uv = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(uv * 2.0 - 1.0, 0, 1);
}`,
)
attach(
  gl.FRAGMENT_SHADER,
  `#version 300 es
precision highp float;
uniform float time;
in vec2 uv;
out vec4 color;
void main() {
  color = vec4(uv, sin(time) * 0.5 + 0.5, 1);
}`,
)
gl.linkProgram(program)
gl.useProgram(program)
const time = gl.getUniformLocation(program, 'time')
const frame = (milliseconds) => {
  const width = Math.floor(canvas.clientWidth * devicePixelRatio)
  const height = Math.floor(canvas.clientHeight * devicePixelRatio)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
    gl.viewport(0, 0, width, height)
  }
  gl.uniform1f(time, milliseconds / 1000)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
