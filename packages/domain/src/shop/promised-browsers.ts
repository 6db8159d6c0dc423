/** The oldest version of each browser, by the browser's name in MDN's compatibility data. */
export type OldestVersions = Readonly<Record<string, string>>

/** The browsers in which the shop promises to work, each with its oldest version. Newer versions are promised too. */
export const promisedBrowsers = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const satisfies OldestVersions

/**
 * Older browsers in which the shop works too, without a promise: the last versions for Windows 7 and 8, and iOS 15. The built
 * files call nothing that these lack. Nothing checks their syntax.
 */
export const supportedBrowsers = {
  ...promisedBrowsers,
  chrome: '109',
  edge: '109',
  safari: '15.4',
  safari_ios: '15.4',
} as const satisfies OldestVersions

/**
 * The features by which a page tells promised browsers from older ones: only a promised browser has all of them. `isThere` is
 * an expression that every browser can read. It is false, or throws, without the feature.
 */
export const newestFeatures = [
  { feature: 'css.types.color.color-mix', isThere: 'CSS.supports("color","color-mix(in srgb,red,red)")' },
  { feature: 'api.Document.adoptedStyleSheets', isThere: '"adoptedStyleSheets" in document' },
  { feature: 'javascript.builtins.Array.toSpliced', isThere: '[].toSpliced' },
] as const
