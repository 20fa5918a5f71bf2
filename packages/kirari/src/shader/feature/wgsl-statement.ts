/** What WGSL says otherwise among statements. A function that has statements brings this with it (`Func.toWGSL`), as it brings their layout. */
import type { StatementRule } from '../ir/statement.ts'
import { passPlaces } from './copy-place.ts'
import { storeComponents } from './assign-component.ts'

export const wgslStatements: readonly StatementRule[] = [storeComponents, passPlaces]
