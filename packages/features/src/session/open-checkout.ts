import type { User } from '@shop/domain/account/user.ts'
import type { UserStorage } from './user-storage.ts'

/** The checkout or payment page of this tab, which survives the end of a login. */
export interface OpenCheckout {
  isOpen: () => boolean
  /** The last customer on it, also before a reload. Undefined for anonymous visitors. */
  customerId: () => string | undefined
  /** Keeps showing its cart. The form keeps its own values. */
  hold: () => void
}

export const NO_CHECKOUT: OpenCheckout = { isOpen: () => false, customerId: () => undefined, hold: () => undefined }

interface Memory {
  checkout: OpenCheckout
  storage: Pick<UserStorage, 'comesFromExpired'>
}

/** Returns the customer whose checkout was open in this tab when the login expired, now or before the reload. */
export function interruptedAtStart(
  { checkout, storage }: Memory,
  remembered: User | undefined,
  hasExpired: boolean,
): string | undefined {
  const customerId = checkout.customerId() ?? (hasExpired ? remembered?.userProfile.userId : undefined)
  if (customerId === undefined) return undefined
  // Without a remembered user, the cookie has expired together with the login.
  if (!remembered || hasExpired) return checkout.isOpen() ? customerId : undefined
  return storage.comesFromExpired(remembered.userProfile.userId) ? customerId : undefined
}
