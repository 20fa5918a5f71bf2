/** What is left out of a page, and what must stay. */
import { expect, test } from 'vitest'
import { smallAttributes, smallHtml } from './small-html.ts'

test('plain values lose their quotes, others keep them', () => {
  expect(smallHtml('<a class="menu__link" href="/docs/" title="" alt="two words">')).toBe('<a class=menu__link href=/docs/ title="" alt="two words">')
})

test('an element that can hold nothing loses its slash; where a slash stays, the value before it keeps its quotes', () => {
  expect(smallHtml('<img width="1" src="/a/"/><path d="M0" fill="none"/>')).toBe('<img width=1 src=/a/><path d=M0 fill="none"/>')
})

test('attributes alone', () => {
  expect(smallAttributes('lang="en" class="a b" dir="ltr"')).toBe('lang=en class="a b" dir=ltr')
})

test('ends that follow from what comes next are left out, those of a lone paragraph and of code stay', () => {
  expect(smallHtml('<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p><a><p>e</p></a>')).toBe('<ul><li>a<li>b</ul><p>c<p>d</p><a><p>e</p></a>')
  expect(smallHtml('<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><td>a<td>b<tr><td>c</tbody></table>',
  )
  expect(smallHtml('<pre><code>x = "y"\n</code></pre>')).toBe('<pre><code>x = "y"\n</code></pre>')
})

test('text and scripts are left as they are', () => {
  expect(smallHtml('<p>a="b"</p><script type="application/json" id="x">{"a":"<b c=\\"d\\">"}</script>')).toBe(
    '<p>a="b"</p><script type=application/json id=x>{"a":"<b c=\\"d\\">"}</script>',
  )
})
