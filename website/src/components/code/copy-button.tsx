/** Copies a text and says that it has. */
import { translate } from '@docusaurus/Translate'
import { type ReactNode, useEffect, useState } from 'react'

type Props = {
  /** May take a moment to make. */
  readonly text: () => string | Promise<string>
  /** What is copied, where more than "Copy" must be said. */
  readonly label?: string
  /** The label after copying, in place of "Copied". */
  readonly done?: string
  readonly className?: string | undefined
}

export const CopyButton = ({ text, label: name, done, className = 'code-copy' }: Props): ReactNode => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])
  const label = isCopied
    ? (done ?? translate({ id: 'theme.CodeBlock.copied', message: 'Copied', description: 'The copied button label on code blocks' }))
    : (name ?? translate({ id: 'theme.CodeBlock.copy', message: 'Copy', description: 'The copy button label on code blocks' }))
  return (
    <button type="button" className={className} onClick={() => void Promise.resolve(text()).then(copyText).then(setCopied)}>
      <span aria-live="polite">{label}</span>
    </button>
  )
}

/** Whether the text is on the clipboard now. Pages without https have no clipboard interface, only the old command. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    document.body.append(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    return isCopied
  }
}
