/**
 * Built-ins that JavaScript does not have as one operation on a scalar, a family a file. What is in none of these tables is applied
 * component by component, and target/cpu/js/builtin spells it.
 */
import type { Form } from '../scalar/form.ts'
import { geometricForms } from './geometric.ts'
import { logicForms } from './logic.ts'
import { mathsForms } from './maths.ts'
import { matrixForms } from './matrix.ts'
import { memoryForms } from './memory.ts'
import { packingForms } from './packing.ts'
import { textureForms } from './texture.ts'

export const jsForms: Readonly<Record<string, Form>> = {
  ...mathsForms,
  ...geometricForms,
  ...logicForms,
  ...matrixForms,
  ...packingForms,
  ...textureForms,
  ...memoryForms,
}
