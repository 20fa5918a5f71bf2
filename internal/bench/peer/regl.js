/** The gradient with regl, which takes GLSL text and runs on WebGL1. */
import createREGL from 'regl'

const canvas = document.querySelector('canvas')
const regl = createREGL({ canvas })
const draw = regl({
  vert: 'precision highp float; attribute vec2 position; varying vec2 vUv; void main() { vUv = position * 0.5 + 0.5; gl_Position = vec4(position, 0, 1); }',
  frag: 'precision highp float; uniform float time; varying vec2 vUv; void main() { gl_FragColor = vec4(vUv, sin(time) * 0.5 + 0.5, 1); }',
  attributes: {
    position: [
      [-1, -1],
      [3, -1],
      [-1, 3],
    ],
  },
  uniforms: { time: regl.context('time') },
  count: 3,
})
regl.frame(() => {
  const width = Math.floor(canvas.clientWidth * devicePixelRatio)
  const height = Math.floor(canvas.clientHeight * devicePixelRatio)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
    regl.poll()
  }
  draw()
})
