import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fullCart, openCart, wait, quantity, more } from '../../testing/open-cart-page.tsx'
import { refresh } from '../../cart/queue.ts'
import { mergeCartOf } from '../../cart/cart-of-visit.ts'

const names = () => screen.getAllByRole('listitem').map((line) => /Dome \d+ mm|Zinc/.exec(line.textContent)?.[0])

describe('the cart page', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  it('[CART-03] never calls a cart empty that could not be read, and reads it again on request', async () => {
    let isBroken = true
    const { person } = await openCart({
      answer: ({ path }) => (path === '/api/cart/get' && isBroken ? Response.json({}, { status: 500 }) : undefined),
    })
    expect(screen.getByRole('alert').textContent).toContain('We could not fetch your basket.')
    isBroken = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Battery keyring')).toBeTruthy()
  })

  it('[CART-31] says that a change went through whose cart could not be read, and reads it again on request', async () => {
    let isBroken = false
    const { kept, person } = await openCart({
      answer: ({ path }) => (path === '/api/cart/get' && isBroken ? Response.json({}, { status: 500 }) : undefined),
    })
    isBroken = true
    await person.click(more())
    await wait(500)
    expect(await screen.findByText(/Your basket has been changed/)).toBeTruthy()
    expect(screen.queryByText(/could not be changed/)).toBeNull()
    isBroken = false
    kept.cart = { ...fullCart, products: [{ ...fullCart.products[0], quantity: 4 }] }
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(quantity().value).toBe('4'))
    expect(screen.queryByText(/Your basket has been changed/)).toBeNull()
  })

  it('[SES-09] says that the goods of before the login are still missing, and brings them along on request (OP-78)', async () => {
    let isBroken = true
    const { kept, person, shop } = await openCart({
      answer: ({ path }) =>
        path === '/api/cart/override-cart' && isBroken ? Response.json({}, { status: 403 }) : undefined,
    })
    kept.cart = {}
    await act(() => mergeCartOf(shop, 'before'))
    expect(screen.getByText(/before you logged in is not in the basket yet/)).toBeTruthy()
    isBroken = false
    kept.cart = fullCart
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Battery keyring')).toBeTruthy()
    expect(screen.queryByText(/before you logged in/)).toBeNull()
  })

  describe('lines', () => {
    it('[CART-04] shows each line once although a gateway gives the sizes of one product the same id', async () => {
      const [batteries] = fullCart.products
      const dome = (size: number) => ({ ...batteries, id: '7', itemNumber: `DOME-${size}`, name: `Dome ${size} mm` })
      const { kept, shop } = await openCart({ cart: { ...fullCart, products: [dome(8), dome(10)] } })
      expect(names()).toEqual(['Dome 10 mm', 'Dome 8 mm'])
      kept.cart = { ...fullCart, products: [dome(8), dome(10), batteries] }
      await act(() => refresh(shop))
      expect(names()).toEqual(['Zinc', 'Dome 10 mm', 'Dome 8 mm'])
    })

    it('[CART-02] [CART-04] shows the newest line first, each with what it is and costs', async () => {
      await openCart()
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
        await openCart({ flags: { hideItemDescriptionInCart } })
        expect(screen.queryByText('Brown tab.') === null).toBe(hideItemDescriptionInCart)
      },
    )

    it('[CART-06] leaves what a promotion added as it is', async () => {
      await openCart()
      const [gift] = screen.getAllByRole('listitem')
      expect(within(gift!).getByText('Comes with an offer')).toBeTruthy()
      expect(within(gift!).queryAllByRole('button')).toEqual([])
      expect(within(gift!).queryByRole('textbox')).toBeNull()
    })

    it('[CART-03] says that the cart is empty, and nothing else of it', async () => {
      await openCart({ cart: {} })
      expect(screen.getByRole('heading', { level: 1, name: 'Your basket is empty' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy()
      expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
    })
  })

  describe('changing a quantity', () => {
    it('[CART-07] [QTY-05] shows each press at once and asks the gateway for the last number only', async () => {
      const { asked, person } = await openCart()
      await person.tripleClick(more())
      expect(quantity().value).toBe('6')
      await wait(500)
      expect(asked).toEqual([['/api/cart/updateProduct', { userId: 'visitor', itemNumber: 'BAT-312-06', quantity: 6 }]])
    })

    it('[CART-07] ends in what was asked for last, although the first answer is late', async () => {
      const gate = Promise.withResolvers<void>()
      const quantities: number[] = []
      const { kept, person } = await openCart({
        answer: async ({ path, body }) => {
          if (path !== '/api/cart/updateProduct') return undefined
          const { quantity: pieces } = body as { quantity: number }
          quantities.push(pieces)
          if (quantities.length === 1) await gate.promise
          kept.cart = { ...fullCart, products: [{ ...fullCart.products[0], quantity: pieces }] }
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
      const { person } = await openCart({
        answer: ({ path }) => (path === '/api/cart/updateProduct' ? Response.json({}, { status: 400 }) : undefined),
      })
      await person.click(more())
      await wait(500)
      expect(await screen.findByRole('alert')).toBeTruthy()
      expect(quantity().value).toBe('3')
    })

    it('[CART-07] asks also when the visitor leaves the page at once', async () => {
      const { asked, person } = await openCart()
      await person.click(more())
      await person.click(screen.getByRole('link', { name: 'Go to checkout' }))
      await screen.findByText('Now at /checkout')
      expect(asked).toHaveLength(1)
    })

    it('[QTY-01] [QTY-02] never shows letters, signs, separators or a zero at the front', async () => {
      const { asked, person } = await openCart()
      await person.clear(quantity())
      await person.type(quantity(), '0-1e,2.')
      expect(quantity().value).toBe('12')
      await wait(500)
      expect(asked).toEqual([
        ['/api/cart/updateProduct', { userId: 'visitor', itemNumber: 'BAT-312-06', quantity: 12 }],
      ])
    })

    it('[QTY-03] [QTY-04] [QTY-07] shows and orders 100 for more than 100, and takes 12 characters at most', async () => {
      const { asked, person } = await openCart()
      await person.clear(quantity())
      await person.type(quantity(), '250')
      expect(quantity().value).toBe('100')
      expect(quantity().maxLength).toBe(12)
      await wait(500)
      expect(asked).toEqual([
        ['/api/cart/updateProduct', { userId: 'visitor', itemNumber: 'BAT-312-06', quantity: 100 }],
      ])
    })

    it('[QTY-06] lets the field be empty while typing and shows the number again on leaving', async () => {
      const { asked, person } = await openCart()
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
      const { asked, person } = await openCart()
      await person.click(screen.getByRole('button', { name: /^Remove Zinc/ }))
      await person.click(screen.getByRole('button', { name: 'Keep it' }))
      expect(asked).toEqual([])
    })

    it('[CART-08] removes after a yes, says so, and gives the focus a place', async () => {
      const { asked, kept, person } = await openCart()
      await person.click(screen.getByRole('button', { name: /^Remove Zinc/ }))
      kept.cart = {}
      await person.click(screen.getByRole('button', { name: 'Remove', hidden: false }))
      expect(await screen.findByText(/has been removed from the basket/)).toBeTruthy()
      expect(asked).toEqual([['/api/cart/remove', { userId: 'visitor', itemNumber: 'BAT-312-06' }]])
      expect(document.activeElement?.textContent).toBe('Your basket is empty')
    })
  })
})
