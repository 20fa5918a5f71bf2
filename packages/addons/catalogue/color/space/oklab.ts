/** Shared by the records to and from Oklab: the references that define the space. */
import type { WrittenRecord } from '../../record.ts'
import { cssColorOn, ottosson } from './references.ts'

export const oklabReferences: WrittenRecord['references'] = [ottosson, cssColorOn('9.2, Oklab and OkLCh', 'ok-lab')]
