/** The gradient with three.js's node system, which chooses between WebGPU and WebGL2. */
import { screenUV, time, vec4 } from 'three/tsl'
import { NodeMaterial, QuadMesh, WebGPURenderer } from 'three/webgpu'

const canvas = document.querySelector('canvas')
const renderer = new WebGPURenderer({ canvas })
renderer.setPixelRatio(devicePixelRatio)
const material = new NodeMaterial()
material.fragmentNode = vec4(screenUV, time.sin().mul(0.5).add(0.5), 1)
const quad = new QuadMesh(material)
let width = 0
let height = 0
void renderer.setAnimationLoop(() => {
  if (width !== canvas.clientWidth || height !== canvas.clientHeight) {
    width = canvas.clientWidth
    height = canvas.clientHeight
    renderer.setSize(width, height, false)
  }
  quad.render(renderer)
})
