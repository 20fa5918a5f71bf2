/** Stands for modules of the framework that this site has no use for. See plugins/light-client.ts. */
export const nothing = undefined
