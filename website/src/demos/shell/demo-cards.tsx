/** Demos as pictures that lead to their pages: those under an address first, then all others. */
import Link from '@docusaurus/Link'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'
import type { Demo } from '../demo.ts'
import { demos } from '../list.ts'
import styles from './demo-cards.module.css'
import { useText } from '../../components/use-text.ts'
import { demoPosterSize } from '../../image-size.ts'
import { words } from './words.ts'

export const DemoCards = ({ under }: { readonly under: string }): ReactNode => {
  const text = useText()
  const isUnder = ({ path }: Demo): boolean => path.startsWith(under)
  return (
    <>
      <Cards demos={demos.filter(isUnder)} />
      <h2 id="more">{text(words.more)}</h2>
      <Cards demos={demos.filter((demo) => !isUnder(demo))} />
    </>
  )
}

const Cards = ({ demos: shown }: { readonly demos: readonly Demo[] }): ReactNode => {
  const text = useText()
  const { withBaseUrl } = useBaseUrlUtils()
  return (
    <ul className={styles.cards}>
      {shown.map(({ name, path, title, sentence }) => (
        <li key={name}>
          <Link to={path} className="plain">
            <img src={withBaseUrl(`/demos/${name}.webp`)} alt="" {...demoPosterSize} loading="lazy" decoding="async" />
            <strong>{text(title)}</strong>
            <span>{text(sentence)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
