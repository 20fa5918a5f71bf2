/** Bodies with a derivative or a barrier: those that a WGSL compiler refuses for its position, and those that it accepts. */
import * as node from '../../../src/shader/front/node/index.ts'

const {
  array,
  atomic,
  atomicAdd,
  Break,
  Continue,
  Discard,
  float,
  fn,
  globalId,
  If,
  inout,
  int,
  localId,
  localIndex,
  Loop,
  nothing,
  Return,
  select,
  storage,
  Switch,
  time,
  uint,
  uniform,
  varOf,
  vec2,
  workgroup,
  workgroupBarrier,
  workgroupId,
  workgroupUniformLoad,
  fwidth,
} = node

type Body = (p: node.Vec2) => node.Float | void
const limit = uniform(0.5, 'limit')
const slope = fn('slope', [{ x: float }], float, (x) => fwidth(x))
/** Needs uniform control flow only where its flag is uniform. */
const slopeIf = fn('slopeIf', [{ x: float }, { flag: float }], float, (x, flag) => {
  const v = x.toVar('v')
  If(flag.greaterThan(0), () => {
    v.assign(fwidth(x))
  })
  return v
})
const early = fn('early', [{ x: float }], float, (x) => {
  If(x.greaterThan(0), () => Return(1))
  return x
})
const put = fn('put', [{ target: inout(float) }, { x: float }], nothing, (target, x) => {
  target.assign(x)
})

const inBranch =
  (condition: (p: node.Vec2) => node.Bool): Body =>
  (p) => {
    const v = p.x.toVar('v')
    If(condition(p), () => {
      v.assign(fwidth(p.y))
    })
    return v
  }

export const taken: Readonly<Record<string, Body>> = {
  'outside of any branch': (p) => fwidth(p.x),
  'before a branch': (p) => {
    const w = fwidth(p.x).toConst('w')
    const v = p.x.toVar('v')
    If(p.x.lessThan(0.5), () => {
      v.assign(w)
    })
    return v
  },
  'after a branch that meets again': (p) => {
    const v = p.x.toVar('v')
    If(p.x.lessThan(0.5), () => {
      v.assign(0)
    })
    return fwidth(v)
  },
  'in a branch that goes by a uniform': inBranch(() => limit.greaterThan(0.2)),
  'in a branch that goes by the time': inBranch(() => time.sin().greaterThan(0)),
  'in a branch that goes by a variable of uniform value': (p) => {
    const flag = varOf(float, 'flag')
    flag.assign(limit)
    return inBranch(() => flag.greaterThan(0.2))(p)
  },
  'in a loop that counts': (p) => {
    const v = p.x.toVar('v')
    Loop(3, (i) => {
      v.addAssign(fwidth(p.x).mul(float(i)))
    })
    return v
  },
  'in a loop that a uniform ends': (p) => {
    const v = p.x.toVar('v')
    const n = varOf(float, 'n')
    Loop(
      () => n.lessThan(limit),
      () => {
        n.addAssign(0.25)
        v.addAssign(fwidth(p.x))
      },
    )
    return v
  },
  'after a loop that some leave early': (p) => {
    const v = p.x.toVar('v')
    Loop(4, () => {
      v.addAssign(0.1)
      If(v.greaterThan(0.5), () => Break())
    })
    return fwidth(v)
  },
  'in a function, with a flag that is the same for all': (p) => slopeIf(p.x, limit),
  'after a function in which some return early': (p) => fwidth(early(p.x)),
  'after a pixel was discarded': (p) => {
    If(p.x.lessThan(0.1), () => Discard())
    return fwidth(p.y)
  },
  'in a choice of two values': (p) => select(fwidth(p.x), 0, p.x.lessThan(0.5)),
  'in a switch over a uniform': (p) => {
    const v = p.x.toVar('v')
    Switch(int(limit))
      .Case(0, () => {
        v.assign(fwidth(p.x))
      })
      .Default(() => {
        v.assign(1)
      })
    return v
  },
  'in a branch that goes by a part that was overwritten': (p) => {
    const v = p.x.toVar('v')
    v.assign(limit)
    return inBranch(() => v.greaterThan(0))(p)
  },
}

export const refused: Readonly<Record<string, Body>> = {
  'in a branch that goes by the place': inBranch((p) => p.x.lessThan(0.5)),
  'in a branch that goes by a derivative': inBranch((p) => fwidth(p.x).lessThan(0.5)),
  'in a branch that goes by a variable of the place': (p) => {
    const flag = varOf(float, 'flag')
    flag.assign(p.x)
    return inBranch(() => flag.greaterThan(0.2))(p)
  },
  'in a branch that goes by a variable with a part of the place': (p) => {
    const flag = varOf(vec2, 'flag')
    flag.x.assign(p.x)
    flag.y.assign(limit)
    return inBranch(() => flag.y.greaterThan(0.2))(p)
  },
  'in a branch that goes by what a branch has set': (p) => {
    const flag = varOf(float, 'flag')
    If(p.x.lessThan(0.5), () => {
      flag.assign(1)
    })
    return inBranch(() => flag.greaterThan(0.2))(p)
  },
  'in a branch that goes by what a function has set': (p) => {
    const flag = varOf(float, 'flag')
    put(flag, p.x)
    return inBranch(() => flag.greaterThan(0.2))(p)
  },
  'in a branch that goes by the result of a function': (p) => inBranch(() => early(p.x).greaterThan(0.2))(p),
  'in a branch inside a uniform one': (p) => {
    const v = p.x.toVar('v')
    If(limit.greaterThan(0), () => {
      If(p.x.lessThan(0.5), () => {
        v.assign(fwidth(p.y))
      })
    })
    return v
  },
  'in the else': (p) => {
    const v = p.x.toVar('v')
    If(p.x.lessThan(0.5), () => {
      v.assign(0)
    }).Else(() => {
      v.assign(fwidth(p.y))
    })
    return v
  },
  'after some have returned': (p) => {
    If(p.x.lessThan(0.5), () => Return(0))
    return fwidth(p.y)
  },
  'after some have returned from a loop': (p) => {
    Loop(3, () => {
      If(p.x.lessThan(0.5), () => Return(0))
    })
    return fwidth(p.y)
  },
  'in a loop as long as the place says': (p) => {
    const v = p.x.toVar('v')
    Loop({ end: p.x }, () => {
      v.addAssign(fwidth(p.y))
    })
    return v
  },
  'in a loop that some leave early': (p) => {
    const v = p.x.toVar('v')
    Loop(4, () => {
      v.addAssign(fwidth(p.y))
      If(v.greaterThan(0.5), () => Break())
    })
    return v
  },
  'in a loop in which some go on to the next round': (p) => {
    const v = p.x.toVar('v')
    Loop(4, () => {
      If(p.x.greaterThan(0.5), () => Continue())
      v.addAssign(fwidth(p.y))
    })
    return v
  },
  'in a loop by a variable that the loop makes differ': (p) => {
    const v = p.x.toVar('v')
    const flag = limit.toVar('flag')
    Loop(3, () => {
      If(flag.greaterThan(0.2), () => {
        v.assign(fwidth(p.y))
      })
      flag.addAssign(p.x)
    })
    return v
  },
  'in a switch over the place': (p) => {
    const v = p.x.toVar('v')
    Switch(int(p.x)).Case(0, () => {
      v.assign(fwidth(p.x))
    })
    return v
  },
  'in a function that a branch calls': (p) => {
    const v = p.x.toVar('v')
    If(p.x.lessThan(0.5), () => {
      v.assign(slope(p.y))
    })
    return v
  },
  'in a function, with a flag of the place': (p) => slopeIf(p.x, p.y),
  'in the second half of a condition': (p) => {
    const v = p.x.toVar('v')
    If(p.x.lessThan(0.5).and(fwidth(p.y).lessThan(0.5)), () => {
      v.assign(0)
    })
    return v
  },
}

const flag = workgroup(uint, 'flag')
const tile = workgroup(array(float, 64), 'tile')
const counter = storage(atomic(uint), { name: 'counter' })
const limits = storage(float, 8, { name: 'limits', access: 'read' })
const cells = storage(float, 64, { name: 'cells' })
const barrierIf = (condition: () => node.Bool) => (): void => {
  If(condition(), () => {
    workgroupBarrier()
  })
}

/** Bodies of compute stages, with a barrier that all invocations of a workgroup reach. */
export const takenBarriers: Readonly<Record<string, () => void>> = {
  'between writing and reading': () => {
    tile.at(localIndex).assign(1)
    workgroupBarrier()
    cells.at(globalId.x).assign(tile.at(int(0)))
  },
  'in a branch of a whole workgroup': barrierIf(() => workgroupId.x.greaterThan(0)),
  'in a branch that goes by storage that is only read': barrierIf(() => limits.at(int(0)).greaterThan(0)),
  'in a branch that goes by storage that nothing writes': barrierIf(() => cells.at(int(0)).greaterThan(0)),
  'in a branch that goes by a value loaded for all': barrierIf(() => workgroupUniformLoad(flag).greaterThan(0)),
}

/** With a barrier that some may not reach, and the cause. */
export const refusedBarriers: Readonly<Record<string, readonly [body: () => void, cause: string]>> = {
  'in a branch of some invocations': [barrierIf(() => localId.x.greaterThan(0)), '"localId"'],
  'in a branch that goes by memory of the workgroup': [barrierIf(() => flag.greaterThan(0)), 'the workgroup variable "flag"'],
  'in a branch that goes by storage that is written': [
    barrierIf(() => {
      cells.at(globalId.x).assign(1)
      return cells.at(int(0)).greaterThan(0)
    }),
    'the storage "cells", which is written',
  ],
  'in a branch that goes by an atomic': [barrierIf(() => atomicAdd(counter, 1).greaterThan(0)), 'atomicAdd()'],
  'in a branch that goes by storage at a place of its own': [barrierIf(() => limits.at(localIndex).greaterThan(0)), '"localIndex"'],
}
