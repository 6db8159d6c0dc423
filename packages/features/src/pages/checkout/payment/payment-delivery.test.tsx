import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { configuration } from '../../../testing/open-checkout-page.tsx'
import { filledInCheckout } from '../../../testing/story-page.tsx'

const home = filledInCheckout.invoiceAddress
const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

/** Opens the payment page of an order with the delivery address in the session storage. */
async function openPayment(remembered: Record<string, unknown>, paymentProvider = 'nets') {
  const opened = openPage('/payments/t-1/c-1', {
    remembered,
    configuration: { ...configuration, paymentProvider },
    answer: ({ path }) => {
      if (path === '/api/cart/get') return { ...get.answer, selectedShippingType: 'RM48' }
      return path === '/api/cart/get-transaction' ? unpaid : undefined
    },
  })
  await screen.findByRole('region', { name: 'Order summary' })
  return opened
}
const panel = () => screen.queryByRole('region', { name: 'Delivery to' })
const linesOf = (region: HTMLElement | null) => region?.querySelector('p')?.textContent?.split('\n')

describe('the delivery at payment', () => {
  it.each(['adyen', 'klarna', 'nets'])(
    'says beside the payment by %s where the order goes, and how',
    async (provider) => {
      await openPayment({ invoiceAddress: home }, provider)
      expect(linesOf(panel())).toEqual([
        'Dorothy Ashworth',
        '12 Orchard Lane',
        'Harrogate',
        'HG1 4QT',
        'United Kingdom',
      ])
      expect(within(panel()!).getByText('Delivery (Royal Mail 48)')).toBeTruthy()
    },
  )

  it('names the other address where the parcel goes there, with its country', async () => {
    const deliveryAddress = { ...home, firstName: 'Hazel', city: 'Cork', postalCode: 'T12', countryCode: 'IE' }
    await openPayment({ invoiceAddress: home, deliveryAddress, shipToDifferentAddress: true })
    expect(linesOf(panel())).toEqual(['Hazel Ashworth', '12 Orchard Lane', 'Cork', 'T12', 'Ireland'])
  })

  it('knows the address also on another try, when the result page has put it aside (OP-79)', async () => {
    await openPayment({ checkout: { retry: { invoiceAddress: home, shipToDifferentAddress: false } } })
    expect(linesOf(panel())).toContain('12 Orchard Lane')
  })

  it('says nothing in a browser that remembers no address', async () => {
    await openPayment({})
    expect(panel()).toBeNull()
  })

  it('leads back to the checkout as a document of its own, so that the provider’s scripts stay behind (OP-82)', async () => {
    const { router } = await openPayment({ invoiceAddress: home })
    const link = within(panel()!).getByRole('link', { name: 'Change the delivery' })
    const isLeftToTheBrowser = fireEvent.click(link)
    expect([link.getAttribute('href'), isLeftToTheBrowser]).toEqual(['/checkout', true])
    expect(router.state.location.pathname).toBe('/payments/t-1/c-1')
  })
})
