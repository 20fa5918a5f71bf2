/** The TypeScript blocks of a finished page, in their order. Must not know: what becomes of them. */
import { Parser } from 'htmlparser2'

export interface CodeBlock {
  readonly code: string
  readonly language: 'ts' | 'tsx'
  /** The name of its file, where the page gives it one. */
  readonly title: string
}

/** Only these parts of a page are parsed. */
const figure = /<figure [^>]*data-language="?tsx?\b.*?<\/figure>/gs

export const codeBlocksOf = (html: string): readonly CodeBlock[] => [...html.matchAll(figure)].map(([text]) => readFigure(text))

const readFigure = (html: string): CodeBlock => {
  const texts = { code: '', title: '' }
  let language: CodeBlock['language'] = 'ts'
  let reading: keyof typeof texts | undefined
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes['data-language'] === 'tsx') language = 'tsx'
      if (name === 'code') reading = 'code'
      else if (attributes['class'] === 'code-title') reading = 'title'
    },
    ontext: (text) => {
      if (reading) texts[reading] += text
    },
    onclosetag: (name) => {
      // The code consists of spans; a title ends with its own.
      if (name === 'code' || reading === 'title') reading = undefined
    },
  })
  parser.end(html)
  return { ...texts, language }
}
