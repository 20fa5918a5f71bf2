/**
 * Kernels, each with an equivalent loop in plain JavaScript, which reads the old numbers and changes the new ones.
 * Numbers are sums of few powers of two where order or fusing could matter, so that all targets compute exactly the same.
 */
import {
  array,
  float,
  fn,
  If,
  inout,
  int,
  ivec2,
  kernel,
  Loop,
  mat2,
  mat3,
  nothing,
  Return,
  select,
  storage,
  struct,
  Switch,
  uint,
  uniform,
  uvec4,
  vec2,
  vec3,
  vec4,
} from '../../../src/shader/front/node/index.ts'
import type { KernelSource } from '../../../src/shader/ir/resource.ts'

/** Numbers of the storages by name: one value after another. */
export type Numbers = Readonly<Record<string, number[]>>

export interface KernelCase {
  readonly kernel: KernelSource
  /** One round: the kernel's reads of other elements are in `old`, its results in `next`, which begins as a copy. */
  readonly loop: (next: Numbers, old: Numbers) => void
  readonly rounds?: number
}

const f = Math.fround
const list = (length: number, value: (i: number) => number): number[] => Array.from({ length }, (_, i) => value(i))
const at = (numbers: readonly number[] | undefined, i: number): number => numbers?.[i] ?? Number.NaN
const set = (numbers: number[] | undefined, i: number, value: number): void => {
  if (numbers) numbers[i] = value
}

const particles = (): KernelCase => {
  const count = 1000
  const position = storage(vec2, count, { name: 'position', data: list(count * 2, (i) => (i % 64) / 64) })
  const velocity = storage(vec2, count, { name: 'velocity', data: list(count * 2, (i) => ((i % 7) - 3) / 32) })
  const step = uniform(0.5)
  return {
    kernel: kernel(count, (i) => {
      position.at(i).addAssign(velocity.at(i).mul(step))
      // Reverses direction at the walls.
      If(position.at(i).x.greaterThan(1).or(position.at(i).x.lessThan(0)), () => {
        velocity.at(i).x.assign(velocity.at(i).x.negate())
      })
    }),
    rounds: 5,
    loop: ({ position: p, velocity: v }) => {
      for (let i = 0; i < count; i++) {
        for (const c of [0, 1]) set(p, i * 2 + c, f(at(p, i * 2 + c) + at(v, i * 2 + c) * 0.5))
        if (at(p, i * 2) > 1 || at(p, i * 2) < 0) set(v, i * 2, -at(v, i * 2))
      }
    },
  }
}

const structs = (): KernelCase => {
  const count = 37
  const Particle = struct('Particle', { place: vec3, age: float, id: uint, cell: ivec2, turn: mat2, tail: array(float, 2) })
  // place 3, age 1, id 1, cell 2, turn 4, tail 2
  const size = 13
  const all = storage(Particle, count, { name: 'all', data: list(count * size, (i) => i % 50) })
  return {
    kernel: kernel(count, (i) => {
      const own = all.at(i)
      own.place.addAssign(vec3(0.5, 0, -1))
      own.age.addAssign(all.at(i.add(1).min(count - 1)).age)
      own.id.bitXorAssign(i)
      own.cell.y.subAssign(int(i))
      own.turn.at(1).assign(own.turn.at(0).yx)
      own.tail.at(int(i).bitAnd(1)).mulAssign(2)
    }),
    rounds: 3,
    loop: ({ all: next }, { all: old }) => {
      for (let i = 0; i < count; i++) {
        const o = i * size
        set(next, o, at(next, o) + 0.5)
        set(next, o + 2, at(next, o + 2) - 1)
        set(next, o + 3, at(next, o + 3) + at(old, Math.min(i + 1, count - 1) * size + 3))
        set(next, o + 4, (at(next, o + 4) ^ i) >>> 0)
        set(next, o + 6, at(next, o + 6) - i)
        const [x, y] = [at(next, o + 7), at(next, o + 8)]
        set(next, o + 9, y)
        set(next, o + 10, x)
        set(next, o + 11 + (i & 1), at(next, o + 11 + (i & 1)) * 2)
      }
    },
  }
}

const integers = (): KernelCase => {
  const count = 130
  const ints = storage(int, count, { name: 'ints', data: list(count, (i) => i - 60) })
  const uints = storage(uvec4, count, { name: 'uints', data: list(count * 4, (i) => (i * 0x9e3779b1) >>> 0) })
  return {
    kernel: kernel(count, (i) => {
      ints.at(i).mulAssign(-3)
      uints.at(i).assign(uints.at(i).mul(747796405).add(uvec4(i)))
      uints.at(i).w.bitXorAssign(uints.at(i).x.shiftRight(7))
    }),
    rounds: 2,
    loop: ({ ints: a, uints: b }) => {
      for (let i = 0; i < count; i++) {
        set(a, i, at(a, i) * -3)
        for (let c = 0; c < 4; c++) set(b, i * 4 + c, (Math.imul(at(b, i * 4 + c), 747796405) + i) >>> 0)
        set(b, i * 4 + 3, (at(b, i * 4 + 3) ^ (at(b, i * 4) >>> 7)) >>> 0)
      }
    },
  }
}

const diffusion = (): KernelCase => {
  const [width, height] = [50, 30]
  const heat = storage(float, width * height, { name: 'heat', data: list(width * height, (i) => (i % 17) * 16) })
  return {
    kernel: kernel([width, height], (i, id) => {
      const left = i.sub(select(uint(1), uint(0), id.x.equal(0)))
      const right = i.add(select(uint(1), uint(0), id.x.equal(width - 1)))
      const down = i.sub(select(uint(width), uint(0), id.y.equal(0)))
      const up = i.add(select(uint(width), uint(0), id.y.equal(height - 1)))
      const sum = heat.at(left).add(heat.at(right)).add(heat.at(down)).add(heat.at(up))
      heat.at(i).assign(heat.at(i).mul(0.5).add(sum.mul(0.125)))
    }),
    rounds: 3,
    loop: ({ heat: next }, { heat: old }) => {
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const i = y * width + x
          const neighbours = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, y > 0 ? i - width : i, y < height - 1 ? i + width : i]
          set(next, i, at(old, i) * 0.5 + neighbours.reduce((sum, one) => sum + at(old, one), 0) * 0.125)
        }
    },
  }
}

const endsEarly = (): KernelCase => {
  const count = 100
  const a = storage(float, count, { name: 'a', data: list(count, (i) => i) })
  const b = storage(float, count, { name: 'b', data: list(count, () => -1) })
  return {
    kernel: kernel(count, (i) => {
      a.at(i).addAssign(1)
      If(i.bitAnd(1).equal(1), () => {
        b.at(i).assign(a.at(i))
        Return()
      })
      Loop(10, (n) => {
        If(n.equal(int(i.remainder(10))), () => Return())
        a.at(i).addAssign(100)
      })
      b.at(i).assign(7)
    }),
    loop: ({ a: x, b: y }) => {
      for (let i = 0; i < count; i++) {
        set(x, i, at(x, i) + 1)
        if (i & 1) set(y, i, at(x, i))
        else set(x, i, at(x, i) + 100 * (i % 10))
      }
    },
  }
}

/** Two neighbours that change places: each reads the old value of the other, in any order. */
const exchange = (): KernelCase => {
  const count = 64
  const cells = storage(vec3, count, { name: 'cells', data: list(count * 3, (i) => i * 0.5) })
  const read = fn('read', [{ at: uint }], vec3, (place) => cells.at(place))
  const write = fn('write', [{ at: uint }, { value: vec3 }], nothing, (place, value) => {
    cells.at(place).assign(value)
    // Its own element, which it has written: twice in total.
    cells.at(place).addAssign(cells.at(place))
  })
  return {
    kernel: kernel(count, (i) => {
      write(i, read(i.bitXor(1)))
    }),
    rounds: 2,
    loop: ({ cells: next }, { cells: old }) => {
      for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) set(next, i * 3 + c, at(old, (i ^ 1) * 3 + c) * 2)
    },
  }
}

const manyOutputs = (): KernelCase => {
  const count = 300
  const names = ['s0', 's1', 's2', 's3', 's4', 's5'] as const
  const all = names.map((name, n) => storage(float, count, { name, data: list(count, (i) => i + n * 1000) }))
  const last = storage(vec4, 20, { name: 'last', data: list(80, (i) => i) })
  return {
    kernel: kernel(count, (i) => {
      // Each copies the old value of the next one, and the last that of the first: all passes read the same old state.
      const next = all.map((one) => one.at(i).toVar('kept'))
      all.forEach((one, n) => {
        const value = next[(n + 1) % next.length]
        if (value) one.at(i).assign(value)
      })
      If(i.lessThan(20), () => {
        last.at(i).assign(last.at(i).wzyx.add(all[0]?.at(i) ?? 0))
      })
    }),
    rounds: 2,
    loop: (next, old) => {
      for (let i = 0; i < count; i++) names.forEach((name, n) => set(next[name], i, at(old[names[(n + 1) % names.length] ?? 's0'], i)))
      for (let i = 0; i < 20; i++) for (let c = 0; c < 4; c++) set(next['last'], i * 4 + c, at(old['last'], i * 4 + 3 - c) + at(next['s0'], i))
    },
  }
}

const space = (): KernelCase => {
  const [x, y, z] = [5, 7, 9]
  const cells = storage(uvec4, x * y * z, { name: 'cells' })
  return {
    kernel: kernel([x, y, z], (i, id) => {
      cells.at(i).assign(uvec4(id, i))
    }),
    loop: ({ cells: next }) => {
      for (let i = 0; i < x * y * z; i++) [i % x, Math.floor(i / x) % y, Math.floor(i / (x * y)), i].forEach((value, c) => set(next, i * 4 + c, value))
    },
  }
}

/** Fewer invocations than elements, and fewer elements than texels: the rest stays unchanged. */
const fewer = (): KernelCase => {
  const cells = storage(float, 2500, { name: 'cells', data: list(2500, (i) => i) })
  return {
    kernel: kernel(2300, (i) => {
      cells.at(i).assign(cells.at(i).negate())
    }),
    loop: ({ cells: next }) => {
      for (let i = 0; i < 2300; i++) set(next, i, -at(next, i))
    },
  }
}

const single = (): KernelCase => {
  const total = storage(vec2, { name: 'total', data: [1, 2] })
  const cells = storage(float, 10, { name: 'cells', data: list(10, (i) => i) })
  return {
    kernel: kernel(1, () => {
      Loop(uint(10), (n) => {
        total.x.addAssign(cells.at(n))
      })
      total.y.mulAssign(3)
    }),
    rounds: 2,
    loop: ({ total: next, cells: numbers = [] }) => {
      set(next, 0, at(next, 0) + numbers.reduce((sum, value) => sum + value, 0))
      set(next, 1, at(next, 1) * 3)
    },
  }
}

const chosen = (): KernelCase => {
  const count = 24
  const cells = storage(array(float, 3), count, { name: 'cells', data: list(count * 3, (i) => i) })
  return {
    kernel: kernel(count, (i) => {
      Switch(i.remainder(3))
        .Case(0, () => {
          cells.at(i).at(0).assign(cells.at(i).at(1))
        })
        .Case(1, () => {
          cells
            .at(i)
            .at(i.remainder(2))
            .assign(cells.at(i.add(1)).at(i.remainder(3)))
        })
        .Default(() => {
          cells.at(i).assign(cells.at(uint(0)))
        })
    }),
    loop: ({ cells: next }, { cells: old }) => {
      for (let i = 0; i < count; i++) {
        if (i % 3 === 0) set(next, i * 3, at(old, i * 3 + 1))
        else if (i % 3 === 1) set(next, i * 3 + (i % 2), at(old, (i + 1) * 3 + (i % 3)))
        else for (let c = 0; c < 3; c++) set(next, i * 3 + c, at(old, c))
      }
    },
  }
}

const million = (): KernelCase => {
  const count = 1_000_003
  const cells = storage(uint, count, { name: 'cells', data: list(count, (i) => i) })
  return {
    kernel: kernel(count, (i) => {
      cells.at(i).assign(cells.at(uint(count - 1).sub(i)).bitXor(i))
    }),
    loop: ({ cells: next }, { cells: old }) => {
      for (let i = 0; i < count; i++) set(next, i, (at(old, count - 1 - i) ^ i) >>> 0)
    },
  }
}

/** Full structs and matrices: in variables, through functions that write them back, and from other elements. */
const fullValues = (): KernelCase => {
  const count = 21
  const Body = struct('Body', { place: vec3, mass: float, tail: array(vec2, 2) })
  // place 3, mass 1, tail 4
  const size = 8
  const bodies = storage(Body, count, { name: 'bodies', data: list(count * size, (i) => i % 32) })
  const turns = storage(mat3, count, { name: 'turns', data: list(count * 9, (i) => (i % 5) - 2) })
  const grow = fn('grow', [{ body: inout(Body) }, { by: float }], nothing, (body, by) => {
    body.mass.addAssign(by)
    body.tail.at(1).assign(body.tail.at(0).mul(2))
  })
  const halve = fn('halve', [{ x: inout(float) }], nothing, (x) => x.mulAssign(0.5))
  return {
    kernel: kernel(count, (i) => {
      const other = bodies.at(i.add(1).remainder(count)).toVar('other')
      grow(other, float(1))
      bodies.at(i).assign(other)
      grow(bodies.at(i), other.mass)
      halve(bodies.at(i).place.y)
      const turned = turns.at(i.add(2).remainder(count)).mul(bodies.at(i).place)
      turns.at(i).at(i.remainder(3)).assign(turned)
      turns
        .at(i)
        .at(2)
        .x.addAssign(turns.at(uint(0)).at(i.remainder(2)).y)
    }),
    rounds: 2,
    loop: ({ bodies: next, turns: turn }, { bodies: old, turns: before }) => {
      for (let i = 0; i < count; i++) {
        const [o, from] = [i * size, ((i + 1) % count) * size]
        for (let c = 0; c < size; c++) set(next, o + c, at(old, from + c))
        const mass = at(old, from + 3) + 1
        set(next, o + 3, mass * 2)
        set(next, o + 6, at(next, o + 4) * 2)
        set(next, o + 7, at(next, o + 5) * 2)
        set(next, o + 1, at(next, o + 1) * 0.5)
        const m = ((i + 2) % count) * 9
        const turned = [0, 1, 2].map((row) => [0, 1, 2].reduce((sum, column) => sum + at(before, m + column * 3 + row) * at(next, o + column), 0))
        turned.forEach((value, row) => set(turn, i * 9 + (i % 3) * 3 + row, f(value)))
        set(turn, i * 9 + 6, f(at(turn, i * 9 + 6) + at(before, (i % 2) * 3 + 1)))
      }
    },
  }
}

/** More workgroups than one direction can have: they are folded into rows, or all directions into a line. */
const folded = (count: number | readonly [number, number]): KernelCase => {
  const [x, y] = typeof count === 'number' ? [count, 1] : count
  const cells = storage(uint, x * y, { name: 'cells', data: list(x * y, (i) => i) })
  return {
    kernel: kernel(
      count,
      (i, id) => {
        cells.at(i).assign(cells.at(i.bitXor(1)).add(id.x.mul(3)).add(id.y.mul(5)))
      },
      { workgroupSize: [1] },
    ),
    loop: ({ cells: next }, { cells: old }) => {
      for (let i = 0; i < x * y; i++) set(next, i, at(old, i ^ 1) + (i % x) * 3 + Math.floor(i / x) * 5)
    },
  }
}

export const kernelCases: Readonly<Record<string, () => KernelCase>> = {
  'moves particles, and turns some round': particles,
  'changes fields of structs, columns of matrices and elements of arrays': structs,
  'computes with integers': integers,
  'reads its neighbours as they were': diffusion,
  'ends early, and keeps what it has written': endsEarly,
  'lets neighbours change places, through functions': exchange,
  'writes more than four outputs, and storages of several sizes, from one old state': manyOutputs,
  'knows its place in three directions': space,
  'leaves the elements that it has no invocation for': fewer,
  'sums into one value': single,
  'chooses among elements of arrays': chosen,
  'reads and writes full structs and matrices': fullValues,
  'has more workgroups than a direction holds': () => folded(70_000),
  'has more workgroups than one of two directions holds': () => folded([66_000, 2]),
  'runs a million invocations': million,
}
