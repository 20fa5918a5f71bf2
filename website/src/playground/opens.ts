/**
 * Tests whether a code block of a page draws something in the playground by itself, so that it gets a link. The build asks for every block;
 * a test runs those with a link.
 */
import { compile } from '../live/frame/compile.ts'
import { moduleNames } from './module-name.ts'

const importedNames = (code: string): readonly string[] => [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name)

/** Files, cameras and videos, which the frame's policy blocks; elements and events of a page that the frame lacks; a canvas before it is there. */
const needsMore =
  /\bload\w+\(\s*(?!['"`]data:)|\bwebcam\(|\bfetch\(|\bvideo\b|\bgetElementById\(|\bcreateElement\(|\baddEventListener\(|\bgetContext\(|\bcanvas\.|\.canvas\b/

export const opensInPlayground = (code: string, language: string): boolean => {
  if (language !== 'ts' && language !== 'js') return false
  const names = importedNames(code)
  const isKnown = (name: string): boolean => moduleNames.some((one) => one === name)
  const isDrawn = /^export const (?:fragment|frame)\b|^export function frame\b/m.test(code) || (names.includes('kirari') && /\bcreateEngine\(/.test(code))
  return isDrawn && names.length > 0 && names.every(isKnown) && !needsMore.test(code) && isReadable(code)
}

/** The code is the body of a function, which has no `await` of its own. */
const isReadable = (code: string): boolean => {
  try {
    compile(code, 'ts')
    return true
  } catch {
    return false
  }
}
