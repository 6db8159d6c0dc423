import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import { hasNumber } from '../../result/read-placed.ts'
import type { ShopPaymentProvider } from '../provider.ts'
import { hasCartChanged, type PaymentGate } from '../../before/payment-gate.ts'
import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'
import { canOffer } from './offered-methods.ts'
import { redirectResultIn, takeRedirectResult } from './redirect-result.ts'
import { ADYEN_ENVIRONMENTS } from './adyen-environments.ts'

const FORM_HOSTS = ADYEN_ENVIRONMENTS.map((name) => `https://checkoutshopper-${name}.adyen.com`)
const FILE_HOSTS = ADYEN_ENVIRONMENTS.map((name) => `https://checkoutshopper-${name}.cdn.adyen.com`)

/** Adyen's hosts. Its script is one of the shop's own files, so no host may run scripts. */
export const adyenHosts: ThirdParty = {
  owner: 'Adyen',
  reason: 'takes card details in frames of its own, so that they never touch the shop',
  origins: [],
  calls: [...FORM_HOSTS, ...FILE_HOSTS],
  pictures: [...FORM_HOSTS, ...FILE_HOSTS],
  frames: FORM_HOSTS,
  framesAnyHost: true,
}

/**
 * Adyen needs a transaction. A paid one leads to the confirmation. A refused attempt is shown in the form. A visitor who
 * returns from a bank may enter although the cart has changed, because that payment may have succeeded.
 */
const adyenGate: PaymentGate = (transaction, cart, query) => {
  if (transaction && readPaymentStatus(transaction.status) === 'Succeeded') return 'confirmation'
  if (transaction && redirectResultIn(query)) return 'pay'
  if (cart.total <= 0) return transaction?.orderPlaced ? 'confirmation' : 'cart-empty'
  if (!transaction) return 'unknown'
  return hasCartChanged(transaction, cart) ? 'cart-changed' : 'pay'
}

/** Adyen. Its form is part of the shop's page. Some payment methods lead to a bank's page and back. */
export const adyen = {
  checkout: {
    loadForm: async () => (await import('./adyen-form.tsx')).AdyenForm,
    gate: adyenGate,
    bankReturn: {
      isIn: (query) => redirectResultIn(query) !== undefined,
      handIn: async ({ payments }, ids, query, platform) => {
        const redirectResult = takeRedirectResult(query, platform)
        if (redirectResult) await payments.details({ ...ids, details: { redirectResult } })
      },
    },
    thirdParty: adyenHosts,
    isPlaced: hasNumber,
    failsAt: 'failure-page',
  },
  canOffer,
  logos: {
    base: 'https://checkoutshopper-live.adyen.com/checkoutshopper/images/logos/medium/',
    // One source for all regions, because it is part of every page's policy.
    origins: ['https://*.adyen.com'],
  },
} satisfies ShopPaymentProvider
