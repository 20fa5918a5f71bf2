/** The gradient with three.js on WebGL2, in GLSL text. */
import { Camera, Mesh, PlaneGeometry, Scene, ShaderMaterial, WebGLRenderer } from 'three'

const canvas = document.querySelector('canvas')
const renderer = new WebGLRenderer({ canvas })
renderer.setPixelRatio(devicePixelRatio)
const uniforms = { time: { value: 0 } }
const material = new ShaderMaterial({
  uniforms,
  vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0, 1); }',
  fragmentShader: 'uniform float time; varying vec2 vUv; void main() { gl_FragColor = vec4(vUv, sin(time) * 0.5 + 0.5, 1); }',
})
const scene = new Scene()
const camera = new Camera()
scene.add(new Mesh(new PlaneGeometry(2, 2), material))
let width = 0
let height = 0
renderer.setAnimationLoop((milliseconds) => {
  if (width !== canvas.clientWidth || height !== canvas.clientHeight) {
    width = canvas.clientWidth
    height = canvas.clientHeight
    renderer.setSize(width, height, false)
  }
  uniforms.time.value = milliseconds / 1000
  renderer.render(scene, camera)
})
