/** Where the things of a function are: its page, its poster, its files for programs. */
import type { FunctionRecord } from '@kirari/addons/catalogue'

/** The function's place within the section: `color/blend/softLight`. */
export const pathOf = ({ category, slug }: FunctionRecord): string => `${category}/${slug}`

export const pageAddress = (record: FunctionRecord): string => `/addons/${pathOf(record)}`
export const posterAddress = (record: FunctionRecord): string => `/posters/${pathOf(record)}.webp`

/** The folder of what the pages are, by language. */
export const documentFolder = 'src/generated/function-pages'

/** The folder of files that are published as they are, in no language. */
export const machineFolder = 'src/generated/machine'
export const machineAddress = (record: FunctionRecord, ending: 'json' | 'glsl' | 'wgsl'): string => `/data/${pathOf(record)}.${ending}`
