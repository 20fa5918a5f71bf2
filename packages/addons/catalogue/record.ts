/**
 * The record of a function: everything known about it besides its code. The page in both languages, the tests on every target, the category index
 * and the search entries are generated from it; no other file repeats this information.
 *
 * An incomplete record does not compile; a test checks what types cannot (a parameter's name, an edge case's result).
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
  /** An image of all hues, and each component of the result as a field. */
  | 'channels'
  /** Two cuts through a space that is larger than what screens can show. */
  | 'gamut'
  /** A ramp of light, its channels as curves, a lamp. */
  | 'light'
  /** Shades and the light they stand for. */
  | 'transfer'
  /** The edge of a shape, with enlarged pixels. */
  | 'coverage'
  /** The same for shapes that know their position. */
  | 'pixels'
  /** All characters of a font. */
  | 'glyphs'
  /** The field as grey levels, its section, histogram and spectrum. */
  | 'noise'
  /** A random number for each cell, and how the numbers are spread. */
  | 'grain'
  /** Which output bits of a hash change with each input bit. */
  | 'avalanche'
  /** Points scattered over cells, with the distances to the nearest two. */
  | 'cells'
  /** A ray and a box. */
  | 'box'
  /** A box in space, with a point or the box computed from it. */
  | 'cuboid'
  /** A triangle coloured by its three weights. */
  | 'triangle'
  /** A triangle, the parallelogram of twice its area, and a square of the same area. */
  | 'parallelogram'
  /** Every point in the colour of the nearest point of a triangle. */
  | 'nearest'
  /** A cut through the field of distances to a triangle in space. */
  | 'sides'
  /** A triangle in space with its normal, or with a ray that hits it. */
  | 'facet'
  /** The graph of a function of one variable. */
  | 'plot'
  | 'bend'
  /** Large pixels cut by a plain step and by a smooth one. */
  | 'antialias'
  /** The graph of a remainder, beside the truncated one. */
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
  /** The path from one rotation to another, in equal steps. */
  | 'slerp'
  /** Lines of equal distance, inside and outside in two colours. */
  | 'isolines'
  /** A distance field of space: isolines on a cut, and the shape as rays find it, with their number of steps. */
  | 'solid'
  /** Two discs joined, with lines of equal distance. */
  | 'union'
  /** An image before and after folding the plane. */
  | 'tiling'
  /** A grid before and after displacing its points. */
  | 'displacement'
  /** The plane in numbered hexagons. */
  | 'hexagons'
  /** The three directions of a camera. */
  | 'frame'
  /** A strip of angles and radii, and the same bent around a centre. */
  | 'polar'
  /** An image before and after a rotation. */
  | 'turn'

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
  /** Names the case in links and test names; kebab-case. */
  readonly id: string
  /** The signature that it calls, by its printed name; by default the function's plain name. */
  readonly instance?: string
  readonly inputs: readonly Value[]
  readonly result: Value
  /** The result is guaranteed bit for bit, on every device. */
  readonly exact?: true
  readonly note?: Text
}

export interface Example {
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
  readonly parameters: readonly [ParameterRecord, ...ParameterRecord[]]
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
  readonly preview: PreviewKind
  /** Two uses, the plain one first. */
  readonly examples: readonly [Example, ...Example[]]
}
