import type { Gateway } from '@shop/api-client'
import type { Registration } from '@shop/domain/account/account.ts'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import type { StoreApi } from 'zustand/vanilla'
import { errorCodesOf } from '../forms/refusal.ts'
import type { SessionState } from './session-state.ts'
import { updateContact } from './update-contact.ts'

/**
 * Creates an account, subscribes to the newsletter if wanted, and logs in. `hasAsked`: an earlier try of this form wanted the
 * newsletter. Throws GatewayFailure.
 */
export async function register(
  gateway: Gateway,
  session: Pick<StoreApi<SessionState>, 'getState'>,
  registration: Registration,
  hasAsked = false,
): Promise<void> {
  const { account, newsletter } = gateway
  const { logIn, rememberSubscription } = session.getState()
  const { email, password, receiveMarketingMaterials } = registration
  const inUse = await account.register(registration).then(() => undefined, asEmailInUse)
  // An earlier try, whose answer was lost, may have created the account. Then this password opens it.
  if (inUse) await logIn({ email, password }).catch(() => Promise.reject(inUse))
  // A failed subscription does not stop the login.
  const subscription = receiveMarketingMaterials ? await newsletter.subscribe(email).catch(() => undefined) : undefined
  if (!inUse) await logIn({ email, password })
  if (subscription?.id) rememberSubscription(subscription.id)
  // The earlier try, which may have created the account, had another choice.
  if (!inUse || !hasAsked || receiveMarketingMaterials) return
  const choice = { receiveMarketingMaterials }
  await updateContact(gateway, session.getState(), choice, (profile) => !profile.receiveMarketingMaterials)
}

/** Returns the error if it says that the address is in use. Rethrows any other. */
function asEmailInUse(error: unknown): Error {
  const isInUse = errorCodesOf(error)?.some((code) => toErrorCode(code) === 'email-in-use')
  if (isInUse && error instanceof Error) return error
  throw error
}
