import { profile } from '@shop/api-client/fixtures/account.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheckoutStorage } from '../../../checkout/checkout-storage.ts'
import { getCheckoutStore } from '../../../checkout/get-checkout-store.ts'
import { storyShop } from '../../../testing/story-shop.tsx'
import { notePlaced, openConfirmation, placed } from '../../../testing/open-confirmation.tsx'

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const answerPlaced = ({ path }: { path: string }) => (path === '/api/cart/get-transaction' ? placed : undefined)
const region = (name: string) => screen.getByRole('heading', { name, level: 2 }).parentElement?.textContent

describe('the facts of a placed order', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('[RES-14] says where the order goes, how and when, who pays it and how', async () => {
    const configuration = { paymentProvider: 'nets', cultureName: 'en-GB', deliveryDays: 3 } as const
    const reported = { shippingType: 'Royal Mail 48', paymentType: 'Visa', placementDate: '2026-11-20T10:14:00.000Z' }
    openConfirmation([{ ...placed, ...reported }], undefined, { configuration })
    await wait(5000)
    expect(region('Delivery')).toBe('DeliveryDorothy\nRoyal Mail 48')
    expect(region('Invoice address')).toBe('Invoice addressThe same address')
    expect(region('Payment')).toBe('PaymentVisa')
    expect(screen.getByText(/^Expected delivery: Wednesday,? 25 November$/)).toBeTruthy()
  })

  it('[RES-14] counts the days of delivery from the day that was sent, not from another one [API-49]', async () => {
    const configuration = { paymentProvider: 'nets', cultureName: 'da-DK', deliveryDays: 3 } as const
    openConfirmation([{ ...placed, placementDate: '10-11-2026 14:30:00' }], undefined, { configuration })
    await wait(5000)
    expect(screen.getByText(/: fredag 13\. november$/)).toBeTruthy()
  })

  it('[RES-14] writes both addresses where they differ, and the delivery chosen here where the gateway names none', async () => {
    const shippingTypes = [{ code: 'FAST', name: 'Courier', deliveryDays: 1 }]
    const shop = storyShop({
      answer: answerPlaced,
      customer: {},
      configuration: {
        paymentProvider: 'nets',
        supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' },
        shippingTypes,
      },
    })
    const checkout = getCheckoutStore(shop).getState()
    checkout.edit('invoiceAddress.city', 'Harrogate')
    checkout.shipElsewhere(true)
    checkout.edit('deliveryAddress.city', 'Leeds')
    notePlaced(shop, 'FAST')
    openConfirmation([], undefined, { openBefore: shop })
    await wait(5000)
    expect(region('Delivery')).toBe('DeliveryLeeds\nUnited Kingdom\nCourier')
    expect(region('Invoice address')).toBe('Invoice addressHarrogate\nUnited Kingdom')
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()
    expect(createCheckoutStorage(shop.platform).readPlaced()).toBeUndefined()
  })

  it('[RES-14] keeps nothing of it for a reload, and shows no address that was changed while paying', async () => {
    const { shop } = openConfirmation([placed])
    await wait(0)
    cleanup()
    openConfirmation([placed], undefined, { openBefore: shop })
    await wait(0)
    expect(screen.queryByText(/Dorothy/)).toBeNull()
    cleanup()
    openConfirmation([{ ...placed, isAddressFromPayment: true }])
    await wait(0)
    expect(screen.queryByRole('heading', { name: 'Invoice address' })).toBeNull()
  })

  it('[RES-14] shows nothing of another order that was begun in this tab', async () => {
    const shop = storyShop({
      answer: answerPlaced,
      configuration: { paymentProvider: 'nets', shippingTypes: [{ code: 'FAST', name: 'Courier' }] },
    })
    getCheckoutStore(shop).getState().edit('invoiceAddress.city', 'Leeds')
    notePlaced(shop, 'FAST', 't-2')
    openConfirmation([], undefined, { openBefore: shop })
    await wait(0)
    expect(screen.queryByText(/Leeds|Courier/)).toBeNull()
  })

  it('[RES-14] names neither invoice address nor payment where nothing is paid', async () => {
    openConfirmation([{ ...placed, paymentType: 'Visa' }], undefined, {
      flags: { hidePricesAndPayment: true },
      configuration: {},
    })
    await wait(0)
    expect(region('Delivery')).toBe('DeliveryDorothy')
    expect(screen.queryByRole('heading', { name: /Invoice address|Payment/ })).toBeNull()
  })

  it('[RES-14] names the seller on the receipt', async () => {
    const seller = { name: 'Hearby Ltd', address: '14 Quay Street, Bristol', vatNumber: 'GB 1' }
    openConfirmation([placed], undefined, { configuration: { paymentProvider: 'nets', seller } })
    await wait(0)
    expect(screen.getByText('Hearby Ltd · 14 Quay Street, Bristol · VAT number GB 1')).toBeTruthy()
  })

  it('[RES-14] leads a customer to the order, and offers guests an account', async () => {
    openConfirmation([placed], undefined, { customer: profile })
    await wait(0)
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      '/account/order-history/order-details/HB-51907',
    )
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
    cleanup()
    openConfirmation([], undefined, { openBefore: storyShop({ answer: answerPlaced }) })
    await wait(0)
    const offer = screen.getByRole('link', { name: 'Create an account' })
    // On a phone, all parts stand below each other.
    const order = screen.getByRole('region', { name: 'Order summary' })
    expect(order.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('[RES-14] heads the way to the customer by the word for a delivery, not by the word for its price', async () => {
    const messages = { Delivery: 'Fragt', StepDelivery: 'Levering' }
    openConfirmation([{ ...placed, shippingType: 'Pakkeshop' }], undefined, {
      configuration: { paymentProvider: 'nets' },
      messages,
    })
    await wait(5000)
    expect(region('Levering')).toBe('LeveringDorothy\nPakkeshop')
  })
})
