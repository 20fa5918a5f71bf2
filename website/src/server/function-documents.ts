/** The pages of functions by their addresses, read from the files of the build when they are asked for. plugins/function-documents lists them. */
import { readFileSync } from 'node:fs'
import type { PropDocContent } from '@docusaurus/plugin-content-docs'
import settings from '@generated/docusaurus.config'
import listed from '@generated/function-documents/default/documents.json'
import { type Metadata, renderedContent } from '@site/src/components/function-page/function-content.tsx'
import type { FunctionDocument } from '@site/src/components/function-page/function-document.ts'
import type { Listed } from '../../plugins/function-documents/index.ts'

const documents: ReadonlyMap<string, Listed> = new Map(listed.map((document) => [document.permalink, document]))

export const documentAt = (path: string): Listed | undefined => documents.get(path)

export const documentsBeside = ({ permalink }: Listed): readonly Listed[] => listed.filter((other) => folderOf(other.permalink) === folderOf(permalink))

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** What the registry of modules has in the place of a page's own. */
export const documentModule = async (source: string): Promise<{ readonly default: PropDocContent }> => {
  const document = listed.find((one) => one.source === source)
  if (!document) throw new Error(`The page ${source} is not among those that plugins/function-documents has listed.`)
  return { default: readContent(document) }
}

export const readContent = ({ page, metadata }: Listed): PropDocContent =>
  // scripts/function-page/files.ts wrote the one, the framework the other.
  renderedContent(read(page) as FunctionDocument, read(metadata) as Metadata, settings.baseUrl)

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
