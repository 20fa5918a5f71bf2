/** Words that stand in both languages beside what says them, in the language of the page. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Text } from '@kirari/addons/catalogue'

export const useText = (): ((text: Text) => string) => {
  const { currentLocale } = useDocusaurusContext().i18n
  return ({ en, ja }) => (currentLocale === 'ja' ? ja : en)
}
