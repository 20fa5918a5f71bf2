/** Frames of steps on a WebGL2 context: the calls they make, the state they leave, the resources they free, and the loss of the context. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attribute, float, kernel, storage, target, texture, texture2D, time, uniform, uv, vec2, vec3, vec4 } from '../../../shader/front/node/index.ts'
import type { StorageSource, UniformSource } from '../../../shader/ir/expr.ts'
import { createEngine, draw, type Engine } from '../../../index.ts'
import { loadImage } from '../../../texture/index.ts'
import type { Slot } from '../../device/device.ts'
import type { Prepared } from '../../device/graphics.ts'
import { createStage, countLive, pixel, recordCalls } from '../../../../test/engine/stage.ts'
import { createWebGLRenderer, type WebGLRenderer } from '../../../../test/engine/webgl-renderer.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGLRenderer
beforeEach(async () => {
  renderer = await createWebGLRenderer()
})
afterEach(() => renderer.dispose())

const square = geometry({
  position: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
})
const position = attribute(vec2, 'position')
const squareStep = (more: Partial<Parameters<typeof draw>[0]> = {}): ReturnType<typeof draw> =>
  draw({ vertex: vec4(position, 0, 1), fragment: vec3(1, 0, time), geometry: square, topology: 'triangle-strip', ...more })

/** The calls of the third frame, when all caches are filled. */
const callsOf = async (steps: readonly ReturnType<typeof draw>[]): Promise<readonly string[]> => {
  const entries: { readonly prepared: Prepared; readonly slots: readonly Slot[] }[] = []
  for (const step of steps) entries.push(await renderer.prepare(step))
  const frame = (): void => {
    renderer.graphics.begin(4, 4)
    for (const { prepared, slots } of entries) {
      for (const slot of slots) slot.changed = true
      prepared.run(slots)
    }
    renderer.graphics.end()
  }
  frame()
  frame()
  const { calls, stop } = recordCalls(WebGL2RenderingContext)
  frame()
  stop()
  return calls
}

describe('a frame makes', () => {
  test('two calls for a step that fills the canvas', async () => {
    expect(await callsOf([draw({ fragment: vec3(uv, time) })])).toEqual(['uniform1f', 'drawArrays'])
  })

  test('only draws and changes of programs, for several steps', async () => {
    const steps = [draw({ fragment: vec3(uv, time) }), draw({ fragment: vec3(uv.x, time, 0).mul(0.5), blend: 'add' })]
    expect(await callsOf(steps)).toEqual(['useProgram', 'uniform1f', 'drawArrays', 'enable', 'useProgram', 'uniform1f', 'drawArrays', 'disable'])
  })

  test('a clear, a vertex array and a draw for a geometry', async () => {
    expect(await callsOf([squareStep()])).toEqual(['clearBufferfv', 'uniform1f', 'bindVertexArray', 'drawArrays', 'bindVertexArray'])
  })

  test('in addition a framebuffer and a viewport, for a target of another size', async () => {
    const small = target({ color: 'rgba8unorm' }, { size: [2, 2] })
    expect(await callsOf([draw({ target: small, fragment: vec3(uv, time) })])).toEqual([
      'bindFramebuffer',
      'viewport',
      'uniform1f',
      'drawArrays',
      'bindFramebuffer',
      // A frame without draws leaves the canvas transparent.
      'clearBufferfv',
      'viewport',
    ])
  })

  test('in addition one texture binding, for a target that is drawn and read in the same frame', async () => {
    const scene = target({ color: 'rgba8unorm' }, { size: [4, 4] })
    const calls = await callsOf([draw({ target: scene, fragment: vec3(uv, time) }), draw({ fragment: scene.color.sample(uv) })])
    expect(calls).toEqual(['bindFramebuffer', 'useProgram', 'uniform1f', 'drawArrays', 'bindFramebuffer', 'useProgram', 'drawArrays'])
  })
})

test('a frame leaves the context as lone fragments on other canvases expect it', async () => {
  const { gl } = renderer.context
  const small = target({ color: 'rgba8unorm', depth: true }, { size: [2, 2], samples: 4 })
  const step = squareStep({
    target: small,
    depth: { compare: 'always', bias: { constant: 1, slope: 1 } },
    blend: 'alpha',
    cull: 'back',
    colorMask: [true, false, true, true],
    scissor: [0, 0, 1, 1],
    viewport: [0, 0, 1, 1],
  })
  await renderer.run([step, draw({ fragment: small.color.sample(uv) }), squareStep({ depth: true })], 6, 5)
  const off = [gl.BLEND, gl.DEPTH_TEST, gl.CULL_FACE, gl.SCISSOR_TEST, gl.POLYGON_OFFSET_FILL].map((name) => gl.isEnabled(name))
  expect(off).toEqual([false, false, false, false, false])
  const names = [gl.DRAW_FRAMEBUFFER_BINDING, gl.READ_FRAMEBUFFER_BINDING, gl.VERTEX_ARRAY_BINDING, gl.PIXEL_PACK_BUFFER_BINDING, gl.ARRAY_BUFFER_BINDING]
  expect(names.map((name): unknown => gl.getParameter(name))).toEqual([null, null, null, null, null])
  expect(gl.getParameter(gl.COLOR_WRITEMASK)).toEqual([true, true, true, true])
  expect([...(gl.getParameter(gl.VIEWPORT) as Int32Array)]).toEqual([0, 0, 6, 5])
  expect(gl.getError()).toBe(gl.NO_ERROR)
})

describe('resources are freed', () => {
  const pairs = {
    createTexture: 'deleteTexture',
    createRenderbuffer: 'deleteRenderbuffer',
    createFramebuffer: 'deleteFramebuffer',
    createBuffer: 'deleteBuffer',
    createVertexArray: 'deleteVertexArray',
    createProgram: 'deleteProgram',
    createShader: 'deleteShader',
  }

  test('with the last step that uses it', async () => {
    const counted = countLive(WebGL2RenderingContext.prototype, pairs)
    const state = target({ color: 'rgba16float', depth: true }, { samples: 4, pingPong: true })
    const photo = texture(texture2D, { value: { width: 1, height: 1, data: Uint8Array.from([255, 0, 0, 255]) } })
    const values = storage(vec3, 8)
    const fill = kernel(8, (i) => {
      values.at(i).assign(vec3(float(i)))
    })
    const steps = [
      fill,
      squareStep({ target: state, depth: true, fragment: state.color.sample(uv).add(0.1) }),
      draw({
        fragment: photo
          .sample(uv)
          .add(state.color.sample(uv))
          .add(vec4(values.at(3), 1)),
      }),
      squareStep({ depth: true }),
    ]
    const entries = []
    for (const step of steps) entries.push(await renderer.prepare(step))
    for (const width of [4, 8]) {
      renderer.graphics.begin(width, 4)
      for (const { prepared, slots } of entries) prepared.run(slots)
      renderer.graphics.end()
    }
    // 2 of the storage; 3 of the colours and 3 of the depth of the target (a pair and a multisampled one); 2 of the canvas; the photo.
    expect(renderer.graphics.live).toEqual({ programs: 4, buffers: 2, textures: 11, targets: 1 })
    for (const { prepared } of entries) prepared.dispose()
    renderer.graphics.begin(4, 4)
    renderer.graphics.end()
    expect(renderer.graphics.live).toEqual({ programs: 0, buffers: 0, textures: 0, targets: 0 })
    renderer.graphics.dispose()
    counted.stop()
    expect(Object.values(counted.live()).filter((count) => count !== 0)).toEqual([])
  })

  test('when a step is refused', async () => {
    const counted = countLive(WebGL2RenderingContext.prototype, pairs)
    const other = attribute(vec2, 'other')
    await expect(renderer.prepare(squareStep({ vertex: vec4(other, 0, 1), target: target({ color: 'r8unorm' }) }))).rejects.toThrow(/E103[12]/)
    counted.stop()
    expect([renderer.graphics.live, Object.values(counted.live()).filter((count) => count !== 0)]).toEqual([
      { programs: 0, buffers: 0, textures: 0, targets: 0 },
      [],
    ])
  })
})

test('a canvas that is not cleared preserves its pixels, in a renderbuffer', async () => {
  const add = draw({ fragment: vec4(0.2), blend: 'add', clear: false })
  await renderer.run([add])
  await renderer.run([add])
  expect(pixel(await renderer.capture([add]), 0, 0)).toEqual([153, 153, 153, 153])
})

test('a frame that does not draw to the canvas leaves it transparent', async () => {
  await renderer.run([draw({ fragment: vec3(1) })])
  expect(pixel(await renderer.capture([]), 0, 0)).toEqual([0, 0, 0, 0])
})

test('preparing a step leaves the bindings of the context unchanged, also if its program is cached', async () => {
  const { gl } = renderer.context
  const into = (): ReturnType<typeof draw> => draw({ target: target({ color: 'rgba8unorm', depth: true }), fragment: vec3(uv, 0) })
  for (const step of [into(), into()]) {
    await renderer.prepare(step)
    expect([gl.getParameter(gl.DRAW_FRAMEBUFFER_BINDING), gl.getParameter(gl.READ_FRAMEBUFFER_BINDING)]).toEqual([null, null])
  }
})

test('preparing a step does not draw into the targets of other steps', async () => {
  const smooth = target({ color: 'rgba8unorm' }, { size: [2, 2], samples: 4 })
  const paint = draw({ target: smooth, fragment: vec3(0, 1, 0) })
  await renderer.run([paint])
  // The new step reads the target, which is not resolved yet, and its warm-up draws red, off-screen.
  await renderer.prepare(draw({ fragment: smooth.color.sample(uv).add(vec4(1, -1, 0, 0)) }))
  const { source } = smooth.source.colors[0] ?? {}
  expect(source && [...(await renderer.graphics.readTexture(source)).data.subarray(0, 4)]).toEqual([0, 255, 0, 255])
})

test('preparing a step draws off-screen, also if its image has to be flipped first', async () => {
  const { gl } = renderer.context
  const value = await loadImage(Object.assign(document.createElement('canvas'), { width: 2, height: 2 }).toDataURL())
  const framebuffers: unknown[] = []
  const draws = vi.spyOn(gl, 'drawArrays').mockImplementation(() => void framebuffers.push(gl.getParameter(gl.DRAW_FRAMEBUFFER_BINDING)))
  await renderer.prepare(draw({ fragment: texture(texture2D, { value }).sample(uv) }))
  draws.mockRestore()
  expect(framebuffers).toEqual([expect.any(WebGLFramebuffer)])
})

test('a count beyond the vertices is refused in its frame, and the next frame draws again', async () => {
  let count = 5
  const step = squareStep({ count: () => count, fragment: vec3(1, 0, 0) })
  await expect(renderer.capture([step])).rejects.toThrow(/E1008.*at most 4 vertices.*got 5/)
  count = 4
  expect(pixel(await renderer.capture([step]), 0, 0)).toEqual([255, 0, 0, 255])
  expect(renderer.context.gl.getError()).toBe(0)
})

test('a texture of the application is read back as the GPU has it', async () => {
  const photo = texture(texture2D, { value: { width: 2, height: 1, data: Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 255]) } })
  const heights = texture(texture2D, { value: { width: 1, height: 1, data: Float32Array.from([0.5, -2, 3, 1]) } })
  await renderer.run([draw({ fragment: photo.sample(uv).add(heights.sample(uv)) })])
  const read = async (node: unknown): Promise<readonly number[]> => {
    // The node of a texture has its source as `detail`.
    const { detail } = node as { readonly detail: UniformSource }
    return [...(await renderer.graphics.readTexture(detail)).data]
  }
  expect([await read(photo), await read(heights)]).toEqual([
    [255, 0, 0, 255, 0, 255, 0, 255],
    [0.5, -2, 3, 1],
  ])
})

test('programs of the same text are compiled once, and freed with the last', async () => {
  const { calls, stop } = recordCalls(WebGL2RenderingContext)
  const level = (value: number): ReturnType<typeof draw> => draw({ fragment: vec3(uniform(value)) })
  const [one, other] = await Promise.all([renderer.prepare(level(0)), renderer.prepare(level(1))])
  one.prepared.dispose()
  expect(calls.filter((name) => name === 'deleteProgram')).toEqual([])
  other.prepared.dispose()
  stop()
  expect(['linkProgram', 'deleteProgram'].map((wanted) => calls.filter((name) => name === wanted).length)).toEqual([1, 1])
})

test('an out-of-memory error names the resource', async () => {
  const { gl } = renderer.context
  const real = gl.getError.bind(gl)
  gl.getError = () => gl.OUT_OF_MEMORY
  await renderer.prepare(draw({ target: target({ color: 'rgba8unorm' }, { name: 'large' }), fragment: vec3(1) }))
  gl.getError = real
  expect(renderer.errors.map(({ message }) => message.split('\n')[0])).toContain('E1035: expected enough memory on the GPU for target "large"')
})

test('GPU times of frames are reported, where supported', async () => {
  const timed = await createWebGLRenderer({ timing: true })
  const isSupported = timed.context.gl.getExtension('EXT_disjoint_timer_query_webgl2') !== null
  const step = draw({ fragment: vec3(uv, time) })
  for (let i = 0; i < 40 && timed.times.length === 0; i++) {
    await timed.run([step])
    await new Promise(requestAnimationFrame)
  }
  timed.dispose()
  expect(timed.times.length > 0).toBe(isSupported)
  expect(timed.times.every((milliseconds) => milliseconds >= 0)).toBe(true)
})

describe('a context that is lost', () => {
  const lose = async (): Promise<void> => {
    renderer.context.gl.getExtension('WEBGL_lose_context')?.loseContext()
    await renderer.context.lost
  }

  test('lets steps be prepared, run and freed without an exception', async () => {
    const step = squareStep({ target: target({ color: 'rgba8unorm', depth: true }, { samples: 4 }), depth: true })
    const before = await renderer.prepare(step)
    await lose()
    const after = await renderer.prepare(squareStep())
    renderer.graphics.begin(8, 8)
    before.prepared.run(before.slots)
    after.prepared.run(after.slots)
    renderer.graphics.end()
    before.prepared.dispose()
    after.prepared.dispose()
    expect(renderer.errors).toEqual([])
  })

  test('rejects reads', async () => {
    const values = storage(float, 4)
    await renderer.prepare(
      kernel(4, (i) => {
        values.at(i).assign(1)
      }),
    )
    // The node of a storage has its description as `detail`.
    const { detail } = values as unknown as { readonly detail: StorageSource }
    const reading = renderer.graphics.readStorage(detail)
    await lose()
    await expect(reading).rejects.toThrow(/E1020/)
  })
})

test('canvases that share a context draw frames and lone fragments side by side', async () => {
  const stages = Array.from({ length: 8 }, () => createStage())
  const engines = stages.map((stage, i): Engine => {
    const common = { container: stage.container, pixelRatio: 1, backend: 'webgl2' } as const
    const level = uniform(i / 10)
    const engine =
      i % 2 === 0
        ? createEngine({ ...common, fragment: vec3(level) })
        : createEngine({ ...common, frame: [squareStep({ fragment: vec3(0, level, 0), depth: true, cull: 'back' })] })
    return stage.keep(engine)
  })
  await Promise.all(engines.map((engine) => engine.ready))
  for (const round of [0, 1])
    for (const [i, engine] of engines.entries()) {
      const level = Math.round(i * 25.5)
      const [r, g = 0, b, a] = pixel(await engine.capture(), 30, 20)
      expect([r, Math.abs(g - level) <= 1, b, a], `canvas ${i} in round ${round}`).toEqual(i % 2 === 0 ? [g, true, g, 255] : [0, true, 0, 255])
    }
  for (const stage of stages) stage.clear()
})
