import type { Configuration } from '../shop/configuration.ts'

/** Whether this is a shop for free supplies, which welcomes with a picture of its own (CFG-33). */
export const isFreeShop = ({ id }: Pick<Configuration, 'id'>) => id.endsWith('forbrugsshop_free')

type Payment = Pick<Configuration, 'paymentProvider'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'orderSummaryType'>
}
type HidingPayment = Payment & { featureFlags: Pick<Configuration['featureFlags'], 'hidePricesAndPayment'> }

/** Whether orders are placed against a CPR number: somebody else pays, whatever the provider (PAY-02). */
export const asksCpr = ({ featureFlags }: Omit<Payment, 'paymentProvider'>) => featureFlags.orderSummaryType === 'cpr'

/** Whether who places an order goes on to pay it; otherwise it is placed at once. */
export const takesPayment = (configuration: Payment) =>
  configuration.paymentProvider !== undefined && !asksCpr(configuration)

/** Whether an order that costs something can be placed: somebody takes the money, or nobody asks for any (OP-85). */
export const canBePaid = (configuration: HidingPayment) =>
  takesPayment(configuration) || asksCpr(configuration) || configuration.featureFlags.hidePricesAndPayment
