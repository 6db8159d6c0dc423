import type { Registration } from '@shop/domain/account/account.ts'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import { errorCodesOf } from '../forms/refusal.ts'
import type { Shop } from '../runtime/state/shop-context.ts'
import { logIn } from './login/log-in.ts'
import { rememberSubscription } from './profile/profile-actions.ts'
import { updateContact } from './profile/update-contact.ts'

/**
 * Creates an account, subscribes to the newsletter if wanted, and logs in. `hasAsked`: an earlier try of this form wanted the
 * newsletter. Throws GatewayFailure.
 */
export async function register(
  shop: Pick<Shop, 'visit' | 'tell' | 'loadGateway' | 'platform'>,
  registration: Registration,
  hasAsked = false,
): Promise<void> {
  const { account, newsletter } = await shop.loadGateway()
  const { email, password, receiveMarketingMaterials } = registration
  const inUse = await account.register(registration).then(() => undefined, asEmailInUse)
  // An earlier try, whose answer was lost, may have created the account. Then this password opens it.
  if (inUse) await logIn(shop, { email, password }).catch(() => Promise.reject(inUse))
  // A failed subscription does not stop the login.
  const subscription = receiveMarketingMaterials ? await newsletter.subscribe(email).catch(() => undefined) : undefined
  if (!inUse) await logIn(shop, { email, password })
  if (subscription?.id) rememberSubscription(shop, subscription.id)
  // The earlier try, which may have created the account, had another choice.
  if (!inUse || !hasAsked || receiveMarketingMaterials) return
  const choice = { receiveMarketingMaterials }
  await updateContact(shop, choice, (profile) => !profile.receiveMarketingMaterials)
}

/** Returns the error if it says that the address is in use. Rethrows any other. */
function asEmailInUse(error: unknown): Error {
  const isInUse = errorCodesOf(error)?.some((code) => toErrorCode(code) === 'email-in-use')
  if (isInUse && error instanceof Error) return error
  throw error
}
