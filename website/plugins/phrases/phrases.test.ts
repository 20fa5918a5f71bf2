import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root, RootContent } from 'hast'
import { expect, test } from 'vitest'
import { phrasesOf } from './phrases.ts'
import { rehypePhrases } from './rehype-phrases.ts'

test.each([
  '戻り値',
  '頂点属性と|varying',
  '色空間',
  'シェーダーに|書けない|数',
  '成り立たない|ステップ',
  '読み書きできないもの',
  'E1020: 読み出しの|途中で|GPUを|失った',
  'StrictMode、|Suspense、|ホットリロード',
  'この|種類の|テクスチャーにない|メソッド',
  '「書くのは」|エディターで',
  'バッファーの|渡し方',
  'canvasが|多すぎる',
  '範囲の|外の|添字',
  '隣同士で|結果の|分かれる|分岐',
  '動くなら|WebGPU、|そうでなければ|WebGL2',
  'Getting started',
])('%s', (marked) => {
  expect(phrasesOf(marked.replaceAll('|', '')).join('|')).toBe(marked)
})

const written = (node: RootContent): string => {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { tagName, children } = node
  return tagName === 'wbr' ? '<wbr>' : `<${tagName}>${children.map(written).join('')}</${tagName}>`
}

test('marks headings across their elements, and nothing else', () => {
  const heading = (name: string): RootContent => ({
    type: 'element',
    tagName: name,
    properties: {},
    children: [
      { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: 'canvas' }] },
      { type: 'text', value: 'の大きさを' },
      { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: '自分で決める' }] },
    ],
  })
  const tree: Root = { type: 'root', children: [heading('h2'), heading('p')] }
  rehypePhrases()(tree)
  expect(tree.children.map(written).join('')).toBe(
    '<h2><code>canvas</code>の<wbr>大きさを<wbr><em>自分で<wbr>決める</em></h2><p><code>canvas</code>の大きさを<em>自分で決める</em></p>',
  )
})

test('words of components are marked in the same places', () => {
  // The framework's own form of the file.
  const messages = JSON.parse(readFileSync(join(import.meta.dirname, '../../i18n/ja/code.json'), 'utf8')) as Record<string, { readonly message: string }>
  const marked = Object.values(messages).flatMap(({ message }) => (message.includes('\u200b') ? [message] : []))
  expect(marked.length).toBeGreaterThan(0)
  expect(marked).toEqual(marked.map((message) => phrasesOf(message.replaceAll('\u200b', '')).join('\u200b')))
})
