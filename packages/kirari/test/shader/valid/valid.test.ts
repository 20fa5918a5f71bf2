/** Where a derivative and a barrier may be, which arguments may be written back, and what leaves a loop. valid.gpu.test.ts compares with a WGSL compiler. */
import { describe, expect, it } from 'vitest'
import {
  array,
  Break,
  compute,
  Continue,
  Discard,
  float,
  fn,
  fwidth,
  If,
  inout,
  int,
  Loop,
  nothing,
  Return,
  storage,
  Switch,
  uv,
  varOf,
  vec2,
  vec3,
  vec4,
  type ArrayValue,
  type Float,
  type Int,
  type Var,
  type Vec2,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { refused, refusedBarriers, taken, takenBarriers } from './case.ts'

describe('a derivative', () => {
  /** The text of a fragment that calls a function with this body. */
  const print = (body: (typeof taken)[string]): string => toGLSL(vec3(fn('main', [{ p: vec2 }], float, body as (p: Vec2) => Float)(uv)))

  it.each(Object.entries(taken))('may stand %s', (_, body) => {
    expect(print(body)).toContain('fwidth(')
  })

  it.each(Object.entries(refused))('may not stand %s', (_, body) => {
    expect(() => print(body)).toThrow(/^S3006: fwidth\(\)/)
  })

  it('may be used inside a branch as the hint tells: by a constant before it', () => {
    const main = (hold: (slope: Float) => Float): string =>
      print((p) => {
        const slope = hold(fwidth(p.y))
        const width = float(0).toVar()
        If(p.x.lessThan(0.5), () => width.assign(slope))
        return width
      })
    expect(() => main((slope) => slope)).toThrow("hint: write const v = value.toConst('v') before the If and use v inside")
    expect(main((slope) => slope.toConst('v'))).toContain('fwidth(')
  })
})

describe('a barrier', () => {
  const print = (body: () => void): string => toWGSL(compute({ workgroupSize: [64] }, body))

  it.each(Object.entries(takenBarriers))('may stand %s', (_, body) => {
    expect(print(body)).toContain('workgroupBarrier()')
  })

  it.each(Object.entries(refusedBarriers))('may not stand %s', (_, [body, cause]) => {
    expect(() => print(body)).toThrow(
      `S3006: workgroupBarrier() must be reached by all neighbours together, but this If goes by ${cause}, which differs between them`,
    )
    expect(() => print(body)).toThrow('hint: move it out of the If')
  })
})

describe('two parameters that are written back', () => {
  const swap = fn('swap', [{ a: inout(float) }, { b: inout(float) }], nothing, (a, b) => {
    const kept = a.toVar('kept')
    a.assign(b)
    b.assign(kept)
  })
  const print = (pass: (list: Var<ArrayValue<Float, 4>>, i: Int, j: Int) => void): string =>
    toGLSL(
      fn('main', [{ i: int }, { j: int }], float, (i, j) => {
        const list = varOf(array(float, 4), 'list')
        pass(list, i, j)
        return list.at(0)
      }),
    )

  it('may be two elements, also where only the GPU knows which', () => {
    expect(print((list) => swap(list.at(0), list.at(1)))).toContain('swap(list[0], list[1])')
    expect(print((list, i, j) => swap(list.at(i), list.at(j)))).toContain('swap(list[i], list[j])')
  })

  const turn = fn('turn', [{ a: inout(vec2) }, { b: inout(vec2) }], nothing, (a, b) => {
    a.addAssign(b)
    b.assign(a.yx)
  })
  const printParts = (pass: (v: Var<Vec4>) => void): string =>
    toGLSL(
      fn('main', [{ p: vec4 }], vec4, (p) => {
        const v = p.toVar('v')
        pass(v)
        return v
      }),
    )

  it('may be components that have none in common', () => {
    expect(printParts((v) => turn(v.xy, v.zw))).toContain('turn(v.xy, v.zw)')
    expect(printParts((v) => swap(v.x, v.at(1)))).toContain('swap(v.x, v[1])')
  })

  it('may not be components that have one in common', () => {
    for (const pass of [
      (v: Var<Vec4>) => turn(v.xy, v.yz),
      (v: Var<Vec4>) => turn(v.wx, v.zw),
      (v: Var<Vec4>) => turn(v.xy, v.yx),
      (v: Var<Vec4>) => swap(v.y, v.at(1)),
      (v: Var<Vec4>) => swap(v.yz.y, v.z),
    ])
      expect(() => printParts(pass)).toThrow(/^S3009/)
  })

  it('may not be one element', () => {
    expect(() => print((list) => swap(list.at(2), list.at(2)))).toThrow(/^S3009/)
    expect(() => print((list, i) => swap(list.at(i), list.at(i)))).toThrow(/^S3009/)
  })
})

describe('a parameter that is written back', () => {
  const set = fn('set', [{ place: inout(float) }], nothing, (place) => {
    place.assign(1)
  })
  const call = (access: 'read' | 'read_write') => () => toWGSL(compute({ workgroupSize: [1] }, () => set(storage(float, 4, { name: 'cells', access }).at(0))))

  it('may be an element of a storage that is written', () => {
    expect(call('read_write')()).toContain('cells[0] = place;')
  })

  it('may not be an element of a storage that is only read', () => {
    expect(call('read')).toThrow(/^S2003: parameter "place" of set\(\) needs a variable of type float/)
  })
})

describe('a loop that has no end of its own', () => {
  const always = (): boolean => true
  const print = (body: (v: Var<Float>) => void): string =>
    toWGSL(
      fn('main', [{ x: float }], float, (x) => {
        const v = x.toVar('v')
        Loop(always, () => {
          v.addAssign(1)
          body(v)
        })
        return v
      }),
    )
  const leave: Readonly<Record<string, (v: Var<Float>) => void>> = {
    'a Break': (v) => If(v.greaterThan(9), () => Break()),
    'a Break beside a counting loop with one': (v) => {
      Loop(3, () => If(v.greaterThan(5), () => Break()))
      If(v.greaterThan(9), () => Break())
    },
    'a Break in a case': (v) => void Switch(int(v)).Case(9, () => Break()),
    'a Return': (v) => If(v.greaterThan(9), () => Return(v)),
    'a Return in a counting loop': (v) => Loop(3, () => If(v.greaterThan(9), () => Return(v))),
    'a Discard in a loop of its own': (v) => Loop(always, () => If(v.greaterThan(9), () => Discard())),
  }
  const stay: Readonly<Record<string, (v: Var<Float>) => void>> = {
    nothing: () => {},
    'a Continue': (v) => If(v.greaterThan(9), () => Continue()),
    'a Break in a counting loop': (v) => Loop(3, () => If(v.greaterThan(9), () => Break())),
    'a Break in a counting loop in a branch': (v) => If(v.greaterThan(9), () => Loop(3, () => Break())),
    'a Break in a loop with a condition': (v) =>
      Loop(
        () => v.lessThan(9),
        () => Break(),
      ),
    'a Break in a case of a counting loop': () => Loop(3, (i) => void Switch(i).Case(1, () => Break())),
    'a Break in a branch that is never taken': () => If(false, () => Break()),
  }

  it.each(Object.entries(leave))('is left by %s', (_, body) => {
    expect(print(body)).toContain('while (true) {')
  })

  it.each(Object.entries(stay))('is not left by %s', (_, body) => {
    expect(() => print(body)).toThrow(/^S3010/)
  })
})
