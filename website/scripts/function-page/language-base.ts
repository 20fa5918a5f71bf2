import { readSite } from '../../site.config.ts'
import type { Language } from './language.ts'

/** The address below which the pages of a language lie. */
export const languageBase = (language: Language): string => readSite(process.env).basePath + (language === 'en' ? '' : `${language}/`)
