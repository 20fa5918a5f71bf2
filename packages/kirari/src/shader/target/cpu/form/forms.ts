/**
 * Built-ins that are more than one JavaScript operation on a scalar, one family a file. All others are applied
 * component by component, and target/cpu/js/builtin spells them.
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
