/** What Solid's server renders for a shader: the accessible name and the poster, without a page to draw on. */
import { createComponent, Dynamic, renderToString } from 'solid-js/web'
import { createSignal, mergeProps } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { serverMarkup, serverProps } from '../../test/element/solid-server.ts'
import { time, uv, vec4 } from '../shader/front/node/index.ts'
import { createUniform, Shader, useEngine, type ShaderProps } from './index.ts'

const fragment = vec4(uv, time.sin(), 1)
const html = (props: Partial<ShaderProps>): string =>
  // The props have a fragment and a label.
  renderToString(() => createComponent(Shader, { fragment, label: 'A slow gradient', ...props } as ShaderProps)).replaceAll(/ data-hk=\S+/g, '')

describe("on Solid's server", () => {
  test('it is an image with a name', () => {
    expect(html({})).toMatch(/^<div role="img" aria-label="A slow gradient" ><div style="position:relative;[^"]*" ><div style="[^"]*" ><\/div><\/div><\/div>$/)
  })

  test('its poster and its children stand in its place', () => {
    expect(renderToString(() => createComponent(Shader, serverProps))).toBe(serverMarkup)
  })

  test('class, style and other attributes go to its element, and options do not', () => {
    const attributes = { class: 'hero', style: { height: '100px' }, id: 'top', onClick: () => {} }
    const options = { backend: 'webgl2', pixelRatio: 1, pointer: 'window', samples: 4, message: 'None', isPlaying: true, engineRef: () => {} } as const
    expect(html({ ...attributes, ...options })).toMatch(/^<div class="hero " style="height:100px" id="top" role="img" aria-label="A slow gradient" >/)
  })

  test('mere decoration is told to nobody', () => {
    expect(html({ label: '' })).toMatch(/^<div aria-hidden="true" >/)
  })

  test('the other two render, and start nothing', () => {
    const App = () => {
      const [hue] = createSignal(0.5)
      const shift = createUniform(hue)
      const { ref, engine } = useEngine(() => ({ fragment: vec4(uv, shift, 1) }))
      return createComponent(Dynamic, mergeProps({ component: 'div', ref, children: engine() ? 'an engine' : `${shift.value}` }))
    }
    expect(renderToString(() => createComponent(App, {}))).toMatch(/>0\.5<\/div>$/)
  })
})
