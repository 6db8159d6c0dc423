import { readProviderMethods } from '@shop/domain/payments/payment.ts'
import type { paymentMethodsSchema } from '@shop/domain/payments/payment.ts'
import { minorUnitsOf } from '@shop/domain/prices/price.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type * as v from 'valibot'
import { methodName } from '../method-names.ts'
import { ADYEN_ENVIRONMENTS, type AdyenEnvironment } from './adyen-environments.ts'
import { canOffer } from './offered-methods.ts'

/** What the form has to know about shop, language and payment (PAY-21). */
export interface FormSettings {
  clientKey: string
  locale: string
  countryCode: string
  environment: AdyenEnvironment
  /** Where the form's own requests go instead of to Adyen. */
  environmentUrls: Readonly<Record<string, unknown>> | undefined
  /** In minor units, to be shown on the button; the gateway knows itself what is to be paid. */
  amount: { value: number; currency: string } | undefined
  methods: ReturnType<typeof readProviderMethods>
}

interface Shop {
  /** What it calls payment by card. */
  cardName: string
  culture: string
  country: string
  currency: string
}

/** Reads it from the gateway's answer and the transaction. What the gateway leaves out the shop knows itself. */
export function formSettings(
  answer: v.InferOutput<typeof paymentMethodsSchema>,
  { totalPrice, currencyCode }: Pick<Transaction, 'totalPrice' | 'currencyCode'>,
  shop: Shop,
): FormSettings {
  const currency = currencyCode || shop.currency
  const value = minorUnitsOf(totalPrice, currency)
  return {
    clientKey: answer.clientKey,
    locale: answer.culture || shop.culture,
    countryCode: shop.country,
    environment: ADYEN_ENVIRONMENTS.find((name) => name === answer.environment.toLowerCase()) ?? 'live',
    environmentUrls: answer.environmentUrls,
    amount: value === undefined ? undefined : { value, currency },
    methods: readProviderMethods(answer.paymentMethods)
      .filter(({ type }) => canOffer(type))
      // Without a name the form shows the type, which customers do not know.
      .map((method) => ({ ...method, name: method.name || methodName(method.type, shop.cardName) })),
  }
}
