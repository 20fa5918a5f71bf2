/** Drawings and kernels: their golden texts, their errors, and their program descriptions. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { draw } from '../../../src/index.ts'
import { compileGLSLStages } from '../../../src/shader/target/glsl/stages.ts'
import { compileWGSLCompute, compileWGSLStages } from '../../../src/shader/target/wgsl/stages.ts'
import {
  array,
  atomic,
  atomicAdd,
  attribute,
  bool,
  compute,
  float,
  fn,
  fragCoord,
  globalId,
  half,
  If,
  int,
  mat2,
  mat3,
  mat4,
  nothing,
  pointCoord,
  sampleIndex,
  select,
  storage,
  struct,
  subgroupAdd,
  texture,
  texture2D,
  uint,
  uniform,
  uv,
  varying,
  vec2,
  vec3,
  vec4,
  workgroup,
  workgroupBarrier,
} from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { glslReserved } from '../../../src/shader/target/glsl/reserved.ts'
import { wgslReserved } from '../../../src/shader/target/wgsl/reserved.ts'
import { compactNames } from '../../../src/shader/target/text/compact-namer.ts'
import { readableNames } from '../../../src/shader/target/text/namer.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { drawings, kernels, points } from '../case/stages.ts'

const folder = new URL('../golden/', import.meta.url)
const update = process.env['UPDATE_GOLDEN'] === '1'

const keep = (name: string, text: string): void => {
  const file = new URL(name, folder)
  const kept = `${text.trimEnd()}\n`
  if (update) writeFileSync(file, kept)
  expect(kept).toBe(readFileSync(file, 'utf8'))
}

const texts: readonly (readonly [file: string, print: () => string])[] = [
  ...Object.entries({ ...drawings, points }).flatMap(([name, drawing]) => [
    [`${name}.vertex.glsl`, () => toGLSL(drawing).vertex] as const,
    [`${name}.fragment.glsl`, () => toGLSL(drawing).fragment] as const,
  ]),
  ...Object.entries(drawings).map(([name, drawing]) => [`${name}.wgsl`, () => toWGSL(drawing)] as const),
  ...Object.entries(kernels).map(([name, kernel]) => [`${name}.wgsl`, () => toWGSL(kernel)] as const),
]

describe('the text', () => {
  it.each(texts)('of %s is the kept one', (name, print) => {
    keep(name, print())
  })

  it('is the same from run to run', () => {
    const all = (): readonly string[] => texts.map(([, print]) => print())
    expect(all()).toEqual(all())
  })
})

describe('what toGLSL and toWGSL take', () => {
  const twice = fn('twice', [{ x: float }], float, (x) => x.mul(2))
  const more = fn('more', [{ x: float }], float, (x) => twice(x).add(1))
  const less = fn('less', [{ x: float }], float, (x) => twice(x).sub(1))

  it('prints a list of functions as one text, each with what it calls, once', () => {
    const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.endsWith('{'))
    expect(lines(toGLSL([more, less, more]))).toEqual(['float twice(float x) {', 'float more(float x) {', 'float less(float x) {'])
    expect(lines(toWGSL([more, less]))).toEqual(['fn twice(x: f32) -> f32 {', 'fn more(x: f32) -> f32 {', 'fn less(x: f32) -> f32 {'])
  })

  it('says what a list lacks', () => {
    const list: readonly unknown[] = [more, vec4(1)]
    for (const print of [toGLSL, toWGSL] as const) {
      expect(() => print(list as never)).toThrow('S1001: expected functions made by fn, generic or overload in a list, got vec4')
      expect(() => print([])).toThrow('S1001: expected functions made by fn, generic or overload in a list, got the array []')
    }
  })

  it('takes the step of a frame as it takes its stages', () => {
    const stages = { vertex: vec4(attribute(vec2, 'corner'), 0, 1), fragment: vec4(1) }
    const step = draw({ ...stages, count: 3 })
    expect(toGLSL(step)).toEqual(toGLSL(stages))
    expect(toWGSL(step)).toBe(toWGSL(stages))
  })
})

const glsl = { compact: false, namer: readableNames(glslReserved) }
const wgsl = { compact: false, namer: readableNames(wgslReserved) }

describe('what a program says about itself', () => {
  const position = attribute(vec3, 'position')
  const id = attribute(uint, 'id')
  const stages = {
    vertex: uniform(mat4, undefined, 'view').mul(vec4(position, 1)),
    fragment: { color: vec4(varying(position.xy, { name: 'place' }), uniform(0.5, 'level'), 1), id: varying(id, { name: 'id' }) },
  }

  it.each([
    ['GLSL', () => compileGLSLStages(stages, { ...glsl, namer: readableNames(glslReserved) }, it)],
    ['WGSL', () => compileWGSLStages(stages, { ...wgsl, namer: readableNames(wgslReserved) }, it)],
  ])('lists attributes, varyings, outputs and uniforms of a drawing in %s', (language, compile) => {
    const { attributes, varyings, outputs, uniforms, entryPoints, writesDepth, features } = compile()
    expect(attributes.map(({ name, type, location }) => [name, type.name, location])).toEqual([
      ['position', 'vec3', 0],
      ['id', 'uint', 1],
    ])
    expect(varyings.map(({ type, location, source }) => [type.name, location, source.name, source.interpolation])).toEqual([
      ['vec2', 0, 'place', 'smooth'],
      ['uint', 1, 'id', 'flat'],
    ])
    expect(outputs.map(({ type, location }) => [type.name, location])).toEqual([
      ['vec4', 0],
      ['uint', 1],
    ])
    expect(uniforms.map(({ name }) => name).toSorted()).toEqual(['level', 'view'])
    expect(entryPoints).toEqual(language === 'GLSL' ? { vertex: 'main', fragment: 'main' } : { vertex: 'vertexMain', fragment: 'fragmentMain' })
    expect([writesDepth, features]).toEqual([false, []])
  })

  it('lists the leaves of a struct in a uniform by their places in the text and in the block', () => {
    const Light = struct('Light', { color: vec3, isOn: bool, falloff: array(float, 3), turn: mat3 })
    const lights = uniform(array(Light, 2), undefined, 'lights')
    const program = compileWGSLStages({ fragment: lights.at(1).color }, wgsl, it)
    expect(program.uniforms.map(({ name, type, count, byteOffset, byteStride }) => [name, type.name, count, byteOffset, byteStride])).toEqual([
      ['lights[0].color', 'vec3', undefined, 0, 16],
      ['lights[0].isOn', 'bool', undefined, 12, 4],
      ['lights[0].falloff', 'float', 3, 16, 16],
      ['lights[0].turn', 'mat3', undefined, 64, 16],
      ['lights[1].color', 'vec3', undefined, 112, 16],
      ['lights[1].isOn', 'bool', undefined, 124, 4],
      ['lights[1].falloff', 'float', 3, 128, 16],
      ['lights[1].turn', 'mat3', undefined, 176, 16],
    ])
    expect(program.block).toEqual({ binding: 0, byteLength: 224 })
  })

  it('puts a uniform of many parts where WGSL has its members', () => {
    const [scale, turn, isOn] = [uniform(1, 'scale'), uniform(mat2, undefined, 'turn'), uniform(true, 'isOn')]
    const color = vec3(turn.mul(vec2(scale)), select(0, scale, isOn))
    const { uniforms, block } = compileWGSLStages({ fragment: color }, wgsl, it)
    const places = uniforms.map(({ name, byteOffset }) => [name, byteOffset])
    // Columns of two floats begin at multiples of 8, a bool of 4.
    expect(places).toEqual([
      ['turn', 0],
      ['scale', 16],
      ['isOn', 20],
    ])
    expect(block?.byteLength).toBe(32)
    const other = compileWGSLStages({ fragment: vec3(scale, turn.mul(uv)) }, wgsl, it)
    expect(other.uniforms.map(({ byteOffset }) => byteOffset)).toEqual([0, 8])
  })

  it('lists textures and storages with their bindings, one after another', () => {
    const image = texture(texture2D, 'image')
    const Cell = struct('Cell', { place: vec3, mass: float, tags: array(uint, 3) })
    const cells = storage(Cell, 10, { name: 'cells' })
    const sum = storage(atomic(int), { name: 'sum' })
    const kernel = compute({ workgroupSize: [4, 2], name: 'step' }, () => {
      cells.at(globalId.x).mass.assign(
        image
          .sampleLevel(vec2(0.5), 0)
          .x.add(uniform(1, 'gain'))
          .add(subgroupAdd(cells.at(0).mass)),
      )
      cells.at(sum === undefined ? 0 : 1).place.assign(vec3(0))
    })
    const program = compileWGSLCompute(kernel, { ...wgsl, namer: readableNames(wgslReserved) }, it)
    expect(program.textures.map(({ name, binding, samplerBinding }) => [name, binding, samplerBinding])).toEqual([['image', 1, 2]])
    expect(program.storages.map(({ name, binding, byteStride, byteLength }) => [name, binding, byteStride, byteLength])).toEqual([['cells', 3, 32, 320]])
    expect(program.storages[0]?.leaves.map(({ path, byteOffset }) => [path.join('.'), byteOffset])).toEqual([
      ['place', 0],
      ['mass', 12],
      ['tags', 16],
    ])
    expect([program.workgroupSize, program.features, program.block?.byteLength]).toEqual([[4, 2, 1], ['subgroups'], 16])
  })

  it('reads a varying in the vertex stage as what it is computed from, and counts only those that are read beyond', () => {
    const doubled = varying(position.x.mul(2), { name: 'doubled' })
    const sum = varying(doubled.add(1), { name: 'sum' })
    for (const text of [toGLSL({ vertex: vec4(doubled), fragment: vec3(sum) }).vertex, toWGSL({ vertex: vec4(doubled), fragment: vec3(sum) })]) {
      expect(text).toContain('t + 1.0')
      expect(text).not.toContain('doubled')
    }
  })

  it('names one uniform alike in both stages, also in compact text', () => {
    const level = uniform(0.5, 'level')
    const { code, uniforms } = compileGLSLStages({ vertex: vec4(level), fragment: vec3(level) }, { compact: true, namer: compactNames() }, it)
    expect(uniforms).toHaveLength(1)
    expect([code.vertex, code.fragment].every((text) => text?.includes(`uniform float ${uniforms[0]?.name};`))).toBe(true)
  })
})

const counter = storage(atomic(uint), { name: 'counter' })
const change = fn('change', [], nothing, () => {
  atomicAdd(counter, 1)
})

describe('what is refused', () => {
  const position = attribute(vec3, 'position')
  it.each<readonly [string, () => unknown, RegExp]>([
    ['an attribute in a fragment', () => toGLSL(position), /S3007.*attribute "position"/],
    ['a pixel in the vertex stage', () => toWGSL({ vertex: vec4(uv, 0, 1), fragment: vec3(1) }), /S3007.*uv/],
    ['an invocation in a fragment', () => toWGSL(vec3(float(globalId.x))), /S3007.*globalId/],
    ['a compute stage in GLSL', () => toGLSL(compute({ workgroupSize: [1] }, () => {}) as never), /S3008.*compute/],
    ['a point in WGSL', () => toWGSL(vec3(pointCoord, 1)), /S3008.*pointCoord/],
    ['the size of a point in WGSL', () => toWGSL({ vertex: { position: vec4(1), pointSize: 2 }, fragment: vec3(1) }), /S3008.*pointSize/],
    ['a sample in GLSL', () => toGLSL(vec3(float(sampleIndex))), /S3008.*sampleIndex/],
    ['a storage in a function of GLSL', () => toGLSL(fn('first', [], float, () => storage(float, 4).at(0))), /S3008.*storage/],
    ['an atomic in GLSL', () => toGLSL(change), /S3008.*(atomicAdd|storage)/],
    ['a barrier in GLSL', () => toGLSL(fn('wait', [], nothing, () => workgroupBarrier())), /S3008.*workgroupBarrier.*workgroups/s],
    ['a subgroup in GLSL', () => toGLSL(vec3(subgroupAdd(uv.x))), /S3008.*subgroupAdd.*subgroups/s],
    [
      'a write to a storage that is only read',
      () => toWGSL(compute({ workgroupSize: [1] }, () => storage(float, 4, { access: 'read' }).at(0).assign(1))),
      /S1012/,
    ],
    ['a workgroup variable in a fragment', () => toWGSL(vec3(workgroup(float, 'tile'))), /S3007.*workgroup variable "tile"/],
    [
      'a barrier in a branch that only some take',
      () => toWGSL(compute({ workgroupSize: [2] }, () => void If(globalId.x.equal(0), () => workgroupBarrier()))),
      /S3006.*workgroupBarrier/,
    ],
    ['an atomic outside of a body', () => atomicAdd(storage(atomic(uint)), 1), /S1006.*atomicAdd/],
    ['a bool between stages', () => varying(position.x.lessThan(0) as never), /S1001.*varying/],
    ['integers that are smooth', () => varying(uint(1), { interpolation: 'smooth' }), /S1001.*smooth/],
    ['an attribute of bools', () => attribute(bool, 'flag'), /S1001.*attribute/],
    ['an attribute of halves', () => attribute(half, 'h'), /S1001.*attribute/],
    ['a storage of bools', () => storage(struct('S', { flag: bool }), 2), /S1001.*storage/],
    ['an index beyond a storage', () => storage(float, 4).at(4), /S1005/],
    ['an atomic of floats', () => atomic(float as never), /S1001.*int or uint/],
    ['a workgroup of no invocation', () => compute({ workgroupSize: [0] }, () => {}), /S1001.*workgroup/],
    ['a vertex that is no vec4', () => toGLSL({ vertex: position as never, fragment: vec3(1) }), /S1001.*position/],
    ['an output that is a bool', () => toGLSL({ vertex: vec4(1), fragment: { flag: fragCoord.x.lessThan(1) as never } }), /S1001.*flag/],
    ['a drawing without an output', () => toGLSL({ fragment: {} }), /S1001.*an output/],
    ['a list for a struct', () => uniform(struct('S', { a: float }), [1] as never), /S1001.*S\b/],
    ['a field too many', () => uniform(struct('S', { a: float }), { a: 1, b: 2 } as never), /S1001.*"b"/],
    ['a wrong value deep inside', () => uniform(array(struct('S', { m: mat3 }), 2), [{ m: [1] }, { m: [1] }]), /S1001.*9 numbers.*\[0\]\.m/],
    ['a fraction for an int', () => uniform(array(int, 2), [1, 0.5]), /S2006/],
    ['a workgroup variable of a texture', () => workgroup(texture2D as never), /S1001/],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(message)
  })
})
