/** What a server renders for a shader: the accessible name and the poster, without a page to draw on. */
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { time, uv, vec4 } from '../shader/front/node/index.ts'
import { Shader, useEngine, useUniform } from './index.ts'

const fragment = vec4(uv, time.sin(), 1)

describe('on a server', () => {
  test('it is an image with a name', () => {
    expect(renderToString(<Shader fragment={fragment} label="A slow gradient" />)).toBe(
      '<div role="img" aria-label="A slow gradient"><div style="position:relative;width:100%;height:100%;aspect-ratio:2"><div style="position:absolute;inset:0"></div></div></div>',
    )
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

  test('its options are no attributes', () => {
    const html = renderToString(
      <Shader fragment={fragment} label="" backend="webgl2" pixelRatio={1} pointer="window" samples={4} message="None" isPlaying onReady={() => {}} />,
    )
    expect(html).toMatch(/^<div aria-hidden="true"><div/)
  })

  test('mere decoration is told to nobody', () => {
    expect(renderToString(<Shader fragment={fragment} label="" />)).toMatch(/^<div aria-hidden="true">/)
  })

  test('the hooks render, and start nothing', () => {
    const App = () => {
      const hue = useUniform(0.5)
      const { ref, engine } = useEngine({ fragment: vec4(uv, hue, 1) })
      return <div ref={ref}>{engine ? 'an engine' : hue.value}</div>
    }
    expect(renderToString(<App />)).toBe('<div>0.5</div>')
  })
})
