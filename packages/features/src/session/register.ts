import type { Gateway } from '@shop/api-client'
import type { Registration } from '@shop/domain/account/account.ts'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import { errorCodesOf } from '../forms/refusal.ts'
import type { SessionState } from './session-state.ts'

/**
 * Creates an account, signs its address up for the newsletter where that is wanted, and logs in (AUTH-12). Throws
 * GatewayFailure.
 */
export async function register(
  { account, newsletter }: Gateway,
  { logIn, rememberSubscription }: Pick<SessionState, 'logIn' | 'rememberSubscription'>,
  registration: Registration,
): Promise<void> {
  const { email, password, receiveMarketingMaterials } = registration
  const inUse = await account.register(registration).then(() => undefined, asEmailInUse)
  // The account may be of an earlier try whose answer was lost: then the password typed here is its own.
  if (inUse) await logIn({ email, password }).catch(() => Promise.reject(inUse))
  // The account is there: that no newsletter comes of it is no reason to keep its owner out.
  const subscription = receiveMarketingMaterials ? await newsletter.subscribe(email).catch(() => undefined) : undefined
  if (!inUse) await logIn({ email, password })
  if (subscription?.id) rememberSubscription(subscription.id)
}

/** The refusal of an address that has an account already; rejects with anything else. */
function asEmailInUse(error: unknown): Error {
  const isInUse = errorCodesOf(error)?.some((code) => toErrorCode(code) === 'email-in-use')
  if (isInUse && error instanceof Error) return error
  throw error
}
