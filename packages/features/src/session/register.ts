import type { Gateway } from '@shop/api-client'
import type { Registration } from '@shop/domain/account/account.ts'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import { errorCodesOf } from '../forms/refusal.ts'
import type { SessionState } from './session-state.ts'

/** Creates an account, subscribes to the newsletter if wanted, and logs in. Throws GatewayFailure. */
export async function register(
  { account, newsletter }: Gateway,
  { logIn, rememberSubscription }: Pick<SessionState, 'logIn' | 'rememberSubscription'>,
  registration: Registration,
): Promise<void> {
  const { email, password, receiveMarketingMaterials } = registration
  const inUse = await account.register(registration).then(() => undefined, asEmailInUse)
  // An earlier try, whose answer was lost, may have created the account. Then this password opens it.
  if (inUse) await logIn({ email, password }).catch(() => Promise.reject(inUse))
  // A failed subscription does not stop the login.
  const subscription = receiveMarketingMaterials ? await newsletter.subscribe(email).catch(() => undefined) : undefined
  if (!inUse) await logIn({ email, password })
  if (subscription?.id) rememberSubscription(subscription.id)
}

/** Returns the error if it says that the address is in use. Rethrows any other. */
function asEmailInUse(error: unknown): Error {
  const isInUse = errorCodesOf(error)?.some((code) => toErrorCode(code) === 'email-in-use')
  if (isInUse && error instanceof Error) return error
  throw error
}
