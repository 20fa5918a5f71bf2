/**
 * The HTML that Solid's server renders for a shader. The test in Node checks it, the one in a browser hydrates it: Solid's two
 * builds cannot run in one process.
 */
import { vec3 } from '../../src/shader/front/node/index.ts'

export const serverProps = {
  fragment: vec3(1, 0, 0),
  label: 'A red square',
  poster: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  class: 'hero',
  children: 'Soon',
} as const

export const serverMarkup = [
  '<div data-hk="00" class="hero " role="img" aria-label="A red square" >',
  '<div data-hk="01" style="position:relative;width:100%;height:100%;aspect-ratio:2" >',
  '<div data-hk="02" style="position:absolute;inset:0" >',
  `<img data-hk="03" src="${serverProps.poster}" alt="" style="display:block;width:100%;height:100%;object-fit:cover"/>`,
  'Soon</div></div></div>',
].join('')
