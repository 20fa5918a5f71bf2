/** Adam (Kingma and Ba 2015): the step of each weight comes from running means of its gradient and of the gradient's square. */
import { kernel, storage, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'
import type { Layer } from './layer.ts'

const [beta1, beta2, epsilon] = [0.9, 0.999, 1e-8]

/** Counts the steps: t, β₁ᵗ and β₂ᵗ. */
export const createClock = () => {
  const state = storage(vec3, 1, { name: 'clock' })
  return {
    state,
    begin: kernel(1, (i) => state.at(i).assign(vec3(0, 1, 1)), { name: 'beginClock' }),
    tick: kernel(
      1,
      (i) =>
        state.at(i).assign(
          state
            .at(i)
            .mul(vec3(1, beta1, beta2))
            .add(vec3(1, 0, 0)),
        ),
      { name: 'tick' },
    ),
  }
}
export type Clock = ReturnType<typeof createClock>

export const createAdam = (clock: Clock, { name, weights, gradient, count }: Layer, rate: Float) => {
  const mean = storage(vec4, count, { name: `${name}Mean` })
  const square = storage(vec4, count, { name: `${name}Square` })
  const step = kernel(
    count,
    (i) => {
      const g = gradient.at(i).toConst('g')
      const m = mean
        .at(i)
        .mul(beta1)
        .add(g.mul(1 - beta1))
        .toConst('m')
      const v = square
        .at(i)
        .mul(beta2)
        .add(g.mul(g).mul(1 - beta2))
        .toConst('v')
      mean.at(i).assign(m)
      square.at(i).assign(v)
      // Both means began at 0: dividing by 1 − βᵗ corrects them.
      const { y: power1, z: power2 } = clock.state.at(0)
      const [unbiased, scale] = [m.div(vec4(1).sub(power1)), v.div(vec4(1).sub(power2)).sqrt().add(epsilon)]
      weights.at(i).subAssign(unbiased.div(scale).mul(rate))
    },
    { name: `${name}Adam` },
  )
  const begin = kernel(
    count,
    (i) => {
      mean.at(i).assign(vec4(0))
      square.at(i).assign(vec4(0))
    },
    { name: `${name}BeginAdam` },
  )
  return { step, begin, memory: [mean, square] }
}
