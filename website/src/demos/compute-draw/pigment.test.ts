import { toJS } from 'kirari/js'
import { expect, test } from 'vitest'
import { overGround, overGroundNumber, pigments, swatches, type PigmentName } from './pigment.ts'

const names = Object.keys(pigments) as PigmentName[]
const channels = [0, 1, 2] as const

test.each(names)('%s has its two colours over white and over black', (name) => {
  const { absorption, scattering } = pigments[name]
  for (const i of channels) {
    expect(absorption[i]).toBeGreaterThan(0)
    expect(scattering[i]).toBeGreaterThan(0)
    expect(overGroundNumber(absorption[i], scattering[i], 1)).toBeCloseTo(swatches[name].white[i], 8)
    expect(overGroundNumber(absorption[i], scattering[i], 0)).toBeCloseTo(swatches[name].black[i], 8)
  }
})

const inShader = toJS(overGround)
test('the shader has the colours of the textbook, from no paint to much', () => {
  for (const amount of [0, 0.01, 0.3, 1, 4, 30])
    for (const name of names)
      for (const ground of [0, 0.5, 0.96]) {
        const { absorption, scattering } = pigments[name]
        const of = ([red, green, blue]: readonly [number, number, number]) => [red * amount, green * amount, blue * amount] as const
        const seen = inShader(of(absorption), of(scattering), [ground, ground, ground])
        for (const i of channels) {
          const right = amount === 0 ? ground : overGroundNumber(absorption[i] * amount, scattering[i] * amount, ground)
          expect(seen[i], `${amount} of ${name} over ${ground}`).toBeCloseTo(right, 4)
        }
      }
})

test('blue and yellow paint are green, where light would be grey', () => {
  const [blue, yellow] = [pigments.cerulean, pigments.yellow]
  const [red, green, other] = channels.map((i) =>
    overGroundNumber((blue.absorption[i] + yellow.absorption[i]) * 0.5, (blue.scattering[i] + yellow.scattering[i]) * 0.5, 0.96),
  )
  expect(green).toBeGreaterThan((red ?? 1) * 1.1)
  expect(green).toBeGreaterThan((other ?? 1) * 1.1)
})
