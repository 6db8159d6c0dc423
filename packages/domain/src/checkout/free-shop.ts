import type { Configuration } from '../shop/configuration.ts'

/** Returns whether a shop gives supplies for free. Such a shop has a welcome picture of its own. */
export const isFreeShop = ({ id }: Pick<Configuration, 'id'>) => id.endsWith('forbrugsshop_free')

type Payment = Pick<Configuration, 'paymentProvider'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'orderSummaryType'>
}
type HidingPayment = Payment & { featureFlags: Pick<Configuration['featureFlags'], 'hidePricesAndPayment'> }

/** Returns whether orders are placed with a CPR number. A public payer pays for them, whatever the payment provider. */
export const asksCpr = ({ featureFlags }: Omit<Payment, 'paymentProvider'>) => featureFlags.orderSummaryType === 'cpr'

/** Returns whether the customer pays after checkout. Otherwise checkout places the order. */
export const takesPayment = (configuration: Payment) =>
  configuration.paymentProvider !== undefined && !asksCpr(configuration)

/** Returns whether an order with a total above zero can be placed: by payment, by CPR number, or without prices. */
export const canBePaid = (configuration: HidingPayment) =>
  takesPayment(configuration) || asksCpr(configuration) || configuration.featureFlags.hidePricesAndPayment
