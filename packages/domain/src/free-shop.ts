import type { Configuration } from './configuration.ts'

/** Whether this is a shop for free supplies, which welcomes with a picture of its own (CFG-33). */
export const isFreeShop = ({ id }: Pick<Configuration, 'id'>) => id.endsWith('forbrugsshop_free')

type Payment = Pick<Configuration, 'paymentProvider'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'orderSummaryType'>
}

/** Whether orders are placed against a CPR number: somebody else pays, whatever the provider (PAY-02). */
export const asksCpr = ({ featureFlags }: Omit<Payment, 'paymentProvider'>) => featureFlags.orderSummaryType === 'cpr'

/** Whether who places an order goes on to pay it; otherwise it is placed at once. */
export const takesPayment = (configuration: Payment) =>
  configuration.paymentProvider !== undefined && !asksCpr(configuration)
