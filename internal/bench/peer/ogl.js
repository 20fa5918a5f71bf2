/** The gradient with ogl, which takes GLSL text. */
import { Mesh, Program, Renderer, Triangle } from 'ogl'

const canvas = document.querySelector('canvas')
const renderer = new Renderer({ canvas, dpr: devicePixelRatio })
const uniforms = { time: { value: 0 } }
const program = new Program(renderer.gl, {
  vertex: 'attribute vec2 position; varying vec2 vUv; void main() { vUv = position * 0.5 + 0.5; gl_Position = vec4(position, 0, 1); }',
  fragment: 'precision highp float; uniform float time; varying vec2 vUv; void main() { gl_FragColor = vec4(vUv, sin(time) * 0.5 + 0.5, 1); }',
  uniforms,
})
const scene = new Mesh(renderer.gl, { geometry: new Triangle(renderer.gl), program })
let width = 0
let height = 0
const frame = (milliseconds) => {
  if (width !== canvas.clientWidth || height !== canvas.clientHeight) {
    width = canvas.clientWidth
    height = canvas.clientHeight
    renderer.setSize(width, height)
  }
  uniforms.time.value = milliseconds / 1000
  renderer.render({ scene })
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
