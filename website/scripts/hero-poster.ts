/** The posters of the home page: the silk on ink and on paper, wide and narrow, the picture of the smallest program, and the one whose pixels are told in numbers. */
import { picture } from '../src/components/hello/picture.ts'
import { restPlaces, silk, silkValues } from '../src/components/hero/silk.ts'
import { fragment as star } from '../src/home-samples/star-glow.ts'
import { helloPosterSize, pixelPosterSize, silkPosterSizes } from '../src/image-size.ts'
import { drawStills, type Still } from './still.ts'

const silks: readonly Still[] = (['wide', 'narrow'] as const).flatMap((shape) =>
  ([0, 1] as const).map((paper) => {
    const light = restPlaces[shape]
    return {
      name: `home-${paper ? 'paper' : 'ink'}-${shape}`,
      fragment: silk,
      ...silkPosterSizes[shape],
      time: 0,
      values: [paper, light],
      set: () => {
        silkValues.paper.value = paper
        silkValues.light.value = light
      },
    }
  }),
)

const hello: Still = { name: 'home-hello', fragment: picture, ...helloPosterSize, time: 0, pointer: [0.5, 0.5] }

const pixel: Still = { name: 'home-pixel', fragment: star, ...pixelPosterSize }

export const drawHeroPosters = (): Promise<void> => drawStills([...silks, hello, pixel])
