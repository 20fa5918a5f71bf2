/** Oracle of blendOverlay: the text of Compositing and Blending Level 1, section 10, by the mode that it names. */
import { hardLight } from './hardLight.ts'
import { exchanged, separable } from './separable.ts'

export const signatures = separable('blendOverlay', exchanged(hardLight), hardLight)
