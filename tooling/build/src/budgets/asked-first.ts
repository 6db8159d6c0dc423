const TRUSTED_TYPES = 'part of Trusted Types, which each file asks for'

/**
 * What the built files call although a supported browser lacks it, and why this is safe. The check fails for an entry that is
 * no longer needed.
 */
export const askedFirst: readonly { name: string; files: string[]; reason: string }[] = [
  { name: 'navigation', files: ['libraries.js'], reason: 'React asks by `typeof`' },
  { name: 'setImmediate', files: ['libraries.js'], reason: 'React asks by `typeof`' },
  { name: 'startViewTransition', files: ['libraries.js'], reason: 'React catches the error, React Router asks' },
  { name: 'skipTransition', files: ['libraries.js'], reason: 'called on the result of `startViewTransition`' },
  { name: 'requestIdleCallback', files: ['main.js'], reason: '`whenIdle` asks by `in`, otherwise a timer runs' },
  { name: 'cancelIdleCallback', files: ['main.js'], reason: 'cancels what `requestIdleCallback` has returned' },
  {
    name: 'createPolicy',
    files: ['analytics.js', 'product-page.js', 'rich-text-browser.js', 'use-klarna-snippet.js'],
    reason: TRUSTED_TYPES,
  },
  { name: 'getAttributeType', files: ['rich-text-browser.js'], reason: TRUSTED_TYPES },
  { name: 'AbortSignal.any', files: ['gateway.js'], reason: 'ky asks by `typeof`' },
  { name: 'AbortSignal.timeout', files: ['adyen-sdk.js'], reason: 'the library of Adyen asks' },
]
