/** The same image as a frame of one step. */
import { createEngine, draw } from 'kirari'
import { time, uv, vec4 } from 'kirari/node'

const canvas = document.querySelector('canvas')
if (canvas) createEngine({ canvas, frame: [draw({ fragment: vec4(uv, time.sin().mul(0.5).add(0.5), 1) })] })
