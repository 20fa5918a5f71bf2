/**
 * What is known about one function, beside its code: the page in both languages, the tests on every target, the category index
 * and the search entries are made from its record, and nothing of it is kept anywhere else.
 *
 * A record that leaves something out does not compile; what types cannot see (a parameter's name, an edge case's result) a test checks.
 *
 * Must not know: how a page looks, how a test runs.
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

/** The name a function is imported by from `@kirari/addons`. */
export type FunctionName = Exclude<keyof typeof addons, 'AABB' | 'Triangle'>

/** An argument or a result: a scalar, a vector, a matrix by its columns, or a struct by its fields. */
export type Value = number | boolean | readonly number[] | readonly (readonly number[])[] | { readonly [field: string]: readonly number[] }

/** How the live preview of a page shows the function. */
export type PreviewKind =
  /** The curve over 0…1 with a dot that runs along it. */
  | 'curve'
  /** Base and blend images beside the result, and the response over both. */
  | 'blend'
  /** Two overlapping discs over a checkerboard. */
  | 'composite'
  /** A sprite of few texels, smoothed without the function and with it, and the profile of its edge. */
  | 'filtering'
  /** A soft disc over a ground, mixed without the function and with it, and the profile of its edge. */
  | 'fringe'
  /** One ramp a parameter. */
  | 'ramp'
  /** A picture of all hues, and each component of the result as a field. */
  | 'channels'
  /** Two cuts through a space that is larger than what screens can show. */
  | 'gamut'
  /** A ramp of light, its channels as curves, a lamp. */
  | 'light'
  /** Shades and the light they stand for. */
  | 'transfer'
  /** The edge of a shape, pixels enlarged. */
  | 'coverage'
  /** The same for shapes that know where they are. */
  | 'pixels'
  /** All characters of a font. */
  | 'glyphs'
  /** The field as grey levels, its section, histogram and spectrum. */
  | 'noise'
  /** A random number for each cell, and how the numbers are spread. */
  | 'grain'
  /** Which bits of a hash change with each bit of what goes in. */
  | 'avalanche'
  /** Points strewn over cells, with the distances to the nearest two. */
  | 'cells'
  /** A ray and a box. */
  | 'box'
  /** A box in space, with a point or the box that is made of it. */
  | 'cuboid'
  /** A triangle coloured by its three weights. */
  | 'triangle'
  /** A triangle, the parallelogram it is half of, and a square of the same area. */
  | 'parallelogram'
  /** Every place in the colour of the nearest point of a triangle. */
  | 'nearest'
  /** A cut through the field of distances to a triangle in space. */
  | 'sides'
  /** A triangle in space with its normal, or with a ray that meets it. */
  | 'facet'
  /** The graph of a function of one variable. */
  | 'plot'
  | 'bend'
  /** Large pixels cut by a plain step and by a smooth one. */
  | 'antialias'
  /** The graph of a remainder, beside the one that is cut off towards 0. */
  | 'remainder'
  /** A grid, a letter and the axes before and after a matrix. */
  | 'transform'
  /** An arrow before and after a turn. */
  | 'rotation'
  /** A cube and its axes before and after a turn, or two. */
  | 'orientation'
  | 'columns'
  /** Two directions and the arc between them. */
  | 'between'
  /** The way from one turn to another, in equal steps. */
  | 'slerp'
  /** Lines of equal distance, inside and outside in two colours. */
  | 'isolines'
  /** A distance field of space: lines of equal distance on a cut, and the shape as rays find it, with how many steps they took. */
  | 'solid'
  /** Two discs joined, with lines of equal distance. */
  | 'union'
  /** A picture before and after the plane is folded. */
  | 'tiling'
  /** A grid before and after points are moved. */
  | 'displacement'
  /** The plane in hexagons, numbered. */
  | 'hexagons'
  /** The three directions of a camera. */
  | 'frame'
  /** A strip of angles and radii, and the same bent round a centre. */
  | 'polar'
  /** A picture before and after a turn. */
  | 'turn'

export interface ParameterRecord {
  /** The name in the function's declaration. */
  readonly name: string
  readonly meaning: Text
  readonly unit: Unit
  /** `domain`: what the preview runs over. `control`: what the reader sets. */
  readonly role: 'domain' | 'control'
  /** Lowest and highest value worth showing, for all components alike or one pair a component. The function takes others too: see `outside`. */
  readonly range: Range
  /** For the signature that is shown first. */
  readonly default: Value
  readonly step: number
  /** What happens with values outside the range. */
  readonly outside: Text
}

/** A case that readers ask about, and a test asks too. */
export interface EdgeCase {
  /** Names the case in links and test names; kebab-case. */
  readonly id: string
  /** Which signature it calls, by the name in the printed text; the function's plain name when left out. */
  readonly instance?: string
  readonly inputs: readonly Value[]
  readonly result: Value
  /** The result is promised bit for bit, on every device. */
  readonly exact?: true
  readonly note?: Text
}

export interface Example {
  /** What is made, as a task: a noun with its adjective, or an order. */
  readonly title: Text
  /** A whole module that exports `fragment`, ready to paste beside `createEngine`. */
  readonly code: string
}

export interface Reference {
  readonly title: string
  readonly authors: string
  readonly year: number
  /** The part that matters here. */
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
   * For a function that takes functions, which no shader has as values: it gives a shader function for each that it takes. `call` is then one
   * of those, and everything here (parameters, edge cases, printed text, accuracy) is about that one.
   */
  readonly made?: {
    /** How it is declared, one line of TypeScript for each way to call it. */
    readonly declarations: readonly string[]
    /** The code that made `call`: statements with what they take from `kirari/node`, the last of them the call. */
    readonly code: string
    /** What is given to it, and what comes back. */
    readonly meaning: Text
  }
  /** The signature shown first, by its name in the printed text. */
  readonly shown: string
  /** One sentence: what it gives. */
  readonly summary: Text
  /** One paragraph: why it works, in the mind's eye. */
  readonly intuition: Text
  readonly parameters: readonly [ParameterRecord, ...ParameterRecord[]]
  readonly returns: {
    readonly meaning: Text
    /** Bounds for arguments in their ranges, of all components or one number a component; `open` when the upper bound itself is never reached. */
    readonly range: { readonly min: number | readonly number[]; readonly max: number | readonly number[]; readonly open?: true }
  }
  /** TeX. */
  readonly formula: string
  readonly edgeCases: readonly [EdgeCase, ...EdgeCase[]]
  readonly accuracy: {
    readonly class: AccuracyClass
    /** Size of the results, by which the class's absolute tolerance is multiplied. */
    readonly scale: number
    /** What the function is compared with. */
    readonly oracle: Text
  }
  /** For distance fields: a true distance, a lower bound of it, or an estimate. */
  readonly exactness?: 'exact' | 'bound' | 'estimate'
  /** How smooth it is: derivatives that are continuous (`jump`: not even the value), and where it is less than smooth. */
  readonly continuity: { readonly order: 'jump' | 0 | 1 | 2 | 'smooth'; readonly note: Text }
  readonly references: readonly [Reference, ...Reference[]]
  /** Where our text comes from. Nothing is published without it. */
  readonly provenance: { readonly author: string; readonly licence: 'MIT'; readonly basis: Text }
  readonly related: readonly FunctionName[]
  /** A name from code as it is; words in both languages. */
  readonly confusedWith: readonly { readonly name: string | Text; readonly difference: Text }[]
  /** What the same function is called in other places. */
  readonly elsewhere: readonly { readonly where: string | Text; readonly name: string | Text; readonly note?: Text }[]
  /** Words that people search it by, beside its names. */
  readonly synonyms: { readonly en: readonly string[]; readonly ja: readonly string[] }
  readonly preview: PreviewKind
  /** Two uses, the plain one first. */
  readonly examples: readonly [Example, ...Example[]]
}
