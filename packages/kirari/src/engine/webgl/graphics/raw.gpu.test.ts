/** GLSL text of an application on WebGL2: the engine finds its declarations, and reports errors of the driver at their lines. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { instancedAttribute, mat2, target, texture, texture2D, uniform, vec3, float } from '../../../shader/front/node/index.ts'
import { pixel } from '../../../../test/engine/stage.ts'
import { createWebGLRenderer, type WebGLRenderer } from '../../../../test/engine/webgl-renderer.ts'
import { draw } from '../../../index.ts'
import type { DrawOptions } from '../../step/draw.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGLRenderer
beforeEach(async () => {
  renderer = await createWebGLRenderer()
})
afterEach(() => renderer.dispose())

const head = '#version 300 es\nprecision highp float;\n'
const refusal = async (options: DrawOptions): Promise<string> => {
  const error: unknown = await renderer.prepare(draw(options)).catch((reason: unknown) => reason)
  return error instanceof Error ? error.message : 'it was taken'
}

describe('a fragment in GLSL', () => {
  test('fills the canvas, reads uv, and gets the inputs of the engine', async () => {
    const fragment = `
      ${head.trim()}
      // uniform float nothing;
      uniform float time; /* uniform vec2 hidden; */ uniform vec2 resolution;
      in vec2 uv;
      out vec4 color;
      void main() { color = vec4(time, resolution.x / 8.0, uv.x, 1); }`
    renderer.inputs.time.value = 0.2
    const image = await renderer.capture([draw({ glsl: { fragment } })])
    expect(pixel(image, 3, 0)).toEqual([51, 128, 223, 255])
  })

  test('gets uniforms, arrays, matrices, values and textures by name', async () => {
    const level = uniform(0.2)
    const turn = uniform(mat2, [0, 1, 1, 0])
    const photo = texture(texture2D, { value: { width: 1, height: 1, data: Uint8Array.from([0, 0, 255, 255]) } })
    const fragment = `${head}#define COUNT 3
uniform float level, weights[COUNT];
uniform highp mat2 turn;
uniform sampler2D photos[2];
uniform ivec2 which;
out vec4 color;
void main() {
  vec2 turned = turn * vec2(0.0, weights[2]);
  color = vec4(level, turned.x, texture(photos[1], vec2(0.5)).b, float(which.y));
}`
    const inputs = { level, weights: [0, 0, 0.4], turn, photos: [photo, photo], which: [0, 1] }
    expect(pixel(await renderer.capture([draw({ glsl: { fragment }, inputs })]), 0, 0)).toEqual([51, 102, 255, 255])
  })

  test('writes the attachments of a target by name', async () => {
    const both = target({ first: 'rgba8unorm', second: 'r32uint' }, { size: [1, 1] })
    const fragment = `${head}layout(location = 1) out uvec4 second;
layout(location = 0) out vec4 first;
void main() { first = vec4(1); second = uvec4(7u); }`
    await renderer.run([draw({ target: both, glsl: { fragment } })])
    const [first, second] = both.source.colors
    if (!first || !second) throw new Error('expected two images')
    expect([...(await renderer.graphics.readTexture(first.source)).data]).toEqual([255, 255, 255, 255])
    expect([...(await renderer.graphics.readTexture(second.source)).data]).toEqual([7])
  })
})

test('a vertex stage reads attributes by name, and instanced ones through a node', async () => {
  const vertex = `#version 300 es
in vec2 corner;
layout(location = 0) in float shift;
out float side;
void main() { side = shift; gl_Position = vec4(corner + vec2(shift, 0), 0, 1); }`
  const fragment = `${head}in float side;
out vec4 color;
void main() { color = vec4(side, 1, 0, 1); }`
  const corners = [
    [-1, -1],
    [0, -1],
    [-1, 1],
    [0, 1],
  ]
  const squares = geometry({ corner: corners, shift: [0, 1] }, { instanced: ['shift'] })
  const step = draw({
    glsl: { vertex, fragment },
    inputs: { shift: instancedAttribute(float, 'shift') },
    geometry: squares,
    topology: 'triangle-strip',
    instances: 2,
  })
  const image = await renderer.capture([step])
  expect([pixel(image, 0, 0), pixel(image, 3, 0)]).toEqual([
    [0, 255, 0, 255],
    [255, 255, 0, 255],
  ])
})

describe('text is refused', () => {
  const body = 'out vec4 color;\nvoid main() { color = vec4(value, 1); }'

  test.each<readonly [string, DrawOptions, RegExp]>([
    ['without its version', { glsl: { fragment: `uniform vec3 value;\n${body}` } }, /E1033: expected "#version 300 es".*got uniform vec3 value;/],
    ['with a uniform without a value', { glsl: { fragment: `${head}uniform vec3 value;\n${body}` } }, /E1033: expected .*vec3 as "value"/],
    [
      'with a uniform of another type',
      { glsl: { fragment: `${head}uniform vec3 value;\n${body}` }, inputs: { value: uniform([0, 0]) } },
      /E1033: expected .*vec3 as "value".*got vec2/,
    ],
    [
      'with a number where there are three',
      { glsl: { fragment: `${head}uniform vec3 value;\n${body}` }, inputs: { value: 1 } },
      /E1033: expected .*vec3 as "value"/,
    ],
    [
      'with a number where a texture is',
      { glsl: { fragment: `${head}uniform sampler2D value;\n${body}` }, inputs: { value: 1 } },
      /E1033: expected .*texture2D as "value"/,
    ],
    ['with a name of the engine of another type', { glsl: { fragment: `${head}uniform vec3 time;\n${body}` } }, /E1033: expected float.*"time"/],
    ['with uniform blocks', { glsl: { fragment: `${head}uniform Values { vec3 value; };\n${body}` } }, /E1033: .*blocks.*"Values"/],
    ['in WGSL', { wgsl: { code: '' } }, /E1033: expected `glsl`/],
  ])('%s', async (_, options, message) => {
    expect(await refusal(options)).toMatch(message)
  })

  test('by the driver, at the line of the error', async () => {
    expect(await refusal({ glsl: { fragment: `${head}out vec4 color;\nvoid main() {\n  color = missing;\n}` } })).toMatch(
      /S4001: the driver refused the glsl: ERROR: 0:5: 'missing'.*in "color = missing;"/,
    )
  })

  test('by the driver, in the vertex stage', async () => {
    const vertex = '#version 300 es\nvoid main() {\n  gl_Position = absent;\n}'
    expect(await refusal({ glsl: { vertex, fragment: `${head}out vec4 color;\nvoid main() { color = vec4(1); }` }, count: 3 })).toMatch(
      /S4001.*ERROR: 0:3: 'absent'.*in "gl_Position = absent;"/,
    )
  })
})

test('steps of text and steps of nodes draw in the same frame', async () => {
  const fragment = `${head}out vec4 color;\nvoid main() { color = vec4(0, 0.2, 0, 1); }`
  expect(pixel(await renderer.capture([draw({ fragment: vec3(0.2, 0, 0) }), draw({ glsl: { fragment }, blend: 'add' })]), 0, 0)).toEqual([51, 51, 0, 255])
})
