/** The languages of the pages. */
import type { Text } from '@kirari/addons/catalogue'

export type Language = keyof Text
export const languages = ['en', 'ja'] as const satisfies readonly Language[]
