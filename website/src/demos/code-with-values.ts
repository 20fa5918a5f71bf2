/** The code of a demo for the playground, with the values that a link names. It knows all demos, so it is loaded for such links alone. */
import { readAddress } from './address.ts'
import { demos } from './list.ts'
import { withValues } from './values-text.ts'

export const codeWithValues = (code: string, name: string, settings: string): string => {
  const demo = demos.find((one) => one.name === name)
  return demo ? withValues(code, demo.controls, readAddress(demo.controls, settings).settings) : code
}
