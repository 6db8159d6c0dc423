import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { errorCodesOf } from '../../forms/refusal.ts'

// Loaded when a customer presses a heart.
export { setFavourite } from '../../session/profile/profile-actions.ts'

/** Returns the message of a failed change, with a fallback for unknown error codes. */
export function favouriteFailure(failure: unknown): MessageKey {
  const [known] = (errorCodesOf(failure) ?? []).flatMap((code) => messageKeyOf(code) ?? [])
  return known ?? 'FavouriteFailed'
}
