/**
 * The record of a function: everything known about it besides its code. The page in both languages, the tests on every target, the category index
 * and the search entries are generated from it; no other file repeats this information.
 *
 * A file of a record exports a `WrittenRecord`. Its path, the function's code and the files of the examples complete it (complete.ts). An incomplete
 * record does not compile; a test checks what types cannot (a parameter's name, an edge case's result).
 */
import type { AnyFn, Variants } from 'kirari/node'
import type * as addons from '../src/index.ts'
import type { AccuracyClass } from './accuracy.ts'
import type { CategoryId } from './category.ts'
import type { Range } from './range.ts'
import type { Unit } from './unit.ts'

/** The same text in both languages. */
export interface Text {
  readonly en: string
  readonly ja: string
}

/** The import name of a function from `@kirari/addons`. */
export type FunctionName = Exclude<keyof typeof addons, 'AABB' | 'Triangle'>

/** An argument or a result: a scalar, a vector, a matrix by its columns, or a struct by its fields. */
export type Value = number | boolean | readonly number[] | readonly (readonly number[])[] | { readonly [field: string]: readonly number[] }

export interface ParameterRecord {
  /** The name in the function's declaration. */
  readonly name: string
  readonly meaning: Text
  readonly unit: Unit
  /** `domain`: the axis of the preview. `control`: the reader sets it. */
  readonly role: 'domain' | 'control'
  /** The interesting range of values, the same for all components or one pair a component. The function accepts other values too: see `outside`. */
  readonly range: Range
  /** For the signature that is shown first. */
  readonly default: Value
  readonly step: number
  /** What happens with values outside the range. */
  readonly outside: Text
}

/** A case that readers ask about; a test checks it. */
export interface EdgeCase {
  /** The signature that it calls, by its printed name; by default the function's plain name. */
  readonly instance?: string
  readonly inputs: readonly Value[]
  readonly result: Value
  /** The result is guaranteed bit for bit, on every device. */
  readonly exact?: true
  readonly note?: Text
}

export interface Example {
  /** The name of its file, without the ending. */
  readonly id: string
  /** The task: a noun with its adjective, or an imperative. */
  readonly title: Text
  /** A complete module that exports `fragment`, ready to paste beside `createEngine`. */
  readonly code: string
}

export interface Reference {
  readonly title: string
  readonly authors: string
  readonly year: number
  /** The relevant section. */
  readonly section?: string
  readonly url?: string
  readonly doi?: string
}

export interface FunctionRecord {
  /** Last part of the page's address; the first part is the category. */
  readonly slug: string
  readonly category: CategoryId
  readonly importName: FunctionName
  /** The function itself. One with several signatures lists them in `variants`. */
  readonly call: AnyFn & Partial<Variants>
  /**
   * For a function that takes functions, which are not values in any shader: it returns a shader function for each argument. `call` is then one
   * of those, and everything here (parameters, edge cases, printed text, accuracy) describes that one.
   */
  readonly made?: {
    /** Its declarations, one line of TypeScript for each overload. */
    readonly declarations: readonly string[]
    /** The code that made `call`: statements with their imports from `kirari/node`, the last of them the call. */
    readonly code: string
    /** Its argument and its result. */
    readonly meaning: Text
  }
  /** The signature shown first, by its name in the printed text. */
  readonly shown: string
  /** One sentence: the result. */
  readonly summary: Text
  /** One paragraph: why it works, as an intuition. */
  readonly intuition: Text
  /** None for a constant. */
  readonly parameters: readonly ParameterRecord[]
  readonly returns: {
    readonly meaning: Text
    /** Bounds of the result for arguments in their ranges, for all components or one number a component; `open` if the result never reaches the upper bound. */
    readonly range: { readonly min: number | readonly number[]; readonly max: number | readonly number[]; readonly open?: true }
  }
  /** TeX. */
  readonly formula: string
  readonly edgeCases: readonly [EdgeCase, ...EdgeCase[]]
  readonly accuracy: {
    readonly class: AccuracyClass
    /** The size of the results, which multiplies the class's absolute tolerance. */
    readonly scale: number
    /** The reference that tests compare the function with. */
    readonly oracle: Text
  }
  /** For distance fields: a true distance, a lower bound of it, or an estimate. */
  readonly exactness?: 'exact' | 'bound' | 'estimate'
  /** Its smoothness: the number of continuous derivatives (`jump`: not even the value), and where it is less smooth. */
  readonly continuity: { readonly order: 'jump' | 0 | 1 | 2 | 'smooth'; readonly note: Text }
  /**
   * What the English texts claim, with the test that proves it: a quotation by the title of a test in test/property. A sentence that says exactly,
   * never, always, everywhere, smooth or symmetric has one.
   */
  readonly claims: { readonly [quotation: string]: string }
  readonly references: readonly [Reference, ...Reference[]]
  /** The origin of the code. Nothing is published without it. */
  readonly provenance: { readonly author: string; readonly licence: 'MIT'; readonly basis: Text }
  readonly related: readonly FunctionName[]
  /** `name` is a name from code, or words in both languages. */
  readonly confusedWith: readonly { readonly name: string | Text; readonly difference: Text }[]
  /** The names of the same function in other libraries. */
  readonly elsewhere: readonly { readonly where: string | Text; readonly name: string | Text; readonly note?: Text }[]
  /** Search terms besides its names. */
  readonly synonyms: { readonly en: readonly string[]; readonly ja: readonly string[] }
  /** Two uses, the plain one first. */
  readonly examples: readonly [Example, ...Example[]]
}

/** A parameter as it is written. */
export type WrittenParameter = Omit<ParameterRecord, 'name' | 'role' | 'step'> & {
  /** Default: 'control'. */
  readonly role?: ParameterRecord['role']
  /** Default: 0.01. */
  readonly step?: number
}

/** An edge case as it is written: the function `of` these arguments `is` this result. Its note is in both languages, or there is none. */
export type WrittenEdgeCase = Pick<EdgeCase, 'exact'> & {
  /** The signature that it calls, by the part of its printed name after the function's: `vec3`. By default the one without. */
  readonly overload?: string
  readonly of: EdgeCase['inputs']
  readonly is: EdgeCase['result']
} & (Text | { readonly en?: never; readonly ja?: never })

/** What a file of a record says. */
export type WrittenRecord = Omit<
  FunctionRecord,
  'slug' | 'category' | 'importName' | 'call' | 'shown' | 'parameters' | 'returns' | 'edgeCases' | 'accuracy' | 'continuity' | 'confusedWith' | 'examples'
> & {
  /** Default: the exported function. One that takes functions has no other. */
  readonly call?: FunctionRecord['call']
  /** Default: the import name. */
  readonly shown?: string
  /** By their names, in the order of the declaration. */
  readonly parameters: { readonly [name: string]: WrittenParameter }
  /** Its meaning, and its range. */
  readonly returns: Text & Pick<FunctionRecord['returns'], 'range'>
  readonly edgeCases: readonly [WrittenEdgeCase, ...WrittenEdgeCase[]]
  readonly accuracy: Omit<FunctionRecord['accuracy'], 'scale'> & {
    /** Default: 1. */
    readonly scale?: number
  }
  /** Its order, and a note. */
  readonly continuity: Text & Pick<FunctionRecord['continuity'], 'order'>
  /** The name of the other thing, and the difference. */
  readonly confusedWith: readonly (Text & Pick<FunctionRecord['confusedWith'][number], 'name'>)[]
  /** Titles by the name of the file in examples/<category>/<slug>, two uses, the plain one first. A title is a task: a noun with its adjective, or an imperative. */
  readonly examples: { readonly [file: string]: Text }
}
