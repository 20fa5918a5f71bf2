/** The statements of origin that records share: original code, written from the sources that the record names. */
import type { FunctionRecord } from './record.ts'

const author = 'Kirari contributors'

/** Written from the definition in the first reference. */
export const fromReference: FunctionRecord['provenance'] = {
  author,
  licence: 'MIT',
  basis: { en: 'Written for Kirari from the definition in the first reference.', ja: '一つ目の参考文献にある定義をもとに、Kirariのために書き下ろしました。' },
}

/** Derived for the library; the references are further reading. */
export const fromFirstPrinciples: FunctionRecord['provenance'] = {
  author,
  licence: 'MIT',
  basis: {
    en: 'Derived for Kirari from first principles; the references are for further reading.',
    ja: '基本原理から導出し、Kirariのために書き下ろしました。参考文献は理解を深めるためのものです。',
  },
}
