/** Demos as pictures that lead to their pages: those of a folder, or all of them by subject. */
import Link from '@docusaurus/Link'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'
import type { Demo } from '../demo.ts'
import { demos } from '../list.ts'
import { subjects } from '../subject.ts'
import styles from './demo-cards.module.css'
import { useText } from '../../components/use-text.ts'
import { demoPosterSize } from '../../image-size.ts'

/** The demos of a folder, whose address begins with `under`. */
export const DemoCards = ({ under }: { readonly under: string }): ReactNode => <Cards demos={demos.filter(({ path }) => path.startsWith(under))} />

export const AllDemos = (): ReactNode => {
  const text = useText()
  return subjects.map(({ id, title }) => (
    // What it says of a demo is found on the demo's own page.
    <section key={id} data-search="none">
      <h2 id={id}>{text(title)}</h2>
      <Cards demos={demos.filter(({ subject }) => subject === id)} />
    </section>
  ))
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
