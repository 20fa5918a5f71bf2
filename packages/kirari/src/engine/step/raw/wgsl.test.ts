/** Reflection of WGSL text: declarations, memory layouts, entry points. It does not need a browser. */
import { describe, expect, test } from 'vitest'
import { float, storage, uniform, vec3 } from '../../../shader/front/node/index.ts'
import { reflectCompute, reflectDrawing } from './wgsl.ts'
import { readModule } from './wgsl-module.ts'
import { tokensOf } from './wgsl-token.ts'

test('comments are no words, nested or not closed', () => {
  expect(tokensOf('a /* b /* c */ d */ e // f\n g->h 0x1Fu 1.5e-3f .5 /* i').map(({ text }) => text)).toEqual([
    'a',
    'e',
    'g',
    '->',
    'h',
    '0x1Fu',
    '1.5e-3f',
    '.5',
  ])
})

describe('a module', () => {
  const { variables, entries, features } = readModule(`
    enable f16, subgroups;
    requires readonly_and_readwrite_storage_textures;
    diagnostic(off, derivative_uniformity);
    override scale: f32 = 2.0;
    const rows = 4u; const both = (rows - 1) * 2 + 1;
    const unread = vec2f(1, 2);
    alias Cell = array<vec3<f32>, rows>;
    struct Inner { @size(16) a: f32, b: vec3f, c: f32 }
    struct Outer { @align(32) first: f32, inner: array<Inner, 2>, cell: Cell, last: mat3x2<f32>, }
    struct Opaque { flags: bool }
    var<private> seed: u32;
    @group(0) @binding(rows) var<uniform> outer: Outer;
    @binding(2) @group(0) var<storage, read_write> list: array<atomic<u32>>;
    @group(0) @binding(3) var layers: texture_2d_array<i32>;
    @group(0) @binding(5) var drawn: texture_storage_2d<rgba8unorm, write>;
    @group(0) @binding(6) var shadow: texture_depth_2d;
    @group(0) @binding(7) var shadowSampler: sampler_comparison;
    @must_use fn helper(a: array<f32, both>, b: ptr<function, Inner>) -> f32 { if (a[0] > 1) { return 1; } return 0; }
    const_assert rows < 5;
    @compute @workgroup_size(rows, 2) fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) at: u32) { { } }
  `)

  test('declares what is bound, in any order of attributes', () => {
    expect(variables.map(({ name, binding, space, isWritten, resource }) => [name, binding, space, isWritten, resource?.name])).toEqual([
      ['outer', 4, 'uniform', false, undefined],
      ['list', 2, 'storage', true, undefined],
      ['layers', 3, 'texture', false, 'itexture2DArray'],
      ['drawn', 5, 'texture', false, 'storageTexture2D(rgba8unorm, write)'],
      ['shadow', 6, 'texture', false, 'depthTexture2D'],
      ['shadowSampler', 7, 'sampler', false, undefined],
    ])
    expect(features).toEqual(['shader-f16', 'subgroups'])
  })

  test('has its parts where WGSL has them', () => {
    const laid = variables[0]?.laid
    // Inner: a at 0 takes 16, b at 16, c at 28: 32 bytes. Outer: first at 0, inner at 16, cell at 80, last at 144.
    expect(laid?.members?.map(({ name, byteOffset }) => [name, byteOffset])).toEqual([
      ['first', 0],
      ['inner', 16],
      ['cell', 80],
      ['last', 144],
    ])
    expect([laid?.align, laid?.byteLength]).toEqual([32, 192])
    expect(laid?.leaves.map(({ path, byteOffset, count, byteStride }) => [path.join('.'), byteOffset, count, byteStride])).toEqual([
      ['first', 0, undefined, 4],
      ['inner.0.a', 16, undefined, 4],
      ['inner.0.b', 32, undefined, 16],
      ['inner.0.c', 44, undefined, 4],
      ['inner.1.a', 48, undefined, 4],
      ['inner.1.b', 64, undefined, 16],
      ['inner.1.c', 76, undefined, 4],
      ['cell', 80, 4, 16],
      ['last', 144, undefined, 8],
    ])
  })

  test('has its entry points, and no other function', () => {
    expect(entries.map(({ stage, name, params }) => [stage, name, params.map((param) => param.name)])).toEqual([['compute', 'main', ['id', 'at']]])
  })
})

test('several blocks are parts of one buffer, where every device can bind them', () => {
  const code = `@group(0) @binding(0) var<uniform> level: f32;
@group(0) @binding(1) var<uniform> place: vec3f;
@group(0) @binding(2) var<storage, read> list: array<f32>;
@compute @workgroup_size(1) fn f() { _ = level; }`
  const { blocks, uniforms, storages, entryPoints } = reflectCompute({
    kind: 'raw compute',
    wgsl: { code },
    inputs: { level: 2, place: uniform(vec3, [1, 2, 3]), list: storage(float, 5) },
  })
  expect(blocks).toEqual([
    { binding: 0, byteOffset: 0, byteLength: 16 },
    { binding: 1, byteOffset: 256, byteLength: 16 },
  ])
  expect(uniforms.map(({ name, byteOffset }) => [name, byteOffset])).toEqual([
    ['level', 0],
    ['place', 256],
  ])
  expect(storages.map(({ byteStride, byteLength, isWritten }) => [byteStride, byteLength, isWritten])).toEqual([[4, 20, false]])
  expect(entryPoints).toEqual({ compute: 'f' })
})

test('turning a drawing upside down for a target moves no line of the text', () => {
  const code = `struct Out {
  @builtin(position) clip: vec4f,
  @location(0) @interpolate(flat) id: u32,
}
@vertex
fn v(
  @location(0) spot: vec3f, // where
  @builtin(instance_index) i: u32
) -> Out { return Out(vec4f(spot, 1), i); }
@fragment fn f(given: Out) -> @location(0) vec4f { return vec4f(f32(given.id)); }`
  const { code: text, entryPoints, attributes } = reflectDrawing({ wgsl: { code } }, true)
  const lines = text.vertex?.split('\n') ?? []
  expect(lines.slice(0, 4)).toEqual(code.split('\n').slice(0, 4))
  expect(lines.slice(4, 8).map((line) => line.trim())).toEqual(['', 'fn v(', 'spot: vec3f, // where', 'i: u32'])
  expect(entryPoints).toEqual({ vertex: 'kirarivTurned', fragment: 'f' })
  expect(text.vertex).toContain(
    'fn kirarivTurned(@location(0) spot: vec3f, @builtin(instance_index) i: u32) -> Out { var turned = v(spot, i); turned.clip.y = -turned.clip.y; return turned; }',
  )
  expect(attributes.map(({ name, location }) => [name, location])).toEqual([['spot', 0]])
  expect(reflectDrawing({ wgsl: { code } }, false).code.vertex).toBe(code)
})
