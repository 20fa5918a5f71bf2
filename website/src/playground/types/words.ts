/** The labels of the type tooltips in both languages. The compiler supplies the other texts. */

export interface TypesWords {
  /** Which overload of a function is shown; `{index}` and `{count}` stand for numbers. */
  readonly overload: string
  /** Translations of the labels of CodeMirror, by their English texts. */
  readonly phrases: Readonly<Record<string, string>>
}

export const typesWords: Readonly<Record<'en' | 'ja', TypesWords>> = {
  en: { overload: '{index} of {count}', phrases: {} },
  ja: {
    overload: '{index}/{count}',
    phrases: { Completions: '入力候補', Diagnostics: '問題', 'No diagnostics': '問題はありません', close: '閉じる' },
  },
}
