/** Images on the CPU: values that are the same for all pixels are computed once, and every bit of the image stays. */
import { describe, expect, it } from 'vitest'
import {
  array,
  Discard,
  float,
  fn,
  fwidth,
  If,
  inout,
  int,
  Loop,
  pointer,
  resolution,
  Return,
  select,
  sin,
  time,
  uniform,
  uv,
  vec2,
  vec3,
  vec4,
  type Float,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { compileJS, compileImage, textIn } from '../../../src/shader/target/cpu/program.ts'
import { fragmentFunction } from '../../../src/shader/target/text/fragment.ts'
import { moduleDrawing } from '../../../src/shader/target/cpu/run/drawing.ts'
import { evaluate } from '../../../src/shader/target/cpu/run/evaluate.ts'
import { feed } from '../../../src/shader/target/cpu/run/feed.ts'

// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(text) as () => unknown

const [width, height] = [19, 13]

const drawn = (fragment: Vec4, isImage: boolean): { readonly text: string; readonly pixels: readonly number[] } => {
  const colour = fragmentFunction(fragment, drawn)
  const program = isImage ? compileImage(colour).text() : compileJS([colour])
  const run = evaluate(program, make, 'draw')
  feed(run, { time: 1.7, pointer: [0.3, 0.6], resolution: [width, height] }, drawn)
  const pixels = new Uint8ClampedArray(width * height * 4)
  run.draw(pixels, width, height, [])
  return { text: textIn(program), pixels: [...pixels] }
}

/** The same with WebAssembly, if possible. */
const drawnByModule = (fragment: Vec4): readonly number[] | undefined => {
  const drawing = moduleDrawing(compileImage(fragmentFunction(fragment, drawn)))
  if (!drawing) return undefined
  feed(drawing, { time: 1.7, pointer: [0.3, 0.6], resolution: [width, height] }, drawn)
  const pixels = new Uint8ClampedArray(width * height * 4)
  drawing.draw(pixels, width, height, [])
  return [...pixels]
}

/** The lines before the functions, and the functions. */
const partsOf = (fragment: Vec4): { readonly before: string; readonly after: string } => {
  const lines = drawn(fragment, true).text.split('\n')
  const isInside = lines.map(() => false)
  let inside = false
  lines.forEach((line, i) => {
    if (line.startsWith('function')) inside = true
    isInside[i] = inside
    if (line.startsWith('}')) inside = false
  })
  const pick = (wanted: boolean): string => lines.filter((_, i) => isInside[i] === wanted).join('\n')
  return { before: pick(false), after: pick(true) }
}

const level = uniform(0.37, 'level')
const weights = uniform(array(float, 4), [0.1, 0.4, 0.9, 0.2], 'weights')
const wave = fn('wave', [{ x: float }], float, (x) => sin(x.mul(3)).mul(0.5).add(0.5))
const pair = fn('pair', [{ x: float }], vec2, (x) => vec2(wave(x), x.mul(x).fract()))
/** Reads an input besides its argument. */
const beside = fn('beside', [{ x: float }], float, (x) => x.mul(time.mul(0.3).sin()).abs())
const atPixel = fn('atPixel', [{ x: float }], float, (x) => x.mul(uv.x))
const grey = (value: Float): Vec4 => vec4(vec3(value), 1)
/** Takes a value that may be the same for all pixels beside one that is not. */
const turn = fn('turn', [{ p: vec2 }, { angle: float }], vec2, (p, angle) => {
  const [c, s] = [angle.cos().toConst('c'), angle.sin().toConst('s')]
  return vec2(p.x.mul(c).sub(p.y.mul(s)), p.x.mul(s).add(p.y.mul(c)))
})
const ring = fn('ring', [{ p: vec2 }, { angle: float }, { radius: float }], float, (p, angle, radius) =>
  turn(turn(p, angle), angle.mul(radius)).x.sub(radius.sqrt()).abs(),
)

const images: Readonly<Record<string, () => Vec4>> = {
  'calls of one result': () => grey(wave(level).mul(uv.x)),
  'calls of two results, between those that depend on the pixel': () => {
    const [still, moving, again] = [pair(level).toConst('still'), pair(uv.x).toConst('moving'), pair(time).toConst('again')]
    return vec4(still.x.mul(moving.y), moving.x.mul(again.y), again.x.mul(still.y), moving.y)
  },
  'calls with what such calls gave': () => grey(pair(pair(wave(level)).y).x.mul(uv.y)),
  'functions that read inputs themselves': () => vec4(beside(uv.x), beside(level), atPixel(level), beside(atPixel(level))),
  'expressions inside of those that depend on the pixel': () => grey(uv.x.mul(level.mul(2).add(time).fract()).sub(pointer.x.div(resolution.y))),
  'elements of arrays, by numbers that are the same and numbers that are not': () => {
    const table = fn('table', [{ at: float }], float, (at) => weights.at(int(at.mul(4))).mul(weights.at(int(level.mul(4)))))
    return grey(table(uv.x))
  },
  'calls with an argument that is the same beside one that is not': () => {
    const [a, b] = [turn(uv, time).toConst('a'), turn(uv.sub(0.5), 0.7).toConst('b')]
    const c = turn(a, uv.x).toConst('c')
    return vec4(a.add(b.yx).abs(), turn(b, level).y.add(c.x), ring(a, level, 0.25))
  },
  'such calls inside of functions, loops and branches': () => {
    const scene = fn('scene', [{ p: vec2 }], float, (p) => {
      const nearest = ring(p, time, 0.5).toVar('nearest')
      Loop(3, (i) => {
        If(p.x.greaterThan(float(i).mul(0.3)), () => {
          nearest.assign(nearest.min(ring(turn(p, float(i)), level, 0.1)))
        })
      })
      return nearest
    })
    return vec4(scene(uv), scene(uv.yx), scene(turn(uv, level)), 1)
  },
  'such calls of functions with variables, which change, and parameters, which are written back': () => {
    const climb = fn('climb', [{ x: float }, { by: float }], float, (x, by) => {
      const sum = by.toVar('sum')
      Loop(3, () => {
        sum.assign(sum.mul(by.sin()).add(x))
      })
      return sum
    })
    const advance = fn('advance', [{ p: inout(vec2) }, { by: float }], float, (p, by) => {
      p.addAssign(vec2(by.sin(), p.x.mul(by)))
      return p.y.mul(by.cos())
    })
    return fn('image', [], vec4, () => {
      const p = uv.toVar('p')
      const first = advance(p, level).toConst('first')
      const [swapped, second] = [p.yx.toConst('swapped'), advance(p, time).toConst('second')]
      return vec4(climb(first, level), climb(p.x, 0.3), second, swapped.x).abs()
    })()
  },
  'such calls in numbers that double with each function': () => {
    let doubled = ring
    for (let i = 0; i < 9; i++) {
      const inner = doubled
      doubled = fn('doubled', [{ p: vec2 }, { angle: float }, { radius: float }], float, (p, angle, radius) =>
        inner(p, angle.add(0.1), radius)
          .add(inner(p.yx, angle, radius))
          .mul(0.5),
      )
    }
    return grey(doubled(uv, level, 0.25))
  },
  'variables, which are not the same although what they begin with is': () =>
    grey(
      fn('sum', [], float, () => {
        const total = level.mul(0.5).toVar('total')
        Loop(4, (i) => {
          total.addAssign(uv.x.mul(level.sin()).mul(float(i).mul(0.1)))
        })
        return total
      })(),
    ),
  'branches, of which only some pixels take one': () =>
    grey(
      fn('branch', [{ x: float }], float, (x) => {
        const result = float(0).toVar('result')
        If(x.greaterThan(0.4), () => {
          result.assign(wave(level).mul(x))
        }).Else(() => {
          const inner = level.mul(3).fract().toConst('inner')
          result.assign(inner.mul(pair(inner).y))
        })
        return result
      })(uv.x),
    ),
  'an early end, before a call that would not end': () => {
    const endless = fn('endless', [{ x: float }], float, (x) => {
      const value = x.toVar('value')
      Loop(
        () => value.lessThan(1),
        () => {
          value.mulAssign(2)
        },
      )
      return value
    })
    return fn('guarded', [], vec4, () => {
      If(level.greaterThan(0), () => {
        Return(vec4(uv, 0, 1))
      })
      return vec4(vec3(endless(level.mul(0))), 1)
    })()
  },
  'pixels that are discarded': () => {
    const hole = fn('hole', [], float, () => {
      If(uv.x.lessThan(0.3), () => {
        Discard()
      })
      return wave(level)
    })
    return grey(hole().mul(wave(time)))
  },
  'derivatives, also of what is the same everywhere': () => vec4(fwidth(uv.x.mul(level)), fwidth(level), fwidth(wave(uv.y)).mul(4), 1),
  'derivatives of derivatives, in functions and loops': () => {
    const slope = fn('slope', [{ x: float }, { by: float }], float, (x, by) => fwidth(x.mul(by.sin())))
    return grey(
      fn('sum', [{ x: float }], float, (x) => {
        const total = fwidth(fwidth(x.mul(x).mul(x)).mul(20)).toVar('total')
        Loop(3, (i) => {
          total.addAssign(slope(x.mul(float(i).add(1)), time))
        })
        return total.mul(4)
      })(uv.x.mul(uv.y)),
    )
  },
  'more derivatives than a page of memory notes': () =>
    grey(
      fn('sum', [], float, () => {
        const total = float(0).toVar('total')
        Loop(2100, (i) => {
          total.addAssign(fwidth(uv.x.mul(float(i))).mul(0.000005))
        })
        return total
      })(),
    ),
  'derivatives of pixels that are discarded, and of numbers that are not': () =>
    fn('image', [], vec4, () => {
      If(uv.x.add(uv.y).fract().lessThan(0.3), () => {
        Discard()
      })
      return vec4(fwidth(uv.x.mul(uv.y)).mul(4), fwidth(uv.x.sub(0.5).sqrt()), uv)
    })(),
  'choices and truth values': () => grey(select(uv.x.mul(level), uv.y, level.greaterThan(0.2).and(uv.x.greaterThan(time.fract())))),
  'numbers that are not: what is 0 divided by 0 for all': () => grey(select(float(0.25), uv.x, level.sub(level).div(level.sub(level)).equal(0))),
}

describe('a picture', () => {
  it.each(Object.entries(images))('is the same, bit for bit, with %s', (_, fragment) => {
    expect(drawn(fragment(), true).pixels).toEqual(drawn(fragment(), false).pixels)
  })
})

describe('a picture drawn with WebAssembly', () => {
  /** Shaders that read arrays from outside. */
  const left = ['elements of arrays, by numbers that are the same and numbers that are not']

  it.each(Object.entries(images))('is the same, bit for bit, with %s', (name, fragment) => {
    expect(drawnByModule(fragment())).toEqual(left.includes(name) ? undefined : drawn(fragment(), false).pixels)
  })
})

describe('what is the same for all pixels', () => {
  it('is computed before the first one: expressions, and calls with everything they give', () => {
    const { before, after } = partsOf(vec4(uv.x.mul(wave(level)), pair(time).yx, level.mul(time).fract()))
    expect(before).toContain('wave(level)')
    expect(before).toContain('pair(time)')
    expect(after).not.toContain('wave(level)')
    expect(after).not.toMatch(/(level|time) [*/+-]/)
  })

  it('is computed before the first one when a call takes it beside what is not the same', () => {
    const { before, after } = partsOf(grey(ring(uv, time, level)))
    expect(before.match(/Math\.(sin|cos|sqrt)/g)).toHaveLength(5)
    expect(after).not.toMatch(/Math\.(sin|cos|sqrt)/)
  })

  it('is not what a pixel may never get to, or what tells pixels apart', () => {
    const { before } = partsOf(
      grey(
        fn('late', [{ x: float }], float, (x) => {
          If(x.greaterThan(0.5), () => {
            Return(float(0))
          })
          return wave(level).add(atPixel(level))
        })(uv.x),
      ),
    )
    expect(before).not.toContain('wave(')
    expect(before).not.toContain('atPixel(')
  })

  it('stays where it is in the text of a module, whose inputs change', () => {
    const { text } = drawn(grey(wave(level).mul(uv.x)), false)
    expect(text).toMatch(/function fragment\(\) \{\n {2}const \w+ = wave\(level\)/)
  })
})
