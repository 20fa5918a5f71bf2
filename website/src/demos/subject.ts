/** What demos are about: the parts of the page of all demos, in its order. */
import type { Text } from '@kirari/addons/catalogue'

export type SubjectId = 'simulation' | 'space' | 'image'

export const subjects: readonly { readonly id: SubjectId; readonly title: Text }[] = [
  { id: 'simulation', title: { en: 'Simulations', ja: 'シミュレーション' } },
  { id: 'space', title: { en: 'Scenes in 3D', ja: '3Dのシーン' } },
  { id: 'image', title: { en: 'Camera and images', ja: 'カメラと画像' } },
]
