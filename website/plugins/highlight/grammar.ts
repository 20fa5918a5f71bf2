/**
 * The grammars of the site's languages: those of Prism, with what tells names apart that it leaves plain. They look at words and their
 * neighbours and know no types, which is what makes them ten times as fast as grammars that do: a site has a megabyte of code.
 */
import bash from 'refractor/bash'
import { refractor } from 'refractor/core'
import css from 'refractor/css'
import glsl from 'refractor/glsl'
import json from 'refractor/json'
import jsx from 'refractor/jsx'
import markup from 'refractor/markup'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import wgsl from 'refractor/wgsl'

// Markup first: the styles and scripts inside it are told to it by their own grammars.
for (const syntax of [markup, css, bash, glsl, json, jsx, typescript, tsx, wgsl]) refractor.register(syntax)

type Grammar = Exclude<Parameters<typeof refractor.highlight>[1], string>

/** Names begin with a capital where they are types. */
const capitalised = { pattern: /\b[A-Z]\w*[a-z]\w*\b(?!\()/, alias: 'class-name' }
const member = { pattern: /(?<=(?:^|[^.])\.)[a-zA-Z_$][\w$]*\b(?!\s*\()/, alias: 'property' }
/** The name of a parameter, of a member of a type, of a key: nothing else stands right before a colon. */
const named = { pattern: /\b[a-zA-Z_$][\w$]*(?=\??:(?!:))/, alias: 'property' }

/** What the site calls otherwise than Prism. */
const ownNames: Readonly<Record<string, string>> = { ts: 'typescript', js: 'javascript', html: 'markup' }

/** By the name a page may use. */
export const grammarOf = (language: string): Grammar => {
  const grammar = refractor.languages[ownNames[language] ?? language]
  if (typeof grammar !== 'object') throw new Error(`No grammar is registered for the language "${language}".`)
  return grammar
}

/** Puts rules of ours before the keywords of a grammar, and takes away one of its own. */
const refine = (language: string, ours: Grammar, without: string): void => {
  refractor.languages[ownNames[language] ?? language] = Object.fromEntries(
    Object.entries(grammarOf(language)).flatMap(([name, pattern]) => {
      if (name === without) return []
      return name === 'keyword' ? [...Object.entries(ours), [name, pattern]] : [[name, pattern]]
    }),
  )
}

// A name in capitals may be a constant, a function or a type: what is around it tells.
for (const language of ['ts', 'js', 'jsx', 'tsx']) refine(language, { member, named, capitalised }, 'constant')
refine('glsl', { member }, 'constant')
// Its built-in names are functions and types at once: a call is told by its bracket, a type by `shaderTypes` (role.ts).
refine('wgsl', { member }, 'builtin')
