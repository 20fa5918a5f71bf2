/** `mount` without a framework, in a real browser, on both backends. */
import { expect, test } from 'vitest'
import { describeShader, red, type Props } from '../../test/element/behaviour.ts'
import { uv } from '../shader/front/node/input.ts'
import { mount } from './index.ts'

const none = { fragment: undefined, frame: undefined, init: undefined, poster: undefined, message: undefined, onReady: undefined, onError: undefined }

describeShader('mount', (place, { engineRef, ...first }: Props) => {
  const mounted = mount(place, first)
  engineRef?.(mounted.engine)
  return {
    set({ engineRef: ref, ...next }) {
      const { engine } = mounted
      // An omitted option is removed.
      mounted.update({ ...none, ...next })
      if (mounted.engine !== engine) ref?.(mounted.engine)
    },
    remove() {
      mounted.dispose()
      engineRef?.(undefined)
    },
  }
})

test('an update changes what it names and keeps the rest', () => {
  const mounted = mount(document.body, { fragment: red, label: 'A red square', backend: 'webgl2' })
  const { engine } = mounted
  mounted.update({ label: 'A square' })
  expect([mounted.engine, engine.fragment, mounted.element.getAttribute('aria-label')]).toEqual([engine, red, 'A square'])
  mounted.dispose()
  expect(mounted.element.isConnected).toBe(false)
  mounted.dispose()
})

test('a mistake has the place of the mount', async () => {
  const here = /\n {2}at \S*mount\.gpu\.test\.ts:\d+:\d+\n/
  const lost = (): unknown => mount('#app' as never, { fragment: red, label: '' })
  expect(lost).toThrow(/E1003: expected an element of the page as `container`, got "#app"/)
  expect(lost).toThrow(here)
  const { message } = await new Promise<Error>((onError) => {
    const mounted = mount(document.body, { fragment: uv as never, label: '', backend: 'webgl2', onError })
    mounted.engine.on('error', () => mounted.dispose())
  })
  expect(message).toMatch(/S3002/)
  expect(message).toMatch(here)
})
