/** WGSL text of an application on WebGPU: the engine finds its declarations, and reports errors of the browser at their lines. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  array,
  attribute,
  bool,
  float,
  instancedAttribute,
  mat3,
  storage,
  struct,
  target,
  texture,
  texture2D,
  uint,
  uniform,
  uv,
  vec2,
  vec3,
} from '../../../shader/front/node/index.ts'
import type { StorageSource } from '../../../shader/ir/expr.ts'
import { createWebGPURenderer, type WebGPURenderer } from '../../../../test/engine/webgpu-renderer.ts'
import { pixel } from '../../../../test/engine/stage.ts'
import { dispatch, draw } from '../../../index.ts'
import type { DrawOptions } from '../../step/draw.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGPURenderer
beforeEach(async () => {
  renderer = await createWebGPURenderer()
})
afterEach(() => renderer.dispose())

const refusal = async (options: DrawOptions): Promise<string> => {
  const error: unknown = await renderer.prepare(draw(options)).catch((reason: unknown) => reason)
  return error instanceof Error ? error.message : 'it was taken'
}
const green = [0, 255, 0, 255]
// The node of a storage has its description as `detail`.
const sourceOf = (node: object): StorageSource => (node as { readonly detail: StorageSource }).detail

describe('a fragment in WGSL', () => {
  test('fills the canvas, reads uv, and gets the inputs of the engine', async () => {
    const code = `
// var<uniform> nothing: f32;
struct Frame { time: f32, /* hidden: f32, */ resolution: vec2<f32>, }
@group(0) @binding(0) var<uniform> frame: Frame;
@fragment fn fragmentMain(@location(0) uv: vec2f) -> @location(0) vec4f { return vec4f(frame.time, frame.resolution.x / 8, uv.x, 1); }`
    renderer.inputs.time.value = 0.2
    expect(pixel(await renderer.capture([draw({ wgsl: { code } })]), 3, 0)).toEqual([51, 128, 223, 255])
  })

  test('gets uniforms, arrays, structs, matrices, values and textures by name, whatever the layout', async () => {
    const Light = struct('Light', { place: vec3, level: float, isOn: bool })
    const light = uniform(Light, { place: [1, 2, 3], level: 0.2, isOn: true }, 'light')
    const photo = texture(texture2D, { value: { width: 1, height: 1, data: Uint8Array.from([0, 0, 255, 255]) } })
    const code = `
alias Row = vec4<f32>;
const count = 2 * (1 + 1);
struct Light { place: vec3f, level: f32, isOn: u32 }
struct Values { @size(32) shade: f32, @align(64) rows: array<Row, count>, light: Light, turn: mat3x3f }
@group(0) @binding(3) var<uniform> values: Values;
@group(0) @binding(5) var<uniform> level: f32;
@group(0) @binding(1) var image: texture_2d<f32>;
@group(0) @binding(2) var imageSampler: sampler;
@fragment fn fragmentMain(@builtin(position) at: vec4f) -> @location(0) vec4f {
  let turned = values.turn * values.light.place;
  return vec4f(values.shade + level, values.rows[3].w + turned.x - 3 + f32(values.light.isOn) - 1, textureSample(image, imageSampler, vec2f(0.5)).b * values.light.level, 1);
}`
    const inputs = {
      shade: 0.1,
      rows: [...Array.from({ length: 15 }, () => 0), 0.4],
      light,
      turn: uniform(mat3, [0, 0, 1, 0, 1, 0, 1, 0, 0]),
      level: uniform(0.1),
      image: photo,
    }
    expect(pixel(await renderer.capture([draw({ wgsl: { code }, inputs })]), 0, 0)).toEqual([51, 102, 51, 255])
  })

  test('reads storages', async () => {
    const values = storage(float, 3, { data: [0, 1, 0] })
    const code = `@group(0) @binding(0) var<storage, read> values: array<f32>;
@fragment fn fragmentMain() -> @location(0) vec4f { return vec4f(values[0], values[1], values[2], 1); }`
    expect(pixel(await renderer.capture([draw({ wgsl: { code }, inputs: { values } })]), 0, 0)).toEqual(green)
  })

  test('writes the attachments of a target, whose row 0 is the bottom row', async () => {
    const both = target({ first: 'rgba8unorm', second: 'r32uint' }, { size: [1, 2], filter: 'nearest' })
    const code = `struct Given { @location(1) second: u32, @location(0) first: vec4f }
@fragment fn fragmentMain(@location(0) uv: vec2f) -> Given { return Given(7, vec4f(0, step(0.5, uv.y), 0, 1)); }`
    await renderer.run([draw({ target: both, wgsl: { code } })])
    const [first, second] = both.source.colors
    if (!first || !second) throw new Error('expected two images')
    expect([...(await renderer.graphics.readTexture(first.source)).data]).toEqual([0, 0, 0, 255, ...green])
    expect([...(await renderer.graphics.readTexture(second.source)).data]).toEqual([7, 7])
  })
})

test('a vertex stage reads attributes of vertices and instances, and draws a target and the canvas the same way up', async () => {
  const shape = geometry(
    {
      corner: [
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
      ],
      place: [[0, 0]],
      id: { data: Uint32Array.of(1), size: 1 },
    },
    { instanced: ['place', 'id'], index: [0, 1, 2, 2, 1, 3] },
  )
  const plain = `
@vertex fn up(@location(0) corner: vec2<f32>, @location(1) place: vec2f, @location(4) id: u32) -> @builtin(position) vec4f {
  return vec4f(corner + place, 0, f32(id));
}
@fragment fn paint() -> @location(0) vec4f { return vec4f(0, 1, 0, 1); }`
  const withStruct = `struct In { @location(0) corner: vec2f, @location(1) place: vec2f, @location(4) id: u32 }
struct Out { @location(0) shade: f32, @builtin(position) clip: vec4f }
@vertex fn up(given: In) -> Out { return Out(1, vec4f(given.corner + given.place, 0, f32(given.id))); }
@fragment fn paint(given: Out) -> @location(0) vec4f { return vec4f(0, given.shade, 0, 1); }`
  const inputs = { place: instancedAttribute(vec2, 'place'), id: instancedAttribute(uint, 'id') }
  const off = target({ color: 'rgba8unorm' }, { filter: 'nearest' })
  for (const code of [plain, withStruct]) {
    const wgsl = { code, vertex: 'up', fragment: 'paint' }
    const shown = await renderer.capture([draw({ wgsl, inputs, geometry: shape, cull: 'back' })])
    const copied = await renderer.capture([draw({ wgsl, inputs, geometry: shape, cull: 'back', target: off }), draw({ fragment: off.color.sample(uv) })])
    for (const image of [shown, copied]) expect([pixel(image, 1, 0), pixel(image, 1, 3)]).toEqual([green, [0, 0, 0, 0]])
  }
})

test('a compute stage writes storages', async () => {
  const Cell = struct('Cell', { place: vec3, level: float, tags: array(uint, 2) })
  const cells = storage(Cell, 2, { data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })
  const code = `struct Cell { place: vec3f, level: f32, tags: array<u32, 2> }
@group(0) @binding(0) var<storage, read_write> cells: array<Cell>;
@group(0) @binding(1) var<uniform> amount: f32;
@compute @workgroup_size(2) fn grow(@builtin(global_invocation_id) id: vec3u) { cells[id.x].level += amount; cells[id.x].tags[1] = id.x + 40; }`
  await renderer.run([dispatch({ wgsl: { code }, inputs: { cells, amount: uniform(0.5) } }, 1)])
  const words = await renderer.graphics.readStorage(sourceOf(cells))
  expect([new Float32Array(words)[3], new Uint32Array(words)[5], new Float32Array(words)[11], new Uint32Array(words)[13]]).toEqual([4.5, 40, 10.5, 41])
})

describe('text that does not match its inputs throws with the name:', () => {
  const declared = (line: string): DrawOptions => ({ wgsl: { code: `${line}\n@fragment fn fragmentMain() -> @location(0) vec4f { return vec4f(1); }` } })

  test.each<[string, DrawOptions, RegExp]>([
    ['a uniform without a value', declared('@group(0) @binding(0) var<uniform> speed: f32;'), /E1033.*float as "speed" in `inputs`, got nothing/s],
    [
      'a uniform of another type',
      { ...declared('@group(0) @binding(0) var<uniform> speed: vec2f;'), inputs: { speed: uniform(1) } },
      /E1033.*type vec2 as "speed", got float/s,
    ],
    [
      'a storage of another type',
      { ...declared('@group(0) @binding(0) var<storage, read> list: array<vec2f>;'), inputs: { list: storage(float, 2) } },
      /E1033.*array<vec2f> as "list"/s,
    ],
    [
      'a number as a texture',
      { ...declared('@group(0) @binding(0) var image: texture_2d<f32>;'), inputs: { image: 3 } },
      /E1033.*a texture2D as "image" in `inputs`, got 3/s,
    ],
    ['another group', declared('@group(1) @binding(0) var<uniform> time: f32;'), /E1033.*"time" in @group\(0\), got @group\(1\)/s],
    ['an input of another type than the engine has', declared('@group(0) @binding(0) var<uniform> time: vec2f;'), /E1033.*float in the text, not vec2/s],
    ['text for the other backend alone', { glsl: { fragment: 'void main() {}' } }, /E1033.*text in `wgsl`/s],
    ['an entry point that is not there', { wgsl: { code: 'fn nothing() {}', fragment: 'paint' } }, /E1033.*@fragment fn paint/s],
    ['a location that the target does not have', { wgsl: { code: '@fragment fn f() -> @location(2) vec4f { return vec4f(1); }' } }, /E1032.*@location\(2\)/s],
  ])('%s', async (_, options, message) => {
    expect(await refusal(options)).toMatch(message)
  })

  test('an error of the browser has the line of the text', async () => {
    expect(await refusal(declared('\nfn wrong() -> f32 { return missing; }'))).toMatch(/S4001.*line 2.*missing.*return missing/s)
    expect(await refusal({ wgsl: { code: '@fragment fn f() -> @location(0) vec4f {\n return vec4f(one);\n}' } })).toMatch(/line 2/)
  })
})

test('a feature that the text enables works, or throws with its name if the device lacks it', async () => {
  const code = 'enable f16;\n@fragment fn f() -> @location(0) vec4f { return vec4f(vec4h(0, 1, 0, 1)); }'
  const hasHalves = renderer.gpu.device.features.has('shader-f16')
  if (hasHalves) expect(pixel(await renderer.capture([draw({ wgsl: { code } })]), 0, 0)).toEqual(green)
  else expect(await refusal({ wgsl: { code } })).toMatch(/E1009.*shader-f16/s)
})

test('attributes that the geometry lacks throw with their names', async () => {
  const code = `@vertex fn v(@location(0) spot: vec3f) -> @builtin(position) vec4f { return vec4f(spot, 1); }
@fragment fn f() -> @location(0) vec4f { return vec4f(1); }`
  expect(await refusal({ wgsl: { code }, geometry: geometry({ position: [[0, 0, 0]] }) })).toMatch(/E1031.*"spot" \(vec3\).*only "position"/s)
  expect(await refusal({ wgsl: { code }, inputs: { spot: attribute(vec2, 'spot') }, geometry: geometry({ spot: [[0, 0, 0]] }) })).toMatch(
    /E1033.*an attribute of type vec3 as "spot"/s,
  )
})
