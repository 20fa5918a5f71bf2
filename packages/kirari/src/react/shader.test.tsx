/** What a server sends for a shader: the picture's name and its poster, without a page to draw on. */
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { time, uv, vec4 } from '../shader/front/node/index.ts'
import { Shader } from './index.ts'

const fragment = vec4(uv, time.sin(), 1)

describe('on a server', () => {
  test('it is an image with a name', () => {
    expect(renderToString(<Shader fragment={fragment} label="A slow gradient" />)).toContain('<div role="img" aria-label="A slow gradient">')
  })

  test('its poster stands in its place', () => {
    const html = renderToString(<Shader fragment={fragment} label="A slow gradient" poster="/gradient.png" />)
    expect(html).toContain('<img src="/gradient.png" alt=""')
    expect(html).not.toContain('<canvas')
  })

  test('its children stand in its place too', () => {
    expect(
      renderToString(
        <Shader fragment={fragment} label="A slow gradient">
          <b>Soon</b>
        </Shader>,
      ),
    ).toContain('<b>Soon</b>')
  })

  test('class, style and other attributes go to its element', () => {
    const html = renderToString(<Shader fragment={fragment} label="A slow gradient" className="hero" style={{ height: 100 }} id="top" data-kind="gradient" />)
    expect(html).toMatch(/^<div class="hero" style="height:100px" id="top" data-kind="gradient" role="img"/)
  })

  test('mere decoration is told to nobody', () => {
    expect(renderToString(<Shader fragment={fragment} label="" />)).toMatch(/^<div aria-hidden="true">/)
  })
})
