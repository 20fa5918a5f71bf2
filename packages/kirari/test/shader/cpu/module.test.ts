/** The text of a module, loaded as an application with a strict content security policy would bundle it. */
import { describe, expect, it } from 'vitest'
import { Discard, float, fn, If, struct, texture, texture2D, time, uniform, uv, vec2, vec4 } from '../../../src/shader/front/node/index.ts'
import { printJS, texels, toJS } from '../../../src/shader/target/cpu/index.ts'

const load = (text: string): Promise<Readonly<Record<string, unknown>>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`) as Promise<Readonly<Record<string, unknown>>>

describe('the module of a shader', () => {
  it('exports functions that take and give numbers', async () => {
    const area = fn('area', [{ size: vec2 }], float, (size) => size.x.mul(size.y))
    const { area: run, r } = (await load(printJS(area))) as { area: (x: number, y: number) => number; r?: unknown }
    expect([run(2, 3), r]).toEqual([6, undefined])
  })

  it('leaves several results in r, and reads what is set on inputs', async () => {
    const tint = uniform([1, 0.5], 'tint')
    const module = await load(printJS(vec4(uv.mul(tint), time, 1)))
    const { fragment, r, inputs } = module as { fragment: () => void; r: Float64Array; inputs: Record<string, unknown> }
    inputs['uv'] = [0.5, 0.5]
    inputs['tint'] = [1, 2]
    inputs['time'] = 3
    fragment()
    expect([...r]).toEqual([0.5, 1, 3, 1])
  })

  it('sets uniforms without a name, and one that is called as the parameter of setters', async () => {
    const text = printJS(vec4(uniform(1), uniform([2, 3]).x, uniform(4, 'value'), 1))
    const { fragment, r, inputs } = (await load(text)) as { fragment: () => void; r: Float64Array; inputs: Record<string, unknown> }
    Object.assign(inputs, { value: 5, value1: [6, 7], value2: 8 })
    fragment()
    expect([...r]).toEqual([5, 6, 8, 1])
  })

  it('keeps the fields of structs apart', async () => {
    const Box = struct('Box', { low: vec2, high: vec2 })
    const width = fn('width', [{ box: Box }], float, (box) => box.high.x.sub(box.low.x))
    const { width: run } = (await load(printJS(width))) as { width: (...numbers: readonly number[]) => number }
    expect(run(1, 0, 4, 0)).toBe(3)
  })

  it('gives the results of a call the name that toConst sets', async () => {
    const turn = fn('turn', [{ p: vec2 }], vec2, (p) => p.yx)
    const text = printJS(vec4(turn(uv).toConst('turned'), turn(uv.mul(2))))
    expect(text.match(/const \w+_[xy] = r\[\d\]/g)).toEqual(['const turned_x = r[0]', 'const turned_y = r[1]', 'const turn_x = r[0]', 'const turn_y = r[1]'])
    const { fragment, r, inputs } = (await load(text)) as { fragment: () => void; r: Float64Array; inputs: Record<string, unknown> }
    inputs['uv'] = [1, 2]
    fragment()
    expect([...r]).toEqual([2, 1, 4, 2])
  })

  it('reads the texels of textures', async () => {
    const photo = texture(texture2D, { name: 'photo', value: { width: 1, height: 1, data: Float32Array.of(1, 2, 3, 4) } })
    const { fragment, r, inputs } = (await load(printJS(photo.sampleLevel(uv, 0)))) as {
      fragment: () => void
      r: Float64Array
      inputs: Record<string, unknown>
    }
    inputs['photo'] = texels(photo)
    fragment()
    expect([...r]).toEqual([1, 2, 3, 4])
  })
})

describe('a function that ends its pixel', () => {
  it('begins with a new one', async () => {
    const hole = fn('hole', [{ x: float }], float, (x) => {
      If(x.lessThan(0), () => {
        Discard()
      })
      return x.add(1)
    })
    const caller = fn('caller', [{ x: float }], float, (x) => hole(x).mul(2))
    const run = toJS(caller)
    run(-1)
    expect(run(1)).toBe(4)
    const module = await load(printJS(caller))
    const call = (module as { caller: (x: number) => number }).caller
    call(-1)
    expect(module['discarded']).toBe(true)
    expect([call(2), module['discarded']]).toEqual([6, false])
  })
})
