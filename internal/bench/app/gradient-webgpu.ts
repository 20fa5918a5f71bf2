/** The smallest animated shader, on WebGPU alone. */
import { createEngine } from 'kirari/webgpu'
import { time, uv, vec4 } from 'kirari/node'

const canvas = document.querySelector('canvas')
if (canvas) createEngine({ canvas, fragment: vec4(uv, time.sin().mul(0.5).add(0.5), 1) })
