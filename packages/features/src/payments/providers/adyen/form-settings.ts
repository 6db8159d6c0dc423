import { readProviderMethods } from '@shop/domain/payments/payment.ts'
import type { paymentMethodsSchema } from '@shop/domain/payments/payment.ts'
import { adyenDecimalsOf } from '@shop/domain/payments/providers/adyen-amounts.ts'
import { adyenLocaleOf } from '@shop/domain/payments/providers/adyen-locales.ts'
import { minorUnitsOf } from '@shop/domain/prices/price.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type * as v from 'valibot'
import { methodName } from '../method-names.ts'
import { ADYEN_ENVIRONMENTS, type AdyenEnvironment } from './adyen-environments.ts'
import { canOffer, formTypeOf } from './offered-methods.ts'

/** The form's settings for shop, language and payment. */
export interface FormSettings {
  clientKey: string
  locale: string
  countryCode: string
  environment: AdyenEnvironment
  /** Replaces Adyen's hosts for the form's own requests. */
  environmentUrls: Readonly<Record<string, unknown>> | undefined
  /** In Adyen's minor units, shown on the button. The gateway has the amount to pay itself. */
  amount: { value: number; currency: string } | undefined
  methods: ReturnType<typeof readProviderMethods>
}

interface Shop {
  /** The label of payment by card. */
  cardName: string
  culture: string
  country: string
  currency: string
}

/** Reads the settings from the gateway's response and the transaction. The shop supplies what the gateway leaves out. */
export function formSettings(
  answer: v.InferOutput<typeof paymentMethodsSchema>,
  { totalPrice, currencyCode }: Pick<Transaction, 'totalPrice' | 'currencyCode'>,
  shop: Shop,
): FormSettings {
  const currency = currencyCode || shop.currency
  const value = minorUnitsOf(totalPrice, adyenDecimalsOf(currency))
  return {
    clientKey: answer.clientKey,
    locale: adyenLocaleOf(answer.culture) || adyenLocaleOf(shop.culture),
    countryCode: shop.country,
    environment: ADYEN_ENVIRONMENTS.find((name) => name === answer.environment.toLowerCase()) ?? 'live',
    environmentUrls: answer.environmentUrls,
    amount: value === undefined ? undefined : { value, currency },
    methods: readProviderMethods(answer.paymentMethods)
      .filter(({ type }) => canOffer(type))
      // Without a name the form would show the type, which customers do not understand.
      .map((method) => ({
        ...method,
        type: formTypeOf(method.type),
        name: method.name || methodName(method.type, shop.cardName),
      })),
  }
}
