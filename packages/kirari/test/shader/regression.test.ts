/**
 * Bugs that random programs found, each minimal. A body means what JavaScript reads: a computed value is computed where
 * its expression is written; a variable, or a part of one, is read where it is used.
 */
import { describe, expect, it } from 'vitest'
import { bool, bvec2, float, fn, inout, int, ivec2, ivec3, Loop, nothing, select, uint, vec2, vec4, type AnyFn } from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { toJS } from '../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'

/** The lines of a function's body. */
const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim())
const inAll = (shader: AnyFn, glsl: readonly string[], wgsl: readonly string[]): void => {
  expect(linesOf(toGLSL(shader))).toEqual(expect.arrayContaining([...glsl]))
  expect(linesOf(toWGSL(shader))).toEqual(expect.arrayContaining([...wgsl]))
}

describe('what is computed where it is written', () => {
  it('a choice between variables by a bvec, component by component', () => {
    const chosen = fn('chosen', [{ p: ivec2 }], ivec2, (p) => {
      const v = p.toVar('v')
      v.addAssign(1)
      const kept = select(v, v.add(10), bvec2(true, false).toConst('which'))
      v.assign(ivec2(0))
      return kept
    })
    expect(toJS(chosen)([1, 2])).toEqual([12, 3])
  })

  it('a variable spread over a vector', () => {
    const spread = fn('spread', [{ p: float }], vec2, (p) => {
      const v = p.toVar('v')
      v.addAssign(1)
      const low = vec2(3, 4).min(v)
      v.assign(9)
      return low
    })
    expect(toJS(spread)(1)).toEqual([2, 2])
  })

  it('what chooses a part of a variable, however often the part is read', () => {
    const part = fn('part', [{ n: int }], float, (n) => {
      const v = vec4(1, 2, 3, 4).toVar('v')
      const i = n.toVar('i')
      const chosen = v.at(i.add(1))
      const sum = chosen.mul(2).toVar('sum')
      i.assign(2)
      sum.addAssign(chosen)
      return sum
    })
    expect(toJS(part)(0)).toBe(6)
    inAll(part, ['int t = i + 1;', 'sum += v[t];'], ['let t = i + 1;', 'sum += v[t];'])
  })

  it('a component of a constant chosen by a variable', () => {
    const component = fn('component', [{ p: vec4 }], float, (p) => {
      const i = int(0).toVar('i')
      const first = p.at(i)
      i.assign(2)
      return first
    })
    expect(toJS(component)([5, 6, 7, 8])).toBe(5)
    inAll(component, ['float t = p[i];', 'return t;'], ['let t = p[i];', 'return t;'])
  })

  it('the end of a count, whatever its body changes', () => {
    const count = fn('count', [{ p: int }], int, (p) => {
      const n = p.toVar('n')
      const rounds = int(0).toVar('rounds')
      Loop(n, () => {
        n.subAssign(1)
        rounds.addAssign(1)
      })
      Loop(n.add(3), () => {
        n.addAssign(1)
        rounds.addAssign(1)
      })
      return rounds
    })
    expect(toJS(count)(4)).toBe(7)
    inAll(count, ['int end = n;', 'int t = n + 3;'], ['let end = n;', 'let t = n + 3;'])
  })

  it('the place of a parameter that is written back, when the call moves what chose it', () => {
    const bump = fn('bump', [{ x: inout(float) }, { i: inout(int) }], nothing, (x, i) => {
      i.addAssign(1)
      x.addAssign(1)
    })
    const moved = fn('moved', [{ p: vec4 }], vec4, (p) => {
      const v = p.toVar('v')
      const i = int(0).toVar('i')
      bump(v.at(i), i)
      return v
    })
    expect(toJS(moved)([0, 0, 0, 0])).toEqual([1, 0, 0, 0])
    inAll(moved, ['bump(v[i], i);'], ['let at = i;', 'v[at] = x;'])
  })
})

describe('brackets', () => {
  it('stand around an end that binds less than its comparison', () => {
    const masked = fn('masked', [{ p: int }], int, (p) => {
      const sum = int(0).toVar('sum')
      Loop(p.bitAnd(3), (i) => {
        sum.addAssign(i)
      })
      return sum
    })
    inAll(masked, ['for (int i = 0; i < (p & 3); i++) {'], ['for (var i = 0; i < (p & 3); i++) {'])
  })

  it('keep two comparisons in a list from being a list of types in WGSL', () => {
    const both = fn('both', [{ a: float }, { b: float }, { c: bool }], bool, (a, b, c) => select(a.lessThan(b), b.greaterThan(a), c))
    inAll(both, ['return c ? b > a : a < b;'], ['return select((a < b), b > a, c);'])
  })
})

describe('numbers that are converted', () => {
  it('are what a shader makes of them', () => {
    const converted = fn('converted', [], ivec3, () => ivec3(int(bool(int(7))), int(uint(int(-1))), int(float(-1.5))))
    expect(toJS(converted)()).toEqual([1, -1, -1])
  })
})

describe('whole numbers', () => {
  it('wrap where they are literals, which WGSL would refuse', () => {
    const line = (shader: AnyFn): string | undefined => linesOf(toWGSL(shader))[1]
    expect(line(fn('most', [], int, () => int(2147483647).add(1)))).toBe('return -2147483648;')
    expect(line(fn('least', [], int, () => int(-2147483648).negate()))).toBe('return -2147483648;')
    expect(line(fn('shifted', [], uint, () => uint(5).shiftLeft(31)))).toBe('return 2147483648u;')
    expect(line(fn('nested', [], int, () => int(2147483647).sub(1).add(5)))).toBe('return -2147483645;')
    expect(line(fn('converted', [], uint, () => uint(int(2).negate())))).toBe('return 4294967294u;')
    expect(line(fn('masked', [], uint, () => uint(int(-2).bitAnd(-2147483647))))).toBe('return 2147483648u;')
    expect(line(fn('turned', [], uint, () => uint(int(5).bitNot())))).toBe('return 4294967290u;')
    expect(line(fn('vector', [], ivec2, () => ivec2(5).shiftLeft(31)))).toBe('return vec2i(5) * (-2147483648);')
    expect(line(fn('small', [], int, () => int(1).add(2)))).toBe('return 1 + 2;')
  })
})
