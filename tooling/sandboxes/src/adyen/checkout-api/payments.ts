import type { Adyen } from '../adyen.ts'
import type { Answer } from './answering.ts'
import { DETAILS_USED, UNKNOWN_METHOD, UNREADABLE_CARD } from './api-error.ts'
import { cardOf } from '../card.ts'
import { outcomeOf } from '../outcome.ts'
import { type Payment, paymentResult } from '../payment.ts'
import { CARD_METHOD, isRedirectMethod } from './payment-methods.ts'
import type { DetailsRequest, PaymentRequest } from '../payment-request.ts'
import { challengeAction, fingerprintAction, isNativeChallenge, readThreeDSResult } from '../three-d-secure.ts'

/** Pays, or returns the action that the customer must take first. URLs of pages use this origin. */
export function pay(adyen: Adyen, request: PaymentRequest, origin: string): Answer {
  if (isRedirectMethod(request.paymentMethod.type)) {
    const payment = adyen.open(request)
    adyen.askInApp(payment)
    return { result: redirect(payment, origin) }
  }
  if (request.paymentMethod.type !== CARD_METHOD) return { error: UNKNOWN_METHOD }
  const card = cardOf(request.paymentMethod)
  if (!card) return { error: UNREADABLE_CARD }
  const payment = adyen.open(request)
  const acquirerCode = request.additionalData?.RequestedTestAcquirerResponseCode
  const outcome = outcomeOf(card, request.paymentMethod.holderName, acquirerCode)
  if (outcome.kind === 'challenge') return { result: challenge(adyen, payment, origin) }
  if (outcome.kind === 'fingerprint' || outcome.kind === 'fingerprint-challenge') {
    return fingerprint(adyen, payment, origin, outcome.kind === 'fingerprint' ? 'pays' : 'asks')
  }
  adyen.finish(payment, outcome.kind, 'refusal' in outcome ? outcome.refusal : undefined)
  return { result: paymentResult(payment) }
}

/** Finds the payment by the details that the browser brings back. */
export function paymentWith(adyen: Adyen, { details }: DetailsRequest): Payment | undefined {
  if ('redirectResult' in details) return adyen.findByRedirectResult(details.redirectResult)
  return adyen.findByToken(readThreeDSResult(details.threeDSResult))
}

/** Continues a payment after the customer has returned. Works once for each payment. */
export function submitDetails(adyen: Adyen, payment: Payment): Answer {
  if (payment.areDetailsUsed) return { error: DETAILS_USED }
  payment.areDetailsUsed = true
  if (payment.challenge === 'passed') adyen.finish(payment, 'authorised')
  else if (payment.afterFingerprint === 'pays') adyen.finish(payment, 'authorised')
  else if (payment.challenge || payment.afterFingerprint)
    adyen.finish(payment, 'refused', { code: '11', reason: '3D Not Authenticated' })
  return { result: paymentResult(payment) }
}

function redirect(payment: Payment, origin: string) {
  const url = `${origin}/bank?payment=${payment.token}`
  const paymentMethodType = payment.request.paymentMethod.type
  return { resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET', paymentMethodType, url } }
}

/** Asks for a fingerprint, which is possible only in a frame of the shop's page. */
function fingerprint(adyen: Adyen, payment: Payment, origin: string, then: 'pays' | 'asks'): Answer {
  if (isNativeChallenge(payment.request)) {
    payment.afterFingerprint = then
    return { result: { resultCode: 'IdentifyShopper', action: fingerprintAction(payment, origin) } }
  }
  if (then === 'asks') return { result: challenge(adyen, payment, origin) }
  adyen.finish(payment, 'authorised')
  return { result: paymentResult(payment) }
}

/** Returns the action of a challenge, in a frame of the shop's page or on the bank's own page. */
function challenge(adyen: Adyen, payment: Payment, origin: string) {
  adyen.challenge(payment)
  if (!isNativeChallenge(payment.request)) return redirect(payment, origin)
  return { resultCode: 'ChallengeShopper', action: challengeAction(payment, origin) }
}
