/** The posters of the home page: the silk on ink and on paper, wide and narrow, and the picture of the smallest program. */
import { picture } from '../src/components/hello/picture.ts'
import { restPlaces, silk, silkAspect, silkValues } from '../src/components/hero/silk.ts'
import { drawStills, type Still } from './still.ts'

const shapes = {
  wide: { width: 800 * silkAspect, height: 800, light: restPlaces.wide },
  // The middle of the same picture. The hero is never wider than high where this one is shown (hero.module.css).
  narrow: { width: 960, height: 960, light: restPlaces.narrow },
} as const

const silks: readonly Still[] = (['wide', 'narrow'] as const).flatMap((shape) =>
  ([0, 1] as const).map((paper) => {
    const { width, height, light } = shapes[shape]
    return {
      name: `home-${paper ? 'paper' : 'ink'}-${shape}`,
      fragment: silk,
      width,
      height,
      time: 0,
      values: [paper, light],
      set: () => {
        silkValues.paper.value = paper
        silkValues.light.value = light
      },
    }
  }),
)

const hello: Still = { name: 'home-hello', fragment: picture, width: 480, height: 360, time: 0, pointer: [0.5, 0.5] }

export const drawHeroPosters = (): Promise<void> => drawStills([...silks, hello])
