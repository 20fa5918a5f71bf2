/** The texts of diagnostics, in development and in production. */
import { describe, expect, test } from 'vitest'
import type { Program } from '../../shader/ir/program.ts'
import * as brief from './brief.ts'
import * as briefFrame from './brief-frame.ts'
import { EngineError } from './error.ts'
import * as explain from './explain.ts'
import * as explainFrame from './explain-frame.ts'

const program: Program = {
  language: 'glsl',
  vertex: '',
  fragment: 'void main() {\n  color = missing;\n}',
  uniforms: [],
  blockBytes: 0,
  textures: [],
  sites: [undefined, { place: 'app.ts:4:7' }, undefined],
}

test.each([
  [explain.noWebGL2(), 'E1001: expected a WebGL2 context, got null\n  hint: WebGL2 is missing'],
  [explain.noWebGPU('no adapter'), "E1002: expected WebGPU, got no adapter\n  hint: createEngine of `kirari` with backend 'auto'"],
  [explain.noWebGPU('software that plays a GPU'), "E1002: expected WebGPU, got software that plays a GPU\n  hint: backend 'auto' uses"],
  [explain.noPlace('neither'), 'E1003: expected `canvas` or `container`, got neither\n  hint: an engine needs a page or an OffscreenCanvas'],
  [explain.tooManyContexts(8), 'E1004: expected at most 8 canvases with a WebGL2 context of their own, got one more\n  hint: browsers drop'],
  [explain.notRestored(), 'E1005: expected the GPU back after it was lost, but it did not come\n  hint: show a still picture'],
  [
    explainFrame.badStep('either a `fragment` of nodes or shader text in `glsl` and `wgsl`', 'neither'),
    'E1007: expected either a `fragment` of nodes or shader text in `glsl` and `wgsl`, got neither',
  ],
  [explainFrame.badGeometry('1 to 4 numbers a vertex for "position"', 5), 'E1008: expected 1 to 4 numbers a vertex for "position", got 5'],
  [explainFrame.tooMany(9, 4, 'vertices'), 'E1008: expected at most 4 vertices, for which there are numbers, got 9\n  hint: draw fewer'],
  [explainFrame.noFeature('shader-f16'), 'E1009: expected a GPU with shader-f16, which this one does not have'],
  [explain.notShown(), 'E1010: expected a storage, a texture or a picture of a target that the shown frame uses, got something else'],
  [explainFrame.wrongLength(8, 6), 'E1011: expected 8 numbers for the storage, got 6'],
  [explainFrame.wrongLength(2, 1, 'mass'), 'E1011: expected 2 numbers for "mass" of the storage, got 1'],
  [
    explain.wrongPixels(2, 1, new Float32Array(8)),
    'E1011: expected 8 numbers of 8 bits for a picture of 2 by 1 pixels, in a Uint8Array or Uint8ClampedArray, got a Float32Array of 8\n  hint: four numbers',
  ],
  [
    explain.disposedEarly(),
    'E1013: expected the engine to live until its first program is compiled, but it was disposed before\n  hint: where it goes with a part of the page',
  ],
  [
    explain.needsStep('textures'),
    'E1016: expected a frame of steps for a fragment that reads textures, got a fragment alone\n  hint: write `frame: [draw({ fragment })]` instead',
  ],
  [explain.needsStep('timing'), 'E1016: expected a frame of steps for `timing: true`, got a fragment alone'],
  [
    explain.noSupport('kirari/webgpu', 'kirari/webgl'),
    "E1017: expected a step made by draw(), dispatch() or repeat() from kirari/webgl, got steps from kirari/webgpu\n  hint: import draw, dispatch and repeat from 'kirari/webgl'",
  ],
  [explain.noSupport(undefined, 'kirari'), 'E1017: expected a step made by draw(), dispatch() or repeat() from kirari, got none\n  hint: these steps'],
  [explain.nothingToCapture(), 'E1006: expected a picture to capture, but there is none\n  hint: the engine was disposed'],
])('$code says what was expected, what came and what to do', (diagnostic, text) => {
  expect(new EngineError(diagnostic).message.startsWith(text)).toBe(true)
})

test.each([
  [{ samples: 2 }, 'E1012: expected 1 or 4 as `samples`, got 2'],
  [{ backend: 'webgl3' }, 'E1012: expected "auto" or "webgpu" or "webgl2" as `backend`, got webgl3'],
  [{}, 'E1012: expected either `fragment` or `frame`, got neither'],
  [{ frame: 1 }, 'E1012: expected a list of steps, or a function that gives one, as `frame`, got 1'],
])('invalid options are refused: %o', (options, text) => {
  expect(() => explain.checkOptions(options)).toThrow(text)
  expect(() => brief.checkOptions(options)).not.toThrow()
})

describe('S4001, an error of a driver,', () => {
  test("is reported at the user's line, with the text of that line", () => {
    const diagnostic = explain.driverRefused(
      program,
      explain.readLog("ERROR: 0:2: 'missing' : undeclared identifier\nERROR: 0:3: '' : compilation terminated\n\0"),
    )
    expect(diagnostic.message).toBe('the driver refused the glsl: ERROR: 0:2: \'missing\' : undeclared identifier, in "color = missing;"')
    expect(diagnostic.site?.place).toBe('app.ts:4:7')
    expect(diagnostic.notes).toEqual([{ message: `ERROR: 0:3: '' : compilation terminated, in "}"`, site: undefined }])
  })

  test('is reported without a line where the driver names none', () => {
    expect(explain.readLog('varying uv does not match')).toEqual([{ line: 0, message: 'varying uv does not match' }])
    expect(explain.driverRefused(program, []).message).toBe('the driver refused the glsl: it does not say why')
  })
})

test('production builds have the same diagnostics with the same codes', () => {
  expect(Object.keys(brief).toSorted()).toEqual(Object.keys(explain).toSorted())
  expect(Object.keys(briefFrame).toSorted()).toEqual(Object.keys(explainFrame).toSorted())
  const codes = (from: typeof brief | typeof explain): readonly string[] =>
    [
      from.noWebGL2(),
      from.noWebGPU('none'),
      from.noPlace('neither'),
      from.tooManyContexts(8),
      from.notRestored(),
      from.nothingToCapture(),
      from.disposedEarly(),
      from.needsStep('timing'),
      from.noSupport(undefined, 'kirari'),
      from.driverRefused(program, []),
    ].map(({ code }) => code)
  expect(codes(brief)).toEqual(codes(explain))
})
