import { defaultCountry } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import { describeFailure } from '../../../failures/describe-failure.ts'
import { logEvent } from '../../../failures/log-event.ts'
import { cachePerShop } from '../../../shops/cache-per-shop.ts'
import type { Shop } from '../../../shops/shop.ts'
import type { PaymentForm } from '../provider.ts'
import { toAdyen } from './adyen-amount.ts'
import type { AdyenApi } from './adyen-api.ts'
import { localeOf } from './adyen-payment-request.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const TIMEOUT_MS = 5000
const FRESH_MS = 10 * 60_000
// The pause after a failure.
const RETRY_MS = 30_000

// Adyen's payment methods depend on the amount. For a usual one all are available.
const USUAL_AMOUNT_MINOR = 20_000

const methodsSchema = v.object({ paymentMethods: v.array(v.looseObject({ type: v.string() })) })

/**
 * Returns a shop's payment methods and the start data of Adyen's form. Adyen's answer is cached. While Adyen is unreachable,
 * its last answer counts, or else the shop's settings.
 */
export function createAdyenMethods(api: AdyenApi, { merchantAccount, clientKey, environmentUrls }: AdyenSettings) {
  async function ask({ configuration, settings }: Shop) {
    const request = {
      merchantAccount,
      amount: toAdyen(USUAL_AMOUNT_MINOR, settings.currency),
      countryCode: defaultCountry(configuration),
      ...localeOf(settings.cultureName),
      channel: 'Web',
    }
    return v.parse(methodsSchema, await api.ask('/paymentMethods', request, TIMEOUT_MS))
  }

  const methodsOf = cachePerShop((shop) => {
    let answer: Promise<object> = Promise.resolve({ paymentMethods: shop.settings.paymentMethods })
    let askAgainAt = 0
    return () => {
      if (Date.now() < askAgainAt) return answer
      const before = answer
      askAgainAt = Date.now() + FRESH_MS
      answer = ask(shop).catch((failure: unknown) => {
        logEvent('payment-methods-not-read', { provider: 'adyen', failure: describeFailure(failure) })
        askAgainAt = Date.now() + RETRY_MS
        return before
      })
      return answer
    }
  })

  return async (shop: Shop): Promise<PaymentForm> => ({
    // A string of JSON, because the shop receives Adyen's own answer.
    paymentMethods: JSON.stringify(await methodsOf(shop)()),
    clientKey,
    ...(environmentUrls && { environmentUrls: { ...environmentUrls } }),
  })
}
