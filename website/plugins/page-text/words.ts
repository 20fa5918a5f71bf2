/** What texts of pages say in place of pictures and columns. */
import type { Text } from '@kirari/addons/catalogue'

export const pictureWord = { en: 'Live preview', ja: '動くプレビュー' } as const satisfies Text
/** Between a name and what is said of it. */
export const colon = { en: ': ', ja: '：' } as const satisfies Text
