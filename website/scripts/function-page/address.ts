/** Where the things of a function are: its page, its poster. */
import type { FunctionRecord } from '@kirari/addons/catalogue'

/** The function's place within the section: `color/blend/softLight`. */
export const pathOf = ({ category, slug }: FunctionRecord): string => `${category}/${slug}`

export const pageAddress = (record: FunctionRecord): string => `/addons/${pathOf(record)}`
export const posterAddress = (record: FunctionRecord): string => `/posters/${pathOf(record)}.webp`
