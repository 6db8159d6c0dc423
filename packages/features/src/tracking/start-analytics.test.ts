// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import { storyShop } from '../testing/story-shop.tsx'
import { keptEvents } from './kept-events.ts'
import { startAnalytics } from './start-analytics.ts'

const items = [{ item_id: 'BAT-312', item_name: 'Batteries 312', price: 4.95, quantity: 1 }]
const kept = { event: 'view_item', ecommerce: { currency: 'EUR', value: 4.95, items } } as const

/** Starts statistics on a product's page after consent. Returns all that the tag manager can read. */
function said(eventsWithoutProducts: boolean) {
  const configuration = { eventsWithoutProducts, tagManager: { default: 'GTM-TEST' } }
  const shop = storyShop({ configuration })
  keptEvents.write(shop.platform, [kept])
  startAnalytics(
    shop,
    createMemoryRouter([{ path: '/details/:id', element: null }], { initialEntries: ['/details/BAT-312'] }),
  )
  window.CookieInformation = { getConsentGivenFor: () => true }
  window.dispatchEvent(new Event('CookieInformationConsentGiven'))
  return JSON.stringify(
    window.dataLayer?.map((entry) =>
      entry instanceof Object && 'length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  )
}

describe('startAnalytics', () => {
  // The consent script is asked for later, by a timer.
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
    delete window.dataLayer
    delete window.CookieInformation
  })

  it('[TRK-10] names products in events and in the title, unless the shop says that they are about health', () => {
    expect(said(false)).toMatch(/Batteries 312/)
    delete window.dataLayer
    const text = said(true)
    expect(text).toMatch(/view_item.*item-1/)
    expect(text).toMatch(/page_title.*details\/:id/)
    expect(text).not.toMatch(/Batteries 312|BAT-312/)
  })
})
