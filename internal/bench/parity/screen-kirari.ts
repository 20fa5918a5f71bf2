/** The benchmark's shader, fbm and a raymarch, full-screen, on either backend. */
import { createEngine } from 'kirari'
import { build } from '../scene/kirari.ts'
import { pixels, seconds, side, type Runner } from './count.ts'

export const start = async (backend: 'webgl2' | 'webgpu'): Promise<Runner> => {
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: side, height: side }))
  canvas.style.cssText = `width:${side}px;height:${side}px`
  const engine = createEngine({ canvas, backend, pixelRatio: 1, fragment: build() })
  engine.pause()
  await engine.ready
  return {
    async run(frames) {
      for (let i = 0; i < frames; i++) engine.step(seconds)
      await engine.capture()
    },
    async probe() {
      engine.seek(1)
      return pixels((await engine.capture()).data)
    },
  }
}
