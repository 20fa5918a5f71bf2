/** What a page shows instead of itself when it has crashed: what happened, why, and a way to try again. */
import { getErrorCausalChain } from '@docusaurus/utils-common'
import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/Error'
import type { ReactNode } from 'react'

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const [first, ...causes] = getErrorCausalChain(error)
  return (
    <main className="message-page">
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <p>
        <button type="button" className="button-ink" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error"
          >
            Try again
          </Translate>
        </button>
      </p>
      <pre className="message-error">
        {first?.message}
        {causes.map((cause) => (
          <span key={cause.message}>
            {'\n\n'}
            <Translate id="site.error.cause" description="Comes before the message of the error that caused another">
              Cause:
            </Translate>
            {`\n${cause.message}`}
          </span>
        ))}
      </pre>
    </main>
  )
}
