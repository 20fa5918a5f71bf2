/** A camera or a test card, put into a picture of the size of the canvas; an effect on it; and both beside each other. */
import { draw, type Step } from 'kirari'
import { resolution, target, texture, texture2D, uniform, uv, vec2, vec4 } from 'kirari/node'
import type { Stage } from '../scene.ts'
import { isCameraOn, startCamera, stopCamera, viewCamera } from './camera.ts'
import { blurAlong, edges, glow, halftone, mirrors, pixelate, splitAt, thermal, trails } from './effect.ts'
import { testCard } from './test-card.ts'

export type Values = {
  readonly effect: 'edges' | 'pixelate' | 'halftone' | 'thermal' | 'kaleidoscope' | 'blur' | 'trails' | 'none'
  readonly amount: number
  readonly split: number
  readonly mirror: boolean
}

/** A camera that nobody looks at is stopped after this. */
const patienceMilliseconds = 20_000

export const createScene = (values: Values) => {
  const amount = uniform(values.amount, 'amount')
  const split = uniform(values.split, 'split')
  const mirror = uniform(values.mirror ? 1 : 0, 'mirror')
  let { effect } = values
  let isFilmed = false

  // What is looked at: upright, and as large as the canvas.
  const view = target({ picture: 'rgba8unorm' }, { name: 'view', filter: 'linear', wrap: 'mirror' })
  const input = { picture: view.picture, amount }
  const aspect = resolution.x.div(resolution.y)

  const video = texture(texture2D, { name: 'video' })
  const size = uniform([16, 9], 'videoSize')
  // As large as it must be to leave nothing bare: the longer side is cut.
  const shape = vec2(aspect.div(size.x.div(size.y)), 1)
  const covered = uv
    .sub(0.5)
    .mul(shape.div(shape.x.max(1)))
    .toConst('covered')
  const fromCamera = draw({ label: 'camera', target: view, fragment: vec4(video.sample(covered.mul(vec2(mirror.mul(-2).add(1), 1)).add(0.5)).xyz, 1) })
  const place = uv.mul(2).sub(1).mul(vec2(aspect, 1))
  const fromCard = draw({ label: 'test card', target: view, fragment: vec4(testCard(place, aspect), 1) })

  // What is done to it. Most effects are one drawing; the blur is three, and the trails remember themselves.
  const onScreen = (color: Parameters<typeof splitAt>[1]): Step =>
    draw({ label: 'effect', fragment: vec4(splitAt(view.picture.sample(uv).xyz, color, split), 1) })
  const [wide, high] = [target({ picture: 'rgba8unorm' }, { size: 0.5, name: 'wide' }), target({ picture: 'rgba8unorm' }, { size: 0.5, name: 'high' })]
  const memory = target({ picture: 'rgba16float' }, { pingPong: true, name: 'memory', filter: 'linear' })
  const effects: Readonly<Record<Values['effect'], readonly Step[]>> = {
    edges: [onScreen(edges(input))],
    pixelate: [onScreen(pixelate(input))],
    halftone: [onScreen(halftone(input))],
    thermal: [onScreen(thermal(input))],
    kaleidoscope: [onScreen(mirrors(input))],
    blur: [
      draw({ label: 'blur across', target: wide, fragment: blurAlong(input, [1, 0]) }),
      draw({ label: 'blur up', target: high, fragment: blurAlong({ ...input, picture: wide.picture }, [0, 1]) }),
      onScreen(glow(input, high.picture)),
    ],
    trails: [
      draw({ label: 'memory', target: memory, fragment: vec4(trails(input, memory.picture), 1), clear: false }),
      onScreen(memory.picture.sample(uv).xyz),
    ],
    none: [onScreen(view.picture.sample(uv).xyz)],
  }

  return {
    frame: (): readonly Step[] => [isFilmed ? fromCamera : fromCard, ...effects[effect]],
    update(next: Values) {
      amount.value = next.amount
      split.value = next.split
      mirror.value = next.mirror ? 1 : 0
      ;({ effect } = next)
    },
    /** Nothing is asked for here: only the button does. */
    connect(stage: Stage) {
      const leave = viewCamera({
        show(image) {
          isFilmed = image !== undefined
          if (!image) return
          video.value = image
          size.value = [image.width, image.height]
        },
        say: (message) => stage.say(message),
      })
      let timer = 0
      const look = (): void => {
        clearTimeout(timer)
        if (!document.hidden || !isCameraOn()) return
        timer = window.setTimeout(() => {
          stopCamera()
          stage.say('hidden')
        }, patienceMilliseconds)
      }
      document.addEventListener('visibilitychange', look)
      addEventListener('pagehide', stopCamera)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
        removeEventListener('pagehide', stopCamera)
        leave()
      }
    },
    actions: {
      start: () => void startCamera(),
      stop(stage: Stage) {
        stopCamera()
        stage.say()
      },
    },
  }
}
