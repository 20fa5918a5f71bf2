/** The compiler's language service for one file, with its answers as plain data. It runs in a worker, and in Node for its tests. */
import * as ts from 'typescript-in-page'
import type { Change, Completions, Diagnostic, Kind, Questions, SignatureHelp } from './answer.ts'
import { createHost, pageLibrary, userFile, type Libraries } from './host.ts'
import { detailsOf, documentationOf, joined, withoutPackage } from './plain-text.ts'

export type Service = { readonly [K in Kind]: (...asked: Questions[K]['asked']) => Questions[K]['answer'] } & {
  readonly update: (code: string) => void
}

/** The compiler's messages in another language than English, by their keys. */
export type Messages = Readonly<Record<string, string>>

// The compiler exports it without declaring it. Its version is pinned, and a test reads a message in Japanese.
const { setLocalizedDiagnosticMessages } = ts as typeof ts & { readonly setLocalizedDiagnosticMessages: (messages: Messages | undefined) => void }

export const createService = (libraries: Libraries, messages?: Messages): Service => {
  // The compiler has them in one place for all services of a process.
  setLocalizedDiagnosticMessages(messages)
  const host = createHost(libraries)
  const service = ts.createLanguageService(host, ts.createDocumentRegistry(true))
  /** An offset that lies in the text: the compiler throws at others. */
  const within = (offset: number): number => Math.max(0, Math.min(Math.trunc(offset), host.code().length))

  /** The origin of each name in the last list, in the form that the compiler expects for details. */
  const origins = new Map<string, ts.CompletionEntryData | undefined>()

  return {
    update: (code) => {
      if (code !== host.code()) host.update(code)
    },

    diagnostics: () => [...service.getSyntacticDiagnostics(userFile), ...service.getSemanticDiagnostics(userFile)].map(diagnosticOf),

    completions: (offset) => {
      const at = within(offset)
      const found = service.getCompletionsAtPosition(userFile, at, { ...preferences, includeSymbol: true })
      origins.clear()
      for (const { name, source, data } of found?.entries ?? []) if (source !== undefined) origins.set(originKey(name, source), data)
      return found && completionsOf(found, wordBefore(host.code(), at), at)
    },

    details: (label, offset, source) => {
      const data = source === undefined ? undefined : origins.get(originKey(label, source))
      const found = service.getCompletionEntryDetails(userFile, within(offset), label, format, source, preferences, data)
      return found && { ...detailsOf(found), changes: changesOf(found) }
    },

    hover: (offset) => {
      const found = service.getQuickInfoAtPosition(userFile, within(offset))
      return found && { ...rangeOf(found.textSpan), ...detailsOf(found) }
    },

    signatureHelp: (offset) => {
      const found = service.getSignatureHelpItems(userFile, within(offset), undefined)
      return found && signatureHelpOf(found)
    },
  }
}

const preferences: ts.UserPreferences = {
  includeCompletionsForModuleExports: true,
  importModuleSpecifierPreference: 'non-relative',
  quotePreference: 'single',
}
const format: ts.FormatCodeSettings = { semicolons: ts.SemicolonPreference.Remove }

const originKey = (label: string, source: string): string => `${source} ${label}`

interface Range {
  readonly from: number
  readonly to: number
}

const rangeOf = ({ start, length }: ts.TextSpan): Range => ({ from: start, to: start + length })

const severities: Readonly<Record<ts.DiagnosticCategory, Diagnostic['severity']>> = {
  [ts.DiagnosticCategory.Error]: 'error',
  [ts.DiagnosticCategory.Warning]: 'warning',
  [ts.DiagnosticCategory.Suggestion]: 'info',
  [ts.DiagnosticCategory.Message]: 'info',
}

const diagnosticOf = ({ start = 0, length = 0, messageText, category, code }: ts.Diagnostic): Diagnostic => ({
  from: start,
  to: start + length,
  message: withoutPackage(ts.flattenDiagnosticMessageText(messageText, '\n')),
  severity: severities[category],
  code,
})

/** Where the name begins that ends at the offset. */
const wordBefore = (code: string, offset: number): number => offset - (/[\p{ID_Continue}$]*$/u.exec(code.slice(0, offset))?.[0].length ?? 0)

const completionsOf = ({ optionalReplacementSpan, isMemberCompletion, entries }: ts.CompletionInfo, from: number, to: number): Completions => {
  // Paths in an import have a range of their own, each the same.
  const span = optionalReplacementSpan ?? entries.find(({ replacementSpan }) => replacementSpan)?.replacementSpan
  return {
    ...(span ? rangeOf(span) : { from, to }),
    items: entries
      .filter((entry) => isMemberCompletion || isOffered(entry))
      .map(({ name, kind, sortText, source }) => ({ label: name, kind, sortText, ...(source === undefined ? {} : { source }) })),
  }
}

/** What imports a name whose details these are. */
const changesOf = ({ codeActions }: ts.CompletionEntryDetails): readonly Change[] =>
  (codeActions ?? [])
    .flatMap(({ changes }) => changes)
    .filter(({ fileName }) => fileName === userFile)
    .flatMap(({ textChanges }) => textChanges)
    .map(({ span, newText }) => ({ ...rangeOf(span), insert: newText }))

/** The page has a thousand interfaces, in which the names of a picture would be lost. Code may use them; the list offers only its functions and values. */
const isOffered = ({ name, symbol }: ts.CompletionEntry): boolean => {
  const [declaration] = symbol?.declarations ?? []
  return !/^[A-Z]/.test(name) || declaration?.getSourceFile().fileName !== pageLibrary
}

const signatureHelpOf = ({ items, applicableSpan, selectedItemIndex, argumentIndex }: ts.SignatureHelpItems): SignatureHelp => ({
  ...rangeOf(applicableSpan),
  signatures: items.map(({ prefixDisplayParts, parameters, separatorDisplayParts, suffixDisplayParts, documentation, tags }) => {
    const separator = joined(separatorDisplayParts)
    let signature = joined(prefixDisplayParts)
    const ranges = parameters.map(({ displayParts }, index) => {
      if (index > 0) signature += separator
      const from = signature.length
      signature += joined(displayParts)
      return { from, to: signature.length }
    })
    return { signature: signature + joined(suffixDisplayParts), parameters: ranges, documentation: documentationOf(documentation, tags) }
  }),
  activeSignature: selectedItemIndex,
  activeParameter: argumentIndex,
})
