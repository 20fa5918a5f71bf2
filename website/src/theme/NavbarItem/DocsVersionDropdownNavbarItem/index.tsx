/**
 * The menu of versions: always a menu, also while each section has one version, and always of the section the reader is in.
 * The framework draws a plain link for a single version, and knows only the section its configuration names.
 */
import {
  type ActiveDocContext,
  type GlobalVersion,
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client'
import { translate } from '@docusaurus/Translate'
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem'
import type { Props, PropVersions } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import type { ReactNode } from 'react'
import { useAddressEnd } from '../../../components/shell/use-address-end.ts'

type VersionItem = { readonly version: GlobalVersion; readonly label: string }

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled: _,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: wanted,
  mobile = false,
  ...props
}: Props): ReactNode {
  const active = useActivePlugin()?.pluginId
  const pluginId = docsPluginId ?? active
  const end = useAddressEnd()
  const context = useActiveDocContext(pluginId)
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId)
  const items = versionItems(useVersions(pluginId), wanted)
  const candidates = useDocsVersionCandidates(pluginId)
  const shown = candidates.map((candidate) => items.find(({ version }) => version === candidate)).find(Boolean) ?? items[0]
  if (!shown) throw new Error('A docsVersionDropdown navbar item has no version to show: its `versions` list is empty.')

  const links = items.map(({ version, label }): LinkLikeNavbarItemProps => ({
    label,
    to: `${samePageIn(version, context)}${end}`,
    isActive: () => version === context.activeVersion,
    // The list of a phone opens by itself when one of its links is of this page, but knows that by addresses without language and query.
    ...(version === context.activeVersion ? { activeBaseRegex: '.' } : {}),
    onClick: () => savePreferredVersionName(version.name),
  }))
  const label = mobile
    ? translate({
        id: 'theme.navbar.mobileVersionsDropdown.label',
        message: 'Versions',
        description: 'The label for the navbar versions dropdown on mobile view',
      })
    : shown.label
  return <DropdownNavbarItem {...props} mobile={mobile} label={label} items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]} />
}

/** The versions the configuration names, or all of them. */
const versionItems = (versions: readonly GlobalVersion[], wanted: PropVersions | undefined): readonly VersionItem[] => {
  if (!wanted) return versions.map((version) => ({ version, label: version.label }))
  const labels = Array.isArray(wanted)
    ? wanted.map((name) => [name, undefined] as const)
    : Object.entries(wanted).map(([name, { label }]) => [name, label] as const)
  return labels.map(([name, label]) => {
    const version = versions.find((candidate) => candidate.name === name)
    if (version) return { version, label: label ?? version.label }
    throw new Error(
      `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- ${versions.map((candidate) => candidate.name).join('\n- ')}`,
    )
  })
}

/** The page one reads, in another version; its first page where that version has no such page. */
const samePageIn = (version: GlobalVersion, { alternateDocVersions }: ActiveDocContext): string => {
  const page = alternateDocVersions[version.name] ?? version.docs.find(({ id }) => id === version.mainDocId)
  return page?.path ?? version.path
}
