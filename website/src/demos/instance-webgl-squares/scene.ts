/** The squares by nodes and by hand-written GLSL. */
import { float, instancedAttribute, texture, utexture2D, vec2, vec4 } from 'kirari/node'
import type { Buffers } from '../instance-squares/buffers.ts'
import { createTwinScene, type Text, type TwinValues } from '../instance-squares/twin.ts'
import { fragmentText, vertexText } from './text.ts'

const columns = 1024

/** Four words a texel: the bits of x, y and turn, and four bytes of colour. */
const texels = ({ place, turn, color }: Buffers) => {
  const height = Math.ceil(turn.length / columns)
  const data = new Uint32Array(columns * height * 4)
  const numbers = new Float32Array(data.buffer)
  const colors = new Uint32Array(color.buffer)
  for (let i = 0; i < turn.length; i++) {
    numbers.set([place[i * 2] ?? 0, place[i * 2 + 1] ?? 0, turn[i] ?? 0], i * 4)
    data[i * 4 + 3] = colors[i] ?? 0
  }
  return { width: columns, height, data }
}

const text: Text = (reading, buffers) => {
  const glsl = { vertex: vertexText(reading), fragment: fragmentText }
  switch (reading) {
    case 'attribute':
      return { glsl, inputs: { place: instancedAttribute(vec2, 'place'), turn: instancedAttribute(float, 'turn'), color: instancedAttribute(vec4, 'color') } }
    case 'storage':
      return { glsl, inputs: { squares: texture(utexture2D, { value: texels(buffers) }) } }
    case 'computed':
      return { glsl, inputs: {} }
  }
}

export const createScene = (values: TwinValues) => createTwinScene(values, text)
