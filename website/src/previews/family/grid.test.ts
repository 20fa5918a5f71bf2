import { expect, test } from 'vitest'
import { columnsFor } from './grid.ts'

test('cells are about 4:3, with as few of them empty as may be', () => {
  expect([1, 2, 3, 4, 6, 8, 10, 28].map(columnsFor)).toEqual([1, 2, 3, 2, 3, 4, 5, 7])
})
