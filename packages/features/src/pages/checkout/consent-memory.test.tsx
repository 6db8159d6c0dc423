import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { consents, openWithOrder } from '../../testing/open-customer-checkout.tsx'
import { changeQuantity } from '../../cart/actions.ts'

/** The ticks once the cart is read. */
async function given() {
  await screen.findByText('Article A')
  return consents().map((box) => (box as HTMLInputElement).checked)
}

describe('the consents at checkout', () => {
  it('[CHK-15] [CHK-16] keeps the consents of an order on the way back from its payment', async () => {
    const browser = await openWithOrder()
    browser.reload({ address: '/checkout' })
    expect(await given()).toEqual([true, true])
  })

  it('[CHK-15] asks anew for another basket', async () => {
    const browser = await openWithOrder()
    const { shop } = browser.reload({ address: '/cart' })
    await screen.findByText('Article A')
    await act(() => changeQuantity(shop, 'A', 7))
    browser.reload({ address: '/checkout' })
    expect(await given()).toEqual([false, false])
  })

  it('[CHK-15] asks anew for the next order, of the same goods too', async () => {
    const browser = await openWithOrder()
    browser.gateway.pay('t-1')
    browser.reload({ address: '/order-confirmation/t-1/c' })
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy()
    browser.reload({ address: '/checkout' })
    expect(await given()).toEqual([false, false])
  })
})
