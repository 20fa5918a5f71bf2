/** What is a page's own comes out, and another page's goes in. */
import { expect, test } from 'vitest'
import { filled, withHoles } from './frame.ts'

test('a piece is known by what stands round it', () => {
  const frame = withHoles('<a href="/sdf/box">box</a> <a href="/sdf/boxes">boxes</a>', {
    address: { text: 'sdf/box', after: '"' },
    name: { before: '>', text: 'box', after: '<' },
  })
  expect(filled(frame, { address: { text: 'sdf/ring' }, name: { text: 'ring' } })).toBe('<a href="/sdf/ring">ring</a> <a href="/sdf/boxes">boxes</a>')
})

test('what is put in is taken as it is', () => {
  expect(filled(withHoles('<p>a</p>', { text: { before: '<p>', text: 'a' } }), { text: { text: '$& <b>' } })).toBe('<p>$& <b></p>')
})
