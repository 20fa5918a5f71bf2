/** pack and unpack through a texture of 8 bits a channel that a GPU writes and reads. */
import { createEngine, draw } from 'kirari'
import { float, fragCoord, ivec2, target, uint } from 'kirari/node'
import { expect, test } from 'vitest'
import { pack, pcg, unpack } from '../../src/index.ts'

test.each(['webgl2', 'webgpu'] as const)('numbers of 24 bits come back bit for bit through a texture, on %s', async (backend) => {
  const size: readonly [number, number] = [64, 64]
  const cell = uint(fragCoord.y.floor()).mul(64).add(uint(fragCoord.x.floor()))
  const value = float(pcg(cell).shiftRight(8)).mul(2 ** -24)
  const given = target({ color: 'r32float' }, { size })
  const encoded = target({ color: 'rgba8unorm' }, { size })
  const decoded = target({ color: 'r32float' }, { size })
  const texel = encoded.color.load(ivec2(fragCoord.xy))
  const engine = createEngine({
    canvas: document.createElement('canvas'),
    backend,
    frame: [
      draw({ fragment: { color: value }, target: given }),
      draw({ fragment: { color: pack(value) }, target: encoded }),
      draw({ fragment: { color: unpack(texel) }, target: decoded }),
    ],
  })
  engine.pause()
  await engine.ready
  engine.step()
  const [before, after] = [await engine.read(given.color), await engine.read(decoded.color)]
  expect(new Set(before.data).size).toBeGreaterThan(4000)
  expect(Array.from(after.data)).toEqual(Array.from(before.data))
  engine.dispose()
})
