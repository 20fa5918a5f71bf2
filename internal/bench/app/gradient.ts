/** The smallest animated shader, on WebGPU or WebGL2, chosen at run time. */
import { createEngine } from 'kirari'
import { time, uv, vec4 } from 'kirari/node'

const canvas = document.querySelector('canvas')
if (canvas) createEngine({ canvas, fragment: vec4(uv, time.sin().mul(0.5).add(0.5), 1) })
