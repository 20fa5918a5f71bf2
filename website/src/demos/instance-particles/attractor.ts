/** Four flows in space with a strange attractor each, and a step along them: the classical method of Runge and Kutta, of fourth order. */
import { fn, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

export type AttractorName = 'aizawa' | 'thomas' | 'halvorsen' | 'lorenz'

interface Attractor {
  readonly velocity: (p: Vec3) => Vec3
  /** The middle of the attractor, and half of its extent. */
  readonly centre: readonly [number, number, number]
  readonly extent: number
  /** Where a path may start, so that it ends on the attractor and not in a fixed point. */
  readonly start: readonly [number, number, number]
  /** The mean of its speed, in the units of the flow. */
  readonly speed: number
  /** The length of a step that follows the flow closely. */
  readonly step: number
}

export const attractors: { readonly [name in AttractorName]: Attractor } = {
  aizawa: {
    velocity: ({ x, y, z }) => {
      const round = x.mul(x).add(y.mul(y))
      return vec3(
        x.mul(z.sub(0.7)).sub(y.mul(3.5)),
        x.mul(3.5).add(y.mul(z.sub(0.7))),
        z
          .mul(0.95)
          .add(0.6)
          .sub(z.mul(z).mul(z).div(3))
          .sub(round.mul(z.mul(0.25).add(1)))
          .add(z.mul(x).mul(x).mul(x).mul(0.1)),
      )
    },
    centre: [0, 0, 0.72],
    extent: 1.5,
    start: [0.1, 0.1, 0.2],
    speed: 2.6,
    step: 0.02,
  },
  // R. Thomas 1999: each direction is pushed by the sine of the next one and slowed by friction.
  thomas: {
    velocity: (p) => p.yzx.sin().sub(p.mul(0.208186)),
    centre: [0.3, 0.3, 0.3],
    extent: 3.9,
    start: [0.4, 0, -0.3],
    speed: 0.72,
    step: 0.08,
  },
  halvorsen: {
    velocity: (p) => p.mul(-1.89).sub(p.yzx.add(p.zxy).mul(4)).sub(p.yzx.mul(p.yzx)),
    centre: [-3, -3, -3],
    extent: 9.3,
    start: [-1.5, -1, -0.5],
    speed: 38,
    step: 0.006,
  },
  // E. N. Lorenz 1963: convection in a layer of air.
  lorenz: {
    velocity: ({ x, y, z }) => vec3(y.sub(x).mul(10), x.mul(z.mul(-1).add(28)).sub(y), x.mul(y).sub(z.mul(8 / 3))),
    centre: [0, 0, 24.5],
    extent: 25,
    start: [2, 2, 20],
    speed: 95,
    step: 0.005,
  },
}

/** A step of the length `h`: the mean of four velocities, each at the place to which the one before leads. */
export const rungeKutta = ({ velocity }: Pick<Attractor, 'velocity'>) => {
  const flow = fn('flow', [{ p: vec3 }], vec3, velocity)
  return (p: Vec3, h: Float): Vec3 => {
    const a = flow(p).toConst('a')
    const b = flow(p.add(a.mul(h.mul(0.5)))).toConst('b')
    const c = flow(p.add(b.mul(h.mul(0.5)))).toConst('c')
    const d = flow(p.add(c.mul(h))).toConst('d')
    return p.add(a.add(b.add(c).mul(2)).add(d).mul(h.div(6)))
  }
}
