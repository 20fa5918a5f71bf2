/** The smallest animated shader, on WebGL2 alone. */
import { createEngine } from 'kirari/webgl'
import { time, uv, vec4 } from 'kirari/node'

const canvas = document.querySelector('canvas')
if (canvas) createEngine({ canvas, fragment: vec4(uv, time.sin().mul(0.5).add(0.5), 1) })
