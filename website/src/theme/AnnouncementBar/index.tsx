/**
 * What the site has to announce, above the bar. The document holds it always, and a script in its head hides what was closed before, so
 * that nothing moves. That script knows no ids: when another announcement has come, what it hid is shown again here.
 */
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common'
import { useAnnouncementBar } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import { type ReactNode, useEffect } from 'react'

/** The announcement this browser was shown last. The framework writes it after our effect has read it: those of outer components come later. */
const shownBefore = createStorageSlot('docusaurus.announcement.id')

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig()
  const { isActive, close } = useAnnouncementBar()
  const id = announcementBar?.id
  useEffect(() => {
    if (id !== undefined && shownBefore.get() !== id) document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'false'
  }, [id])
  if (!announcementBar || !isActive) return null
  const { content, backgroundColor, textColor, isCloseable } = announcementBar
  return (
    <aside
      className="announcement"
      aria-label={translate({ id: 'site.announcement', message: 'Announcement', description: 'The name of the bar that announces something' })}
      style={{ backgroundColor, color: textColor }}
    >
      {/* The site's own configuration writes it. */}
      <div className="announcement-text" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className="announcement-close"
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
            description: 'The ARIA label for close button of announcement bar',
          })}
          onClick={close}
        >
          <svg viewBox="0 0 15 15" width="14" height="14" aria-hidden="true">
            <path d="M2 2l11 11M13 2L2 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </aside>
  )
}
