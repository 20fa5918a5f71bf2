/** What stands in a page's place while its code loads, and when it could not be loaded. */
import Translate, { translate } from '@docusaurus/Translate'
import type { ReactNode } from 'react'
import type { LoadingComponentProps } from 'react-loadable'

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="message-page" role="alert">
        <pre className="message-error">{String(error)}</pre>
        <p>
          <button type="button" className="button-ink" onClick={retry}>
            <Translate id="site.loading.retry" description="The button that loads a page again after its code could not be loaded">
              Retry
            </Translate>
          </button>
        </p>
      </div>
    )
  }
  if (!pastDelay) return null
  return (
    <div
      className="spinner"
      role="status"
      aria-label={translate({ id: 'site.loading.label', message: 'Loading', description: 'Said by screen readers while a page loads' })}
    >
      <span />
    </div>
  )
}
