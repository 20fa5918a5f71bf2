/** References for the functions that map directions to an image. */
import type { Reference } from '../record.ts'

export const equirectangular: Reference = {
  title: 'Map Projections: A Working Manual',
  authors: 'John P. Snyder',
  year: 1987,
  section: '12, Equidistant Cylindrical Projection',
  doi: '10.3133/pp1395',
}

export const octahedral: readonly [Reference, ...Reference[]] = [
  {
    title: 'A Survey of Efficient Representations for Independent Unit Vectors',
    authors: 'Zina H. Cigolle, Sam Donow, Daniel Evangelakos, Michael Mara, Morgan McGuire, Quirin Meyer',
    year: 2014,
    section: 'Journal of Computer Graphics Techniques 3(2)',
    url: 'https://jcgt.org/published/0003/02/01/',
  },
  {
    title: 'On Floating-Point Normal Vectors',
    authors: 'Quirin Meyer, Jochen Süßmuth, Gerd Sußner, Marc Stamminger, Günther Greiner',
    year: 2010,
    doi: '10.1111/j.1467-8659.2010.01737.x',
  },
]
