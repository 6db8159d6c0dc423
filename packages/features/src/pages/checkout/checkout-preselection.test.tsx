import { get } from '@shop/api-client/fixtures/cart.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCheckout } from '../../testing/open-checkout-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'
import { cartOf } from '../../cart/cart.ts'
import { refresh } from '../../cart/queue.ts'

const post = { code: 'POST', name: 'Post', cost: 2.95, currency: 'GBP' }
const courier = { code: 'DPD', name: 'Courier', cost: 5.95, currency: 'GBP' }
const { shippingPriceInclVat: _, shippingPriceExclVat: __, ...bare } = get.answer
const notChosen = { ...bare, displayPrice: '£7.85', selectedShippingType: '' }
const withPost = { ...get.answer, selectedShippingType: 'POST' }

interface Opening extends StoryShopOptions {
  cart?: object
  shippingTypes?: object[]
  /** Answers a choice of delivery. By default the cart gets it. */
  choose?: () => unknown
}

/** Opens the checkout of a gateway that keeps the chosen delivery, and records the choices that were sent. */
async function open({ cart = notChosen, shippingTypes = [courier, post], choose, ...options }: Opening = {}) {
  const sent: unknown[] = []
  const kept = { cart }
  const opened = openCheckout({
    ...options,
    configuration: { shippingTypes },
    answer: async ({ path, body }) => {
      if (path === '/api/cart/get') return kept.cart
      if (path !== '/api/cart/update') return undefined
      const { shippingMethod } = body as { shippingMethod: string }
      sent.push(shippingMethod)
      const refused = await choose?.()
      if (refused) return refused
      kept.cart = { ...withPost, selectedShippingType: shippingMethod }
      return {}
    },
  })
  await screen.findByRole('group', { name: 'How should we send it?' })
  const idle = async () => {
    await act(async () => undefined)
    await waitFor(() => expect(opened.shop.cart.getState().busy).toBe(0))
  }
  return { ...opened, sent, kept, idle }
}
const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value')
const summary = () => screen.getByRole('region', { name: 'Order summary' })

describe('the preselection at checkout', () => {
  it('[CHK-37] chooses the cheapest delivery, and shows its total once the gateway has counted it', async () => {
    const counting = Promise.withResolvers<void>()
    const { sent, idle } = await open({
      flags: { displayPriceIncludingVat: true },
      choose: () => counting.promise,
    })
    expect(chosen()).toBe('POST')
    expect(summary().textContent).toMatch(/from £2.95.*Total before delivery£7.85/)
    expect(within(summary()).getByText('We are updating your basket.')).toBeTruthy()
    counting.resolve()
    expect(await within(summary()).findByText('£10.80')).toBeTruthy()
    await idle()
    expect(summary().textContent).not.toMatch(/before delivery|from £/)
    expect([sent, chosen()]).toEqual([['POST'], 'POST'])
  })

  it('[CHK-37] chooses nothing on the next visit, nor for a visitor who has chosen', async () => {
    const { sent, kept, idle } = await open({ cart: { ...withPost, selectedShippingType: 'DPD' } })
    await idle()
    expect([sent, chosen()]).toEqual([[], 'DPD'])
    cleanup()
    const next = await open({ cart: kept.cart })
    await next.idle()
    expect([next.sent, chosen()]).toEqual([[], 'DPD'])
  })

  it('[CHK-37] keeps the choice that a visitor makes while the cheapest is on its way', async () => {
    const counting = Promise.withResolvers<void>()
    const { user, sent, idle } = await open({ choose: () => counting.promise })
    await waitFor(() => expect(sent).toEqual(['POST']))
    await user.click(screen.getByRole('radio', { name: /Courier/ }))
    expect(chosen()).toBe('DPD')
    counting.resolve()
    await idle()
    expect([sent, chosen()]).toEqual([['POST', 'DPD'], 'DPD'])
  })

  it('[CHK-37] keeps the choice that another tab has made meanwhile', async () => {
    const { shop, sent, kept, idle } = await open({ cart: withPost, shippingTypes: [courier, post] })
    await idle()
    // The cart on show lacks the choice of the other tab, which the read that is under way brings.
    kept.cart = { ...withPost, selectedShippingType: 'DPD' }
    act(() => {
      void refresh(shop)
      const cart = { ...cartOf(shop.cart.getState()), selectedShippingType: '' }
      shop.cart.setState({ view: { from: 'gateway', cart, lacksMerge: false } })
    })
    await idle()
    expect([sent, chosen()]).toEqual([[], 'DPD'])
  })

  it.each([
    ['refuses it', Response.json({}, { status: 400 })],
    ['breaks', Response.json({}, { status: 500 })],
  ])('[CHK-37] leaves the choice to the visitor, without a word, if the gateway %s', async (_what, answer) => {
    let isBroken = true
    const { user, sent, idle } = await open({ choose: () => (isBroken ? answer.clone() : undefined) })
    await waitFor(() => expect(sent).toEqual(['POST']))
    await idle()
    await waitFor(() => expect(chosen()).toBeUndefined())
    expect(screen.queryByText(/could not be changed/)).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('radio', { name: /Courier/ }))
    await idle()
    expect([sent, chosen()]).toEqual([['POST', 'DPD'], 'DPD'])
  })

  it.each<[string, Opening, string | undefined]>([
    ['nothing, if a cost is unknown', { shippingTypes: [{ ...post, cost: '' }, courier] }, undefined],
    ['nothing, where prices are hidden', { flags: { hidePricesAndPayment: true } }, undefined],
    ['the only one, if its cost is unknown', { shippingTypes: [{ ...post, cost: '' }] }, 'POST'],
    ['the only one, where prices are hidden', { shippingTypes: [post], flags: { hidePricesAndPayment: true } }, 'POST'],
    [
      'what is cheapest for this cart',
      { cart: { ...notChosen, shippingOffers: [{ code: 'DPD', cost: '£0.00' }] } },
      'DPD',
    ],
  ])('[CHK-37] chooses %s', async (_what, options, code) => {
    const { sent, idle } = await open(options)
    await idle()
    await waitFor(() => expect(sent).toEqual(code ? [code] : []))
  })

  it('[CHK-13] [CART-26] shows beside each delivery what it costs for this cart', async () => {
    const shippingOffers = [
      { code: 'DPD', cost: '£4.00' },
      { code: 'POST', cost: '£0.00' },
    ]
    const { idle } = await open({ cart: { ...withPost, selectedShippingType: 'DPD', shippingOffers } })
    await idle()
    expect(screen.getByRole('radio', { name: /Post.*Free/ })).toBeTruthy()
  })
})
