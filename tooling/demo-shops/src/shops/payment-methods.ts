import type { PaymentMethod } from '../offers.ts'

const cards = (name: string, ...brands: string[]): PaymentMethod => ({ type: 'scheme', name, brands })

/** The payment methods of each market, in the provider's words. */
export const paymentMethods = {
  denmark: [cards('Kort', 'dankort', 'visa', 'mc'), { type: 'mobilepay', name: 'MobilePay' }],
  sweden: [cards('Kort', 'visa', 'mc'), { type: 'swish', name: 'Swish' }, { type: 'klarna', name: 'Klarna' }],
  unitedKingdom: [cards('Cards', 'visa', 'mc', 'amex', 'maestro')],
  europe: [cards('Cards', 'visa', 'mc', 'amex', 'maestro'), { type: 'klarna', name: 'Klarna' }],
} satisfies Record<string, PaymentMethod[]>
