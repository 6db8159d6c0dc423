import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { paymentMarks } from '@shop/ui/commerce/payment-marks.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { StoryShop, storyShop, type StoryShopOptions } from '../../story-shop.tsx'
import { CartPage } from './cart-page.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const full = fixtures.get.answer

/** Opens the cart page over a gateway that keeps this cart, and remembers what it was asked to change. */
async function open({ cart = full, answer, ...options }: StoryShopOptions & { cart?: object } = {}) {
  const asked: unknown[] = []
  const kept = { cart }
  const shop = storyShop({
    ...options,
    answer: async (call) => {
      const { method, path, body } = call
      if (method === 'POST') asked.push([path, body])
      return (await answer?.(call)) ?? (path === '/api/cart/get' ? kept.cart : undefined)
    },
  })
  render(
    <StoryShop shop={shop} address="/cart" path="/cart">
      <CartPage />
    </StoryShop>,
  )
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(shop.cart.getState().pending).toBe(0))
  const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
  return { asked, kept, shop, person }
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Quantity of Zinc-air/ })
const box = () => screen.getByRole('textbox', { name: /Promo code/ })
const choices = () => screen.queryAllByRole('checkbox').map((tick) => tick.closest('label')?.textContent)
const exempt = () => screen.getByRole('checkbox', { name: 'I can buy without VAT' })
const more = () => screen.getByRole('button', { name: 'One more' })

it('[CART-03] never calls a cart empty that could not be read, and reads it again on request', async () => {
  let isBroken = true
  const { person } = await open({
    answer: ({ path }) => (path === '/api/cart/get' && isBroken ? Response.json({}, { status: 500 }) : undefined),
  })
  expect(screen.getByRole('alert').textContent).toContain('We could not fetch your basket.')
  isBroken = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Battery keyring')).toBeTruthy()
})

// B15
it('[CART-07] says that a change went through whose cart could not be read, and reads it again on request', async () => {
  let isBroken = false
  const { kept, person } = await open({
    answer: ({ path }) => (path === '/api/cart/get' && isBroken ? Response.json({}, { status: 500 }) : undefined),
  })
  isBroken = true
  await person.click(more())
  await wait(500)
  expect(await screen.findByText(/Your basket has been changed/)).toBeTruthy()
  expect(screen.queryByText(/could not be changed/)).toBeNull()
  isBroken = false
  kept.cart = { ...full, products: [{ ...full.products[0], quantity: 4 }] }
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(quantity().value).toBe('4'))
  expect(screen.queryByText(/Your basket has been changed/)).toBeNull()
})

// B9
it('[SES-09] says that the goods of before the login are still missing, and brings them along on request (OP-78)', async () => {
  let isBroken = true
  const { kept, person, shop } = await open({
    answer: ({ path }) =>
      path === '/api/cart/override-cart' && isBroken ? Response.json({}, { status: 403 }) : undefined,
  })
  kept.cart = {}
  await act(() => shop.cart.getState().adopt('before'))
  expect(screen.getByText(/before you logged in is not in the basket yet/)).toBeTruthy()
  isBroken = false
  kept.cart = full
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Battery keyring')).toBeTruthy()
  expect(screen.queryByText(/before you logged in/)).toBeNull()
})

describe('lines', () => {
  it('[CART-02] [CART-04] shows the newest line first, each with what it is and costs', async () => {
    await open()
    const [gift, batteries] = screen.getAllByRole('listitem')
    expect(gift?.textContent).toContain('Battery keyring')
    for (const words of ['Item no. BAT-312-06', 'Brown', 'Size 312', 'Brown tab.', '£2.95', '£3.35', '£8.85']) {
      expect(batteries?.textContent).toContain(words)
    }
    expect(batteries?.querySelector('img')?.getAttribute('src')).toContain('battery-312')
    expect(within(batteries!).getByText('£3.35').tagName).toBe('S')
    for (const name of ['One less', 'One more', /^Remove Zinc/]) {
      expect(within(batteries!).getByRole('button', { name })).toBeTruthy()
    }
  })

  it.each([true, false])(
    '[CART-04] [CFG-13] hides descriptions where the shop wants that: %s',
    async (hideItemDescriptionInCart) => {
      await open({ flags: { hideItemDescriptionInCart } })
      expect(screen.queryByText('Brown tab.') === null).toBe(hideItemDescriptionInCart)
    },
  )

  it('[CART-06] leaves what a promotion added as it is', async () => {
    await open()
    const [gift] = screen.getAllByRole('listitem')
    expect(within(gift!).getByText('Added by an offer')).toBeTruthy()
    expect(within(gift!).queryAllByRole('button')).toEqual([])
    expect(within(gift!).queryByRole('textbox')).toBeNull()
  })

  it('[CART-03] says that the cart is empty, and nothing else of it', async () => {
    await open({ cart: {} })
    expect(screen.getByRole('heading', { level: 1, name: 'Your basket is empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
  })
})

describe('changing a quantity', () => {
  it('[CART-07] [QTY-05] shows each press at once and asks the gateway for the last number only', async () => {
    const { asked, person } = await open()
    await person.tripleClick(more())
    expect(quantity().value).toBe('6')
    await wait(500)
    expect(asked).toEqual([['/api/cart/updateProduct', { userId: 'visitor', itemNumber: 'BAT-312-06', quantity: 6 }]])
  })

  it('[CART-07] ends in what was asked for last, although the first answer is late', async () => {
    const gate = Promise.withResolvers<void>()
    const quantities: number[] = []
    const { kept, person } = await open({
      answer: async ({ path, body }) => {
        if (path !== '/api/cart/updateProduct') return undefined
        const { quantity: pieces } = body as { quantity: number }
        quantities.push(pieces)
        if (quantities.length === 1) await gate.promise
        kept.cart = { ...full, products: [{ ...full.products[0], quantity: pieces }] }
        return {}
      },
    })
    await person.click(more())
    await wait(500)
    await person.click(more())
    await wait(500)
    expect(quantities).toEqual([4])
    gate.resolve()
    await wait(10)
    expect(quantity().value).toBe('5')
    await waitFor(() => expect(quantities).toEqual([4, 5]))
    await waitFor(() => expect(quantity().closest('li')?.getAttribute('aria-busy')).toBeNull())
    expect(quantity().value).toBe('5')
  })

  it('[CART-07] puts the number back and says so when the gateway refuses', async () => {
    const { person } = await open({
      answer: ({ path }) => (path === '/api/cart/updateProduct' ? Response.json({}, { status: 400 }) : undefined),
    })
    await person.click(more())
    await wait(500)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(quantity().value).toBe('3')
  })

  it('[CART-07] asks also when the visitor leaves the page at once', async () => {
    const { asked, person } = await open()
    await person.click(more())
    await person.click(screen.getByRole('link', { name: 'Go to checkout' }))
    await screen.findByText('Now at /checkout')
    expect(asked).toHaveLength(1)
  })

  it('[QTY-01] [QTY-02] never shows letters, signs, separators or a zero at the front', async () => {
    const { asked, person } = await open()
    await person.clear(quantity())
    await person.type(quantity(), '0-1e,2.')
    expect(quantity().value).toBe('12')
    await wait(500)
    expect(asked).toEqual([['/api/cart/updateProduct', { userId: 'visitor', itemNumber: 'BAT-312-06', quantity: 12 }]])
  })

  it('[QTY-03] [QTY-04] [QTY-07] shows and orders 100 for more than 100, and takes 12 characters at most', async () => {
    const { asked, person } = await open()
    await person.clear(quantity())
    await person.type(quantity(), '250')
    expect(quantity().value).toBe('100')
    expect(quantity().maxLength).toBe(12)
    await wait(500)
    expect(asked).toEqual([['/api/cart/updateProduct', { userId: 'visitor', itemNumber: 'BAT-312-06', quantity: 100 }]])
  })

  it('[QTY-06] lets the field be empty while typing and shows the number again on leaving', async () => {
    const { asked, person } = await open()
    await person.clear(quantity())
    expect(quantity().value).toBe('')
    await person.tab()
    expect(quantity().value).toBe('3')
    await wait(500)
    expect(asked).toEqual([])
  })
})

describe('removing', () => {
  it('[CART-08] asks first, and keeps the line when the answer is no', async () => {
    const { asked, person } = await open()
    await person.click(screen.getByRole('button', { name: /^Remove Zinc/ }))
    await person.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(asked).toEqual([])
  })

  it('[CART-08] removes after a yes, says so, and gives the focus a place', async () => {
    const { asked, kept, person } = await open()
    await person.click(screen.getByRole('button', { name: /^Remove Zinc/ }))
    kept.cart = {}
    await person.click(screen.getByRole('button', { name: 'Remove', hidden: false }))
    expect(await screen.findByText(/has been removed from the basket/)).toBeTruthy()
    expect(asked).toEqual([['/api/cart/remove', { userId: 'visitor', itemNumber: 'BAT-312-06' }]])
    expect(document.activeElement?.textContent).toBe('Your basket is empty')
  })
})

describe('codes', () => {
  const codeless = { ...full, customProperties: {}, couponResponseCode: '' }

  it('[CART-11] [CART-12] [CART-14] [CART-25] opens with a tick and sends the trimmed code with the way to pay', async () => {
    const { asked, person } = await open({ cart: codeless, flags: { allowPromoCode: true } })
    await person.click(screen.getByRole('checkbox', { name: 'I have a promo code' }))
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    expect(asked).toEqual([])
    await person.type(box(), '  WELCOME10 ')
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    const body = { userId: 'visitor', customProperties: { promoCode: 'WELCOME10' }, paymentCode: 'scheme' }
    expect(asked).toEqual([['/api/cart/update-properties', body]])
  })

  // M11
  it('[CART-25] names the shop’s provider as the way to pay where none is chosen, and nothing where nobody pays', async () => {
    const cart = { ...full, selectedPaymentType: '' }
    const shop = { cart, flags: { allowPromoCode: true } }
    const paid = await open({ ...shop, configuration: { paymentProvider: 'nets' } })
    await paid.person.click(screen.getByRole('button', { name: 'Remove the code' }))
    expect(paid.asked).toMatchObject([['/api/cart/update-properties', { paymentCode: 'nets' }]])
    cleanup()
    const free = await open(shop)
    await free.person.click(screen.getByRole('button', { name: 'Remove the code' }))
    expect(free.asked[0]).not.toHaveProperty('1.paymentCode')
  })

  it('[CART-11] takes the code off again', async () => {
    const { asked, person } = await open({ flags: { allowPromoCode: true } })
    await person.click(screen.getByRole('button', { name: 'Remove the code' }))
    expect(asked).toMatchObject([['/api/cart/update-properties', { customProperties: { promoCode: '' } }]])
  })

  it.each([
    ['Success', 'Your code works. You see the discount in the summary.'],
    ['NotApplied', 'The code is right, but nothing in your basket fits it yet.'],
    ['CouponExpired', 'This code is no longer valid.'],
    ['Mystery42', 'Mystery42'],
  ])('[CART-13] explains %s', async (couponResponseCode, words) => {
    await open({ cart: { ...full, couponResponseCode }, flags: { allowPromoCode: true } })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('[CART-09] reminds of the code only while none is applied', async () => {
    await open({ cart: codeless, flags: { allowPromoCode: true } })
    expect(screen.getByText(/Do you have a promo code/)).toBeTruthy()
    cleanup()
    await open({ flags: { allowPromoCode: true } })
    expect(screen.queryByText(/Do you have a promo code/)).toBeNull()
  })

  it('[CART-10] [CFG-21] offers codes and buying without VAT, each where the shop has it', async () => {
    await open({ cart: codeless, flags: { allowPromoCode: true, orderSummaryType: 'uk' } })
    expect(choices()).toEqual(['I have a promo code', 'I have a referral code', 'I can buy without VAT'])
    cleanup()
    await open({ cart: codeless, flags: { orderSummaryType: 'dk' } })
    expect(choices()).toEqual(['I pay with an EAN number'])
    cleanup()
    await open({ cart: codeless })
    expect(choices()).toEqual([])
  })

  it('[CART-15] sends the wish to buy without VAT as text, in the UK only', async () => {
    const { asked, kept, person } = await open({ flags: { orderSummaryType: 'uk' } })
    kept.cart = { ...full, customProperties: { applyVATExempt: 'true' } }
    await person.click(exempt())
    await wait(50)
    await person.click(exempt())
    expect(asked).toMatchObject([
      ['/api/cart/update-properties', { customProperties: { applyVATExempt: 'true' } }],
      ['/api/cart/update-properties', { customProperties: { applyVATExempt: 'false' } }],
    ])
    cleanup()
    await open()
    expect(screen.queryByRole('checkbox', { name: 'I can buy without VAT' })).toBeNull()
  })
})

const inVain = () => screen.queryByText('Nothing in your basket can be bought without VAT.')

// Finding V5.
describe('the wish to buy without VAT', () => {
  const wished = { ...full, customProperties: { applyVATExempt: 'true' } }
  const uk = { flags: { orderSummaryType: 'uk' } }

  it.each(['', '£0.00', 0])('[CART-15] [OP-62] is answered when it takes nothing off: %j', async (vatExempt) => {
    await open({ ...uk, cart: { ...wished, vatExempt } })
    expect(inVain()?.closest('[role=status]')).toBeTruthy()
  })

  it('is answered by the totals when it takes something off, and not at all before', async () => {
    await open({ ...uk, cart: { ...wished, vatExempt: '£4.00' } })
    expect(inVain()).toBeNull()
    cleanup()
    await open({ ...uk, cart: full })
    expect(inVain()).toBeNull()
  })
})

const answerWithMethods = ({ path }: { path: string }) =>
  path === '/api/payments/paymentMethods'
    ? { paymentMethods: JSON.stringify([{ type: 'scheme', brands: ['visa', 'mc'] }, { type: 'paypal' }]) }
    : undefined

describe('around the sums', () => {
  const disclaimed = {
    shippingTypes: [{ code: 'RM48', name: 'Royal Mail 48', disclaimer: 'Islands take one day more.' }],
  }

  // Finding V6.
  it('[CART-17] tells about each way of delivery as long as none is chosen', async () => {
    const shippingTypes = [
      ...disclaimed.shippingTypes,
      { code: 'DPD', name: 'DPD', disclaimer: '' },
      { code: 'PICK', name: 'Pick-up', disclaimer: 'Bring an ID.' },
    ]
    const flags = { displayShippingDisclaimerInCart: true }
    await open({ cart: { ...full, selectedShippingType: '' }, configuration: { shippingTypes }, flags })
    expect(screen.getByText('Royal Mail 48: Islands take one day more.')).toBeTruthy()
    expect(screen.getByText('Pick-up: Bring an ID.')).toBeTruthy()
    expect(screen.queryByText(/DPD/)).toBeNull()
  })

  it.each([true, false])(
    '[CART-17] [CFG-24] tells about the delivery where the shop wants that: %s',
    async (displayShippingDisclaimerInCart) => {
      await open({ configuration: disclaimed, flags: { displayShippingDisclaimerInCart } })
      expect(screen.queryByText('Islands take one day more.') !== null).toBe(displayShippingDisclaimerInCart)
    },
  )

  it('[CART-16] counts up VAT, delivery, each discount by its name and all of them, subtotal and total', async () => {
    await open({ cart: { ...full, discounts: { WELCOME10: '£0.75', Autumn: '£0.25' } } })
    const summary = screen.getByRole('region', { name: 'Order summary' })
    for (const words of [
      /Subtotal.*£8\.85/,
      /WELCOME10.*-£0\.75/,
      /Autumn.*-£0\.25/,
      /Total discount.*-£1\.00/,
      /Delivery.*£2\.95/,
      /Total.*£10\.80/,
      /VAT.*£1\.80/,
    ]) {
      expect(summary.textContent).toMatch(words)
    }
  })

  it('[CART-18] leads on to checkout, and back to the goods', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout')
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/')
  })

  it('[CART-19] shows one mark for each card brand and each other way to pay', async () => {
    await open({ configuration: { paymentProvider: 'adyen' }, answer: answerWithMethods })
    const marks = within(await screen.findByRole('list', { name: 'We accept' })).getAllByRole('img')
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'Mastercard', 'paypal'])
    expect(marks[0]?.getAttribute('src')).toMatch(/\/medium\/visa\.png$/)
  })

  // Finding V1.
  it.each(['nets', 'klarna'] as const)(
    '[CART-19] shows our own marks where the provider %s has none to be fetched, and names what we have not drawn',
    async (paymentProvider) => {
      await open({ configuration: { paymentProvider }, answer: answerWithMethods })
      const list = within(await screen.findByRole('list', { name: 'We accept' }))
      const marks = list.getAllByRole('img')
      expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'Mastercard'])
      expect(marks.map((mark) => mark.getAttribute('src'))).toEqual([
        paymentMarks.visa?.picture,
        paymentMarks.mc?.picture,
      ])
      expect(marks[0]?.getAttribute('width')).toBe('48')
      expect(list.getByText('paypal')).toBeTruthy()
    },
  )

  it('[CART-20] [PROD-26] shows neither marks nor prices in a shop that hides them', async () => {
    await open({
      configuration: { paymentProvider: 'adyen' },
      answer: answerWithMethods,
      flags: { hidePricesAndPayment: true },
    })
    await wait(50)
    expect(screen.queryByRole('list', { name: 'We accept' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/£/)
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy()
  })
})

describe('what the shop recommends beside a cart', () => {
  it('[CART-21] [CFG-31] [PROD-28] shows the products that the configuration names, listed or not', async () => {
    const searched: string[] = []
    await open({
      configuration: { cartRecommendedProducts: ['DOM', 'BAT-312-06'] },
      answer: ({ path, query }) => {
        if (path !== '/api/products/search') return undefined
        searched.push(`${query}`)
        return { products: [catalogue.domes, catalogue.batteries] }
      },
    })
    const row = await screen.findByRole('region', { name: 'You may also need' })
    expect(within(row).getAllByRole('article')).toHaveLength(2)
    expect(searched).toEqual(['ItemNumbers=DOM&ItemNumbers=BAT-312-06&IgnoreVisiblity=true'])
  })

  it('[CART-21] shows no such row where the shop names none', async () => {
    await open()
    expect(screen.queryByRole('region', { name: 'You may also need' })).toBeNull()
  })
})
