import { newestFeatures, promisedBrowsers, supportedBrowsers } from '@shop/domain/shop/promised-browsers.ts'
import { describe, expect, test } from 'vitest'
import { browserFeatures, hasFeature, versionsOf, type BrowserFeature } from './browser-features.ts'

/** Returns the browsers that lack a feature. Undefined for an unknown one. */
function missingIn(features: readonly BrowserFeature[], path: string) {
  const [, owner, name] = /^(?:(.+)\.)?(\w+)$/.exec(path) ?? []
  return features.find((feature) => feature.owner === owner && feature.name === name)?.missingIn
}

describe('browserFeatures', () => {
  describe('the features of browsers', () => {
    const promised = browserFeatures(promisedBrowsers)

    const chromium = ['chrome 111', 'chrome_android 111', 'edge 111']
    const gecko = ['firefox 115', 'firefox_android 115']
    const webkit = ['safari 16.4', 'safari_ios 16.4']
    test.each([
      ['a static method', 'URL.canParse', [...chromium, ...webkit]],
      ['a method of arrays', 'Array.toSorted', []],
      ['a method of pages', 'Document.startViewTransition', [...gecko, ...webkit]],
      ['a global', 'Temporal', [...chromium, ...gecko, ...webkit]],
      ['a global that one browser lacks', 'requestIdleCallback', webkit],
      ['a global that all have', 'structuredClone', []],
      ['a member of Intl', 'Intl.Segmenter', gecko],
      ['a method of a member of Intl', 'Intl.NumberFormat.formatToParts', []],
      ['no event', 'Document.scrollend', undefined],
      ['no detail of a feature', 'URL.worker_support', undefined],
    ])('name %s: %s', (_kind, path, expected) => {
      expect(missingIn(promised, path)).toEqual(expected)
    })

    test('differ between the promised browsers and the older ones that work', () => {
      expect(missingIn(browserFeatures(supportedBrowsers), 'Array.toSorted')).toEqual([
        'chrome 109',
        'edge 109',
        'safari 15.4',
        'safari_ios 15.4',
      ])
    })

    test('refuse an unknown path', () => {
      expect(() => hasFeature('api.URL.canGuess', promisedBrowsers)).toThrow('api.URL.canGuess')
    })
  })

  test.each(Object.entries(promisedBrowsers))(
    '[SHELL-30] a page tells %s from %s on from every version before it',
    (browser, oldest) => {
      const versions = versionsOf(browser)
      const taken = versions.filter((version) =>
        newestFeatures.every(({ feature }) => hasFeature(feature, { [browser]: version })),
      )
      expect(taken).toContain(oldest)
      expect(taken).toEqual(versions.filter((version) => Number(version) >= Number(oldest)))
    },
  )
})
