import { amountIn, markets, momentIn } from '@shop/contract/markets.ts'
import { registered } from '@shop/contract/documented-gateway.ts'
import { adyenDecimalsOf } from '@shop/domain/payments/providers/adyen-amounts.ts'
import { readDay } from '@shop/domain/reading/moments.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formSettings } from '../../payments/providers/adyen/form-settings.ts'
import { documentedShop } from '../../testing/documented-shop.ts'
import { openPage } from '../../testing/open-page.tsx'

/** Two packs of batteries at 49, a pack of wipes and the letter, in öre. */
const TOTAL = 20_600

const now = () => Date.UTC(2026, 10, 3, 14, 5, 6)
/** Returns the dates of a customer's orders, as the gateway writes them. */
const datesOf = async ({ gateway, client }: Awaited<ReturnType<typeof documentedShop>>) => {
  const { access_token: token } = await client.account.authenticate(registered)
  const headers = { authorization: `Bearer ${token}` }
  const history = await gateway.fetch(new Request('http://gateway.test/api/v1.0/orders/history', { headers }))
  const { items } = (await history.json()) as { items: { placementDate: string }[] }
  return items.map(({ placementDate }) => placementDate)
}

describe.each(markets)('a shop in $cultureName with $currency', (market) => {
  const { cultureName, currency } = market

  it('[API-49] [API-50] is paid with the sum that it shows, and ends in an order', async () => {
    const { client, options, startPayment, gateway } = await documentedShop({ market })
    const { transactionId, correlationId } = await startPayment()
    const transaction = await client.cart.getTransaction({ transactionId, correlationId })
    const { amount, locale } = formSettings(await client.payments.methods(), transaction, {
      cardName: 'Card',
      culture: cultureName,
      country: 'DK',
      currency,
    })
    const major = amountIn(market, TOTAL).includes(',') ? TOTAL / 100 : TOTAL
    expect(amount).toEqual({ currency, value: Math.round(major * 10 ** adyenDecimalsOf(currency)!) })
    expect(locale).toMatch(/^[a-z]{2}-[A-Z]{2}$/)
    gateway.control.pay(transactionId, 'Succeeded')
    openPage(`/order-confirmation/${transactionId}/${correlationId}`, options)
    expect(await screen.findByText(/10013/)).toBeTruthy()
  })

  it('[API-49] [API-51] has its orders of the right day', async () => {
    const before = await datesOf(await documentedShop({ now }))
    const after = await datesOf(await documentedShop({ now, market }))
    expect(before.length).toBeGreaterThan(1)
    expect(after).toEqual(before.map((iso) => momentIn(market, iso)))
    const days = before.map((iso) => readDay(iso.slice(0, 10), cultureName))
    expect(after.map((text) => readDay(text, cultureName))).toEqual(days)
  })
})
