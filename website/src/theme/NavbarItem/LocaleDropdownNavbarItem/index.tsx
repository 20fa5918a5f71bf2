/** The menu of languages: the same page in each, with its query and its place. The framework's own forgets both on a page opened by a bare link. */
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem'
import type { ReactNode } from 'react'
import { useAddressEnd } from '../../../components/shell/use-address-end.ts'

export default function LocaleDropdownNavbarItem({ mobile = false, dropdownItemsBefore, dropdownItemsAfter, queryString = '', ...props }: Props): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n
  const { createUrl } = useAlternatePageUtils()
  const end = useAddressEnd()
  const labelOf = (locale: string): string => localeConfigs[locale]?.label ?? locale
  const links = locales.map((locale): LinkLikeNavbarItemProps => {
    const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active'
    return {
      label: labelOf(locale),
      lang: localeConfigs[locale]?.htmlLang,
      // Another language is another application, so the browser itself must go there.
      to: `pathname://${createUrl({ locale, fullyQualified: false })}${end}${queryString}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === currentLocale ? activeClass : '',
    }
  })
  const label = mobile
    ? translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages', description: 'The label for the mobile language switcher dropdown' })
    : labelOf(currentLocale)
  return <DropdownNavbarItem {...props} mobile={mobile} label={label} items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]} />
}
