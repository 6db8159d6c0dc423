import { markets } from '@shop/contract/markets.ts'
import { adyenDecimalsOf } from '@shop/domain/payments/providers/adyen-amounts.ts'
import { decimalsOf } from '@shop/domain/prices/currencies.ts'
import { readCulture } from '@shop/domain/text/culture.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useAdyenShop } from '../../../../testing/test.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'

const shop = useAdyenShop()

describe('a purchase by Adyen', () => {
  beforeEach(() => shop.reset())

  it.each(markets)(
    'is paid with its sum and ends in an order in $cultureName with $currency [PAY-21]',
    async (market) => {
      const { currency } = market
      const style = JSON.stringify({ cultureName: readCulture(market.cultureName), currency })
      await shop.db.execute(sql`update shops set settings = settings || ${style}::jsonb where id = 'test_dk'`)
      const { pay, transaction, orders, transactionId } = await shop.begin()
      expect((await pay()).status).toBe(200)
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
      const [{ amountMinor } = { amountMinor: 0 }] = await shop.db
        .select()
        .from(transactions)
        .where(eq(transactions.id, transactionId))
      const sent = shop.calls.find(({ path }) => path === '/payments')?.body
      const factor = 10 ** (adyenDecimalsOf(currency)! - decimalsOf(currency)!)
      expect(sent.amount).toEqual({ currency, value: amountMinor * factor })
      expect(await transaction()).toMatchObject({ orderPlaced: true, currencyCode: currency })
    },
  )
})
