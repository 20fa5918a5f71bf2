/** `-t` with the name of a file selects the tests of that file: the titles of tests hold long names whole. */
import { expect, test } from 'vitest'

const deep = [{ name: `website/guide/${'folder/'.repeat(12)}page.mdx:123` }]

test.each(deep)('$name is whole in the title', ({ name }) => {
  expect(expect.getState().currentTestName).toContain(name)
})
