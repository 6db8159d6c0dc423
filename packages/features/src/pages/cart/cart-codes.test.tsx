import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fullCart, openCart, wait, box, choices, exempt } from '../../testing/open-cart-page.tsx'

const inVain = () => screen.queryByText('Nothing in your basket can be bought without VAT.')

describe('the codes of a cart', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  describe('codes', () => {
    const codeless = { ...fullCart, customProperties: {}, couponResponseCode: '' }

    it('[CART-11] [CART-12] [CART-14] [CART-25] opens with a tick and sends the trimmed code with the way to pay', async () => {
      const { asked, person } = await openCart({ cart: codeless, flags: { allowPromoCode: true } })
      await person.click(screen.getByRole('checkbox', { name: 'I have a promo code' }))
      await person.click(screen.getByRole('button', { name: 'Apply' }))
      expect(asked).toEqual([])
      await person.type(box(), '  WELCOME10 ')
      await person.click(screen.getByRole('button', { name: 'Apply' }))
      const body = { customProperties: { promoCode: 'WELCOME10' }, paymentCode: 'scheme' }
      expect(asked).toMatchObject([['/api/cart/update-properties', body]])
    })

    it('[CART-11] takes the code off again', async () => {
      const { asked, person } = await openCart({ flags: { allowPromoCode: true } })
      await person.click(screen.getByRole('button', { name: 'Remove the code' }))
      expect(asked).toMatchObject([['/api/cart/update-properties', { customProperties: { promoCode: '' } }]])
    })

    it.each([
      ['Success', 'Your code works. You can see the discount in the order summary.'],
      ['NotApplied', 'The code is valid, but it does not apply to anything in your basket yet.'],
      ['CouponExpired', 'This code is no longer valid.'],
      ['Mystery42', 'Mystery42'],
    ])('[CART-13] explains %s', async (couponResponseCode, words) => {
      await openCart({ cart: { ...fullCart, couponResponseCode }, flags: { allowPromoCode: true } })
      expect(screen.getByText(words)).toBeTruthy()
    })

    it.each([
      ['drops it', {}],
      ['spells it anew', { promoCode: 'SPRING' }],
    ])('[CART-13] says why a code was refused where the gateway %s', async (_what, customProperties) => {
      const { kept, person } = await openCart({ cart: codeless, flags: { allowPromoCode: true } })
      await person.click(screen.getByRole('checkbox', { name: 'I have a promo code' }))
      await person.type(box(), 'spring')
      kept.cart = { ...codeless, customProperties, couponResponseCode: 'CouponExpired' }
      await person.click(screen.getByRole('button', { name: 'Apply' }))
      expect(await screen.findByText('This code is no longer valid.')).toBeTruthy()
      expect(box().getAttribute('aria-invalid')).toBe('true')
      await person.type(box(), '2')
      expect(screen.queryByText('This code is no longer valid.')).toBeNull()
    })

    it('[CART-13] takes a code that the cart does not name for applied where the gateway says so, and off again', async () => {
      const cart = { ...codeless, couponResponseCode: 'Success' }
      const { asked, person } = await openCart({ cart, flags: { allowPromoCode: true } })
      expect(screen.getByText('Your code works. You can see the discount in the order summary.')).toBeTruthy()
      expect(screen.queryByText(/Do you have a promo code/)).toBeNull()
      await person.click(screen.getByRole('button', { name: 'Remove the code' }))
      expect(asked).toMatchObject([['/api/cart/update-properties', { customProperties: { promoCode: '' } }]])
    })

    it('[CART-09] reminds of the code only while none is applied', async () => {
      await openCart({ cart: codeless, flags: { allowPromoCode: true } })
      expect(screen.getByText(/Do you have a promo code/)).toBeTruthy()
      cleanup()
      await openCart({ flags: { allowPromoCode: true } })
      expect(screen.queryByText(/Do you have a promo code/)).toBeNull()
    })

    it('[CART-10] [CFG-21] offers codes and buying without VAT, each where the shop has it', async () => {
      await openCart({ cart: codeless, flags: { allowPromoCode: true, orderSummaryType: 'uk' } })
      expect(choices()).toEqual(['I have a promo code', 'I have a referral code', 'I can buy without VAT'])
      cleanup()
      await openCart({ cart: codeless, flags: { orderSummaryType: 'dk' } })
      expect(choices()).toEqual(['I pay with an EAN number'])
      cleanup()
      await openCart({ cart: codeless })
      expect(choices()).toEqual([])
    })

    it('[FORM-03] asks once about a number that looks like no EAN number, and takes it at the second press', async () => {
      const { asked, person } = await openCart({ cart: codeless, flags: { orderSummaryType: 'dk' } })
      await person.click(screen.getByRole('checkbox', { name: 'I pay with an EAN number' }))
      const field = screen.getByLabelText<HTMLInputElement>('EAN number')
      await person.type(field, 'GLN 12')
      await person.click(screen.getByRole('button', { name: 'Add' }))
      expect(asked).toEqual([])
      expect(field.getAttribute('aria-describedby')).toContain('-error')
      expect(screen.getByText(/^Is this number right\?.* press the button again\.$/)).toBeTruthy()
      expect(document.activeElement).toBe(field)
      await person.click(screen.getByRole('button', { name: 'Add' }))
      expect(asked).toMatchObject([
        ['/api/cart/update-properties', { customProperties: { eanNumberApplied: 'GLN 12' } }],
      ])
    })

    it('speaks of an EAN number, not of a code', async () => {
      const properties = { eanNumberApplied: '5798000000001' }
      await openCart({ cart: { ...codeless, customProperties: properties }, flags: { orderSummaryType: 'dk' } })
      expect(screen.getByText('EAN number 5798000000001 has been added.')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Remove the number' })).toBeTruthy()
      expect(screen.queryByText(/code/)).toBeNull()
    })

    it('[CART-15] sends the wish to buy without VAT as text, in the UK only', async () => {
      const { asked, kept, person } = await openCart({ flags: { orderSummaryType: 'uk' } })
      kept.cart = { ...fullCart, customProperties: { applyVATExempt: 'true' } }
      await person.click(exempt())
      await wait(50)
      await person.click(exempt())
      expect(asked).toMatchObject([
        ['/api/cart/update-properties', { customProperties: { applyVATExempt: 'true' } }],
        ['/api/cart/update-properties', { customProperties: { applyVATExempt: 'false' } }],
      ])
      cleanup()
      await openCart()
      expect(screen.queryByRole('checkbox', { name: 'I can buy without VAT' })).toBeNull()
    })
  })

  describe('the wish to buy without VAT', () => {
    const wished = { ...fullCart, customProperties: { applyVATExempt: 'true' } }
    const uk = { flags: { orderSummaryType: 'uk' } }

    it.each(['', '£0.00', 0, false, 'false'])(
      '[CART-15] [OP-62] is answered when it takes nothing off: %j',
      async (vatExempt) => {
        await openCart({ ...uk, cart: { ...wished, vatExempt } })
        expect(inVain()?.closest('[role=status]')).toBeTruthy()
      },
    )

    it.each([true, 'true'])('[CART-15] is not called in vain by a gateway that says yes: %j', async (vatExempt) => {
      await openCart({ ...uk, cart: { ...wished, vat: '£0.00', vatExempt } })
      expect(inVain()).toBeNull()
      expect(screen.queryByText(/true/)).toBeNull()
    })

    it('is answered by the totals when it takes something off, and not at all before', async () => {
      await openCart({ ...uk, cart: { ...wished, vatExempt: '£4.00' } })
      expect(inVain()).toBeNull()
      cleanup()
      await openCart({ ...uk, cart: fullCart })
      expect(inVain()).toBeNull()
    })
  })
})
