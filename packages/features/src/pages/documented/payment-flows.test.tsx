import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, watchDocuments } from '../../testing/open-page.tsx'
import { documentedShopByTurns } from '../../testing/documented-shop.ts'
import { fakeAdyenHosts } from '../../testing/open-adyen-payment-page.tsx'
import { createFakeKlarna } from '../../testing/fake-klarna.ts'

const documents = watchDocuments()

const PROVIDERS = ['adyen', 'klarna', 'nets'] as const

async function started(paymentProvider: (typeof PROVIDERS)[number]) {
  const documented = await documentedShopByTurns({ settings: { paymentProvider } })
  const { transactionId, correlationId } = await documented.startPayment()
  const end = `${transactionId}/${correlationId}`
  const open = (page: string) => openPage(`/${page}/${end}`, documented.options)
  return { ...documented, transactionId, end, open }
}

describe('a payment over a documented gateway', () => {
  it.each(PROVIDERS)('[API-50] [ROUTE-17] shows the receipt of a payment by %s', async (provider) => {
    if (provider === 'klarna') createFakeKlarna()
    const { gateway, transactionId, open, calls } = await started(provider)
    gateway.control.pay(transactionId, 'Succeeded')
    open('order-confirmation')
    expect(await screen.findByText(/10013/)).toBeTruthy()
    expect(calls.includes('GET /api/klarna/order')).toBe(provider === 'klarna')
    expect(gateway.control.unknownCalls()).toEqual([])
  })

  it.each(['adyen', 'nets'] as const)(
    '[API-50] [API-18] leads from a paid transaction on to its receipt: %s',
    async (provider) => {
      const { gateway, transactionId, end, open } = await started(provider)
      gateway.control.pay(transactionId, 'Succeeded')
      const { router } = open('payments')
      const opened = () => [...documents, router.state.location.pathname]
      await waitFor(() => expect(opened()).toContain(`/order-confirmation/${end}`))
    },
  )

  it('[API-50] [API-23] [API-24] [API-26] tells of a refusal, and pays with the next try', async () => {
    fakeAdyenHosts()
    const { gateway, transactionId, end, open } = await started('adyen')
    gateway.control.pay(transactionId, 'Refused')
    const { person, router } = open('payments')
    expect(await screen.findByText(english.PaymentRefused)).toBeTruthy()
    await person.click(await screen.findByRole('radio', { name: /MobilePay/ }))
    await person.click(await screen.findByRole('button', { name: 'Continue to MobilePay' }))
    const opened = () => [...documents, router.state.location.pathname]
    await waitFor(() => expect(opened()).toContain(`/order-confirmation/${end}`))
  })

  it('[API-50] [RES-10] shows a failed payment by its number', async () => {
    const { gateway, transactionId, options } = await started('nets')
    gateway.control.pay(transactionId, 'Refused')
    openPage(`/order-failed/${transactionId}`, options)
    expect(await screen.findByText(`pay-${transactionId.slice(0, 8)}`)).toBeTruthy()
    expect(screen.getByText('Payment refused')).toBeTruthy()
  })
})
