import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fullCart, openCart } from '../../testing/open-cart-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'

const post = { code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }
const courier = { code: 'DPD', name: 'Courier', cost: 5.95, currency: 'GBP' }
const offers = [{ code: 'RM48', cost: '£2.95', freeFrom: '£30.00', missingToFree: '£22.15' }]
const notChosen = {
  ...fullCart,
  shippingPriceInclVat: '',
  shippingPriceExclVat: '',
  displayPrice: '£7.85',
  selectedShippingType: '',
  shippingOffers: offers,
}
const withVat = { displayPriceIncludingVat: true }
const costs = { shippingTypes: [post, courier] }

/** Reads all that a basket says about delivery and total: in the summary, the bar at the foot, and above the lines. */
async function readBasket(cart: object, options: StoryShopOptions) {
  class OutOfView {
    constructor(tell: IntersectionObserverCallback) {
      const rect = { height: 10 } as DOMRectReadOnly
      const entry = { intersectionRect: { height: 0 } as DOMRectReadOnly, boundingClientRect: rect }
      queueMicrotask(() => tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver))
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', OutOfView)
  await openCart({ cart, ...options })
  const summary = screen.getByRole('region', { name: 'Order summary' })
  const rows = [...summary.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  )
  const bar = (await screen.findByRole('region', { name: 'Total' })).textContent.replace('Go to checkout', '')
  return {
    rows: rows.filter((row) => /^(Delivery|Total)/.test(row) && !row.startsWith('Total discount')),
    bar,
    free: [...document.querySelectorAll('main p, p')].find((p) => p.nextElementSibling?.tagName === 'PROGRESS')
      ?.textContent,
  }
}

describe('a basket', () => {
  it('[CART-28] [CART-29] says what delivery costs at least, what is missing to a free one, and that the total lacks it', async () => {
    expect(await readBasket(notChosen, { configuration: costs, flags: withVat })).toEqual({
      rows: ['Delivery: from £2.95', 'Total before delivery: £7.85'],
      bar: 'Delivery from £2.95£22.15 to free deliveryTotal before delivery £7.85',
      free: '£22.15 to free delivery',
    })
  })

  it('[CART-28] says nothing of the kind once a delivery is chosen, but still what is missing to a free one', async () => {
    const cart = { ...fullCart, shippingOffers: offers }
    expect(await readBasket(cart, { configuration: costs, flags: withVat })).toEqual({
      rows: ['Delivery: £2.95', 'Total: £10.80'],
      bar: '£22.15 to free deliveryTotal £10.80',
      free: '£22.15 to free delivery',
    })
  })

  it.each<[string, object, StoryShopOptions, string[]]>([
    ['costs of which none is known', {}, { configuration: { shippingTypes: [{ ...post, cost: '' }, courier] } }, []],
    ['costs in two currencies', {}, { configuration: { shippingTypes: [post, { ...courier, currency: 'EUR' }] } }, []],
    [
      'costs in another currency than the cart',
      {},
      { configuration: { shippingTypes: [post, courier].map((type) => ({ ...type, currency: 'EUR' })) } },
      ['Delivery: from €2.95'],
    ],
    [
      'a zero for a delivery that is not chosen',
      { shippingPriceInclVat: '£0.00' },
      { configuration: costs },
      ['Delivery: from £2.95'],
    ],
    [
      'a free delivery beside a dearer one',
      {},
      { configuration: { shippingTypes: [{ ...post, cost: 0 }, courier] } },
      ['Delivery: free (Royal Mail 48)'],
    ],
  ])('[CART-28] says only what is known of %s', async (_what, said, options, rows) => {
    const cart = { ...notChosen, shippingOffers: undefined, ...said }
    const read = await readBasket(cart, { flags: withVat, ...options })
    expect(read.rows).toEqual([...rows, 'Total before delivery: £7.85'])
    expect(read.free).toBeUndefined()
  })

  it('[CART-28] names the VAT of a total before delivery in a shop that shows prices without it', async () => {
    const cart = { ...notChosen, discounts: {}, totalDiscount: '', displayPrice: '£9.18', vat: '£1.80' }
    const { rows } = await readBasket(cart, { configuration: costs })
    expect(rows).toEqual(['Delivery, without VAT: from £2.95', 'Total before delivery, including VAT: £9.18'])
  })

  it.each([
    ['ways of delivery', { shippingTypes: [] }, []],
    [
      'a delivery that costs something',
      { shippingTypes: [post, courier].map((type) => ({ ...type, cost: 0 })) },
      ['Delivery: Free'],
    ],
  ])('[CART-28] says the whole total in a shop without %s', async (_what, configuration, delivery) => {
    const cart = { ...notChosen, shippingOffers: undefined }
    const { rows } = await readBasket(cart, { configuration, flags: withVat })
    expect(rows).toEqual([...delivery, 'Total: £7.85'])
  })

  it('[CART-29] says that free delivery is reached', async () => {
    const reached = [{ code: 'RM48', cost: '£0.00', freeFrom: '£30.00', missingToFree: '£0.00' }]
    await openCart({ cart: { ...notChosen, shippingOffers: reached }, configuration: costs, flags: withVat })
    expect(screen.getByText('You have reached free delivery')).toBeTruthy()
    expect(document.querySelector('progress')).toBeNull()
  })

  it('[CART-28] [CART-29] [CFG-25] says nothing of costs in a shop that hides prices', async () => {
    await openCart({ cart: notChosen, configuration: costs, flags: { hidePricesAndPayment: true } })
    expect(document.body.textContent).not.toMatch(/£|delivery/i)
    expect(within(document.body).queryByRole('progressbar', { hidden: true })).toBeNull()
  })
})
