/** The squares by nodes and by hand-written WGSL. */
import { float, instancedAttribute, storage, vec2, vec4 } from 'kirari/node'
import { interleaved } from '../instance-squares/buffers.ts'
import { Square } from '../instance-squares/square.ts'
import { createTwinScene, type Text, type TwinValues } from '../instance-squares/twin.ts'
import { moduleText } from './text.ts'

const text: Text = (reading, buffers) => {
  const wgsl = { code: moduleText(reading) }
  switch (reading) {
    case 'attribute':
      return { wgsl, inputs: { place: instancedAttribute(vec2, 'place'), turn: instancedAttribute(float, 'turn'), color: instancedAttribute(vec4, 'color') } }
    case 'storage':
      return { wgsl, inputs: { squares: storage(Square, buffers.turn.length, { data: interleaved(buffers), access: 'read', name: 'squares' }) } }
    case 'computed':
      return { wgsl, inputs: {} }
  }
}

export const createScene = (values: TwinValues) => createTwinScene(values, text)
