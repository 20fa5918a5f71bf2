/**
 * The one helper that `@docusaurus/utils-common` takes from tslib, whose whole collection would come with it. See plugins/light-client.ts.
 */
type Imported = { readonly __esModule?: boolean }

/** A module as an import sees it: one that knows no default export is its own. */
export const __importDefault = (imported: Imported | undefined): unknown => (imported?.__esModule ? imported : { default: imported })
