// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { newestFeatures } from '@shop/domain/shop/promised-browsers.ts'
import { describe, expect, it, test } from 'vitest'
import { OLDER_BROWSER_SCRIPT, olderBrowserNotice } from './older-browser.ts'

/** Whether the script marks the page of a browser that has some of the features, by their place in the list. */
function isMarked(has: (feature: number) => boolean) {
  const script = newestFeatures.reduce(
    (text, { isThere }, index) => text.replace(isThere, String(has(index))),
    OLDER_BROWSER_SCRIPT,
  )
  let marked = false
  const setAttribute = () => {
    marked = true
  }
  runInNewContext(script, { document: { documentElement: { setAttribute } } })
  return marked
}

describe('the mark of an older browser', () => {
  test('[SHELL-30] is missing where all features of the newest promised versions are there', () => {
    expect(isMarked(() => true)).toBe(false)
  })

  test.each(newestFeatures.map(({ feature }, index) => [feature, index]))(
    '[SHELL-30] is set where %s is missing',
    (_feature, missing) => {
      expect(isMarked((index) => index !== missing)).toBe(true)
    },
  )

  test('[SHELL-30] is set where a feature cannot even be asked for', () => {
    let marked = ''
    const setAttribute = (name: string) => {
      marked = name
    }
    runInNewContext(OLDER_BROWSER_SCRIPT, { document: { documentElement: { setAttribute } } })
    expect(marked).toBe('data-older-browser')
  })
})

describe('the notice for older browsers', () => {
  const nothing = { messages: {}, content: {}, links: {} } as unknown as Parameters<typeof olderBrowserNotice>[0]
  const sellingPointsBar = { points: [], phone: '0800 <b>12', openingHours: '', contactHours: '' }
  const footer = {
    columns: [{ title: 'Help', links: [{ title: 'Mail', url: 'mailto:help@shop.example' }] }],
    legalLinks: [],
    newsletter: undefined,
    copyright: '',
  }

  it.each([
    ['en-GB', 'Your browser is too old'],
    ['da-DK', 'Din browser er for gammel'],
    ['sv-SE', 'Din webbläsare är för gammal'],
    ['fi-FI', 'Your browser is too old'],
  ])('[SHELL-30] has words of its own in %s', (culture, words) => {
    expect(olderBrowserNotice({ ...nothing, culture })).toContain(words)
  })

  test('[SHELL-30] names the telephone and the mail address of the shop', () => {
    const messages = { OlderBrowser: 'Too old', CallUs: 'Phone {phone}' }
    const content = { sellingPointsBar, footer }
    expect(olderBrowserNotice({ ...nothing, culture: 'en', messages, content })).toBe(
      '<aside id="older-browser"><p>Too old</p>' +
        '<p><a href="tel:080012">Phone 0800 &lt;b&gt;12</a> ' +
        '<a href="mailto:help@shop.example">help@shop.example</a></p></aside>',
    )
  })

  test('[SHELL-30] leads to customer service in a shop without a mail address', () => {
    const content = { sellingPointsBar, customerService: { menu: [], pages: [] } } as never
    expect(olderBrowserNotice({ ...nothing, culture: 'sv-SE', content })).toMatch(
      /Ring oss: .*<a href="\/customer-service">Kundservice<\/a>/,
    )
  })

  test.each([
    ['tel:+4512345678', '<a href="tel:+4512345678">Ring til os: +4512345678</a>'],
    ['https://shop.example/help', '<a href="https://shop.example/help">Skriv til os</a>'],
  ])('[SHELL-30] names the contact of the site before the content is known: %s', (contact, link) => {
    expect(olderBrowserNotice({ ...nothing, culture: 'da-DK', links: { contact } })).toContain(link)
  })

  test('[SHELL-32] names the number for text messages and the relay service, where the site has them', () => {
    const links = { textMessages: '+45 20 12', relay: 'Relay UK: dial 18001 & wait.' }
    expect(olderBrowserNotice({ ...nothing, culture: 'en-GB', links })).toContain(
      '<p><a href="sms:+452012">SMS +45 20 12</a> Relay UK: dial 18001 &amp; wait.</p>',
    )
  })
})
