/** What a browser reads to offer this site's search in its address bar (OpenSearch 1.1). */
export const openSearchFile = 'opensearch.xml'

type Site = { readonly title: string; readonly address: string; readonly icon: string | undefined; readonly searchPath: string }

export const openSearch = ({ title, address, icon, searchPath }: Site): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title)}</ShortName>
  <Description>${escape(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon ? `\n  <Image type="image/svg+xml">${escape(address + icon)}</Image>` : ''}
  <Url type="text/html" method="get" template="${escape(`${address}${searchPath}`)}?q={searchTerms}"/>
</OpenSearchDescription>
`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
