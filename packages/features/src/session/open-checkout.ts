import type { User } from '@shop/domain/account/user.ts'
import type { UserStorage } from './user-storage.ts'

/** The checkout or payment page of this tab, as far as the end of a login has to spare it (SES-21). */
export interface OpenCheckout {
  isOpen: () => boolean
  /** The customer who was there last, through reloads too; nothing for anonymous visitors. */
  customerId: () => string | undefined
  /** Keeps its basket on show. What is typed there stays by itself. */
  hold: () => void
}

export const NO_CHECKOUT: OpenCheckout = { isOpen: () => false, customerId: () => undefined, hold: () => undefined }

interface Memory {
  checkout: OpenCheckout
  storage: Pick<UserStorage, 'comesFromExpired'>
}

/** Returns the customer whose checkout this tab showed when the login ended by itself, before this start or with it. */
export function interruptedAtStart(
  { checkout, storage }: Memory,
  remembered: User | undefined,
  hasExpired: boolean,
): string | undefined {
  const customerId = checkout.customerId() ?? (hasExpired ? remembered?.userProfile.userId : undefined)
  if (customerId === undefined) return undefined
  // The cookie ends with the login.
  if (!remembered || hasExpired) return checkout.isOpen() ? customerId : undefined
  return storage.comesFromExpired(remembered.userProfile.userId) ? customerId : undefined
}
