import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { transactionSchema, type Transaction } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { purchaseOf } from '../payments/purchases/purchase.ts'
import { createPurchases } from '../payments/purchases/purchases.ts'
import { forget } from '../runtime/memory/memory.ts'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { storyShop, type StoryShopOptions } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { createConsentQueue } from './consent-queue.ts'
import { trackPurchases } from './track-purchases.ts'

const transaction = (overrides: object = {}) => v.parse(transactionSchema, { ...getTransaction.answer, ...overrides })

interface Tab {
  localStorage?: ReturnType<typeof createMemoryStore>
  shop?: StoryShopOptions
  country?: string
}

/** Opens a tab, in which pages open one after another. */
function openTab({ shop = {}, country = 'GB', ...storages }: Tab = {}) {
  const { configuration, site } = storyShop(shop).config
  let time = 0
  const platform = { localStorage: createMemoryStore(), now: () => time, ...storages }
  const around = { configuration, market: { ...site.market, country } }
  const purchases = () => {
    const kept = createPurchases(platform)
    return { ...kept, record: (placed: Transaction) => kept.record(purchaseOf(placed, around)) }
  }
  return {
    ...platform,
    wait: (milliseconds: number) => void (time += milliseconds),
    /** A page without analytics, such as one that shows the provider's own result. */
    openQuietPage: purchases,
    openPage: () => {
      const tracked: CommerceEvent[] = []
      const { track, decide } = createConsentQueue<CommerceEvent>((event) => tracked.push(event))
      const shown = purchases()
      const pass = trackPurchases(shown, track)
      const consent = (isGiven: boolean) => {
        decide(isGiven)
        pass()
      }
      return { ...shown, consent, tracked }
    },
  }
}

describe('trackPurchases', () => {
  test('[TRK-01] tells tax, sum, delivery and what was bought, and nothing about the buyer', () => {
    const page = openTab().openPage()
    page.consent(true)
    page.record(transaction({ eanNumber: '5798000000001', referralCode: 'CLINIC7' }))
    expect(page.tracked).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'HB-51907',
          currency: 'GBP',
          value: 11.8,
          tax: 1.97,
          shipping: 2.95,
          items: [
            { item_id: 'BAT-312-06', item_name: 'Zinc-air batteries, size 312, pack of 6', quantity: 3, price: 3.35 },
          ],
        },
      },
    ])
  })

  test.each([
    ['SE', 'DKK', 'SEK'],
    ['DK', 'DKK', 'DKK'],
    ['DK', '', 'GBP'],
  ])('[TRK-03] in market %s what was paid in "%s" counts in %s (OP-22)', (country, currencyCode, currency) => {
    const page = openTab({ country }).openPage()
    page.consent(true)
    page.record(transaction({ currencyCode }))
    expect(page.tracked).toMatchObject([{ ecommerce: { currency } }])
  })

  test('[TRK-01] a shop that hides its prices tells no amounts (OP-18)', () => {
    const page = openTab({ shop: { flags: { hidePricesAndPayment: true } } }).openPage()
    page.consent(true)
    page.record(transaction())
    const items = [{ item_id: 'BAT-312-06', item_name: 'Zinc-air batteries, size 312, pack of 6', quantity: 3 }]
    expect(page.tracked).toEqual([{ event: 'purchase', ecommerce: { transaction_id: 'HB-51907', items } }])
  })

  describe('[TRK-05] one order counts once', () => {
    test('however often its page says so, also after a reload', () => {
      const tab = openTab()
      const page = tab.openPage()
      page.record(transaction())
      page.consent(true)
      page.record(transaction())
      const reloaded = tab.openPage()
      reloaded.consent(true)
      reloaded.record(transaction())
      expect([page.tracked.length, reloaded.tracked.length]).toEqual([1, 0])
    })

    test('in another tab, where it was recorded before the first had an answer', () => {
      const first = openTab()
      const second = openTab({ localStorage: first.localStorage })
      const pages = [first.openPage(), second.openPage()]
      for (const page of pages) page.record(transaction())
      for (const page of pages) page.consent(true)
      expect(pages.map(({ tracked }) => tracked.length)).toEqual([1, 0])
    })

    test('and the next order counts again', () => {
      const page = openTab().openPage()
      page.consent(true)
      page.record(transaction())
      page.record(transaction({ orderNumber: 'HB-51908' }))
      expect(page.tracked).toHaveLength(2)
    })
  })

  test('[TRK-07] waits for consent, also on a later page of the same tab', () => {
    const tab = openTab()
    const page = tab.openPage()
    page.record(transaction())
    expect(page.tracked).toEqual([])
    const later = tab.openPage()
    later.consent(true)
    expect(later.tracked).toHaveLength(1)
  })

  test('[TRK-07] what a page without statistics has recorded goes out on the next one with them (OP-82)', () => {
    const tab = openTab()
    tab.openQuietPage().record(transaction())
    const next = tab.openPage()
    next.consent(true)
    expect(next.tracked).toHaveLength(1)
  })

  test('[RES-06] [TRK-07] what was bought survives the tab, for as long as statistics take it', () => {
    const tab = openTab()
    tab.openQuietPage().record(transaction())
    const other = openTab({ localStorage: tab.localStorage }).openPage()
    other.consent(true)
    expect(other.tracked).toHaveLength(1)
    tab.openQuietPage().record(transaction({ orderNumber: 'HB-51908' }))
    tab.wait(3 * 24 * 60 * 60 * 1000)
    const late = tab.openPage()
    late.consent(true)
    expect(late.tracked).toEqual([])
  })

  test('[TRK-05] a no drops it for good', () => {
    const tab = openTab()
    const page = tab.openPage()
    page.record(transaction())
    page.consent(false)
    const later = tab.openPage()
    later.record(transaction())
    later.consent(true)
    expect([page.tracked, later.tracked]).toEqual([[], []])
  })

  test('[SES-19] at logout nothing of it stays', () => {
    const tab = openTab()
    const page = tab.openPage()
    page.consent(true)
    page.record(transaction())
    tab.openQuietPage().record(transaction({ orderNumber: 'HB-51908' }))
    page.addUnread({ transactionId: 't-2', correlationId: 'c-2' })
    expect(Object.keys(JSON.parse(tab.localStorage.read('orders') ?? ''))).toEqual(['counted', 'waiting', 'unread'])
    forget(
      { localStorage: tab.localStorage, sessionStorage: createMemoryStore(), cookies: createMemoryStore() },
      'customer',
    )
    expect(tab.localStorage.keys()).toEqual([])
  })
})
