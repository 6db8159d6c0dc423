import type { CustomerUser, GuestUser } from './session.ts'
import type { User, UserProfile } from './user.ts'

interface Tab {
  /** Whether this tab shows the checkout or a payment page, which survive the end of a login. */
  atCheckout: boolean
}

/** The visit on the server, and until hydration. */
export interface UnknownVisit extends Tab {
  kind: 'unknown'
  user?: undefined
}

/** The visit of an anonymous visitor. */
export interface GuestVisit extends Tab {
  kind: 'guest'
  user: GuestUser
  /** Whose the guest's id is. A gateway may refuse a customer's id without the token. */
  id: 'own' | 'of-customer'
  /** What made the visitor a guest. `logout` includes a choice at checkout, `expiry` is a login that ended by itself. */
  since: 'opening' | 'logout' | 'expiry'
}

/** The visit of a customer. */
export interface CustomerVisit extends Tab {
  kind: 'customer'
  user: CustomerUser
}

/** The visit of a customer whose login ended by itself at checkout, until the visitor decides how to go on. */
export interface InterruptedVisit extends Tab {
  kind: 'interrupted'
  /** The user in whose name the gateway is called meanwhile. May have the customer's id. */
  user: GuestUser
  /** The cart and the typed values stay this customer's until the decision. */
  customerId: string
}

/** Who visits the shop in this tab. */
export type Visit = UnknownVisit | GuestVisit | CustomerVisit | InterruptedVisit

export const unknownVisit: Visit = { kind: 'unknown', atCheckout: false }

/** What happens to a visit. `newId` is an id for the next guest. `now` is in milliseconds since 1970. */
export type VisitEvent =
  | ({ type: 'opened'; stored: User | undefined; newId: string; now: number } & FoundAtStart)
  | { type: 'logged-in'; user: CustomerUser }
  | { type: 'logged-out'; newId: string }
  /** The gateway has refused the token, or a customer's id without one. */
  | { type: 'refused'; newId: string }
  /** The token has expired by the clock. */
  | { type: 'ran-out' }
  /** Comes before the cart is copied to the guest. */
  | { type: 'chose-guest'; newId: string }
  /** The cart of an interrupted checkout is copied. */
  | { type: 'copied'; customerId: string }
  | { type: 'seen-in-other-tab'; stored: User; now: number; followsExpiry: boolean }
  | { type: 'profile'; profile: UserProfile }
  | { type: 'subscription'; newsletter: string | null; isWanted: boolean }
  | { type: 'checkout-opened' }
  | { type: 'checkout-left' }

interface FoundAtStart extends Tab {
  /** Whether the script in the page's head has made the stored guest. */
  madeByHead: boolean
  /** The customer whose basket this tab has kept from a checkout. */
  basketOf: string | undefined
  /** Whether the stored guest follows a login that ended by itself. */
  followsExpiry: boolean
}

/** What the shop must do after an event. */
export type Effect =
  /** Writes the cookie. `unlessOther`: not if another tab has logged in or out since. */
  | { do: 'store'; user: User; unlessOther: boolean }
  /** Tells other tabs that this guest follows a login that ended by itself. Undefined: no guest does. */
  | { do: 'note-expiry'; visitorId: string | undefined }
  | { do: 'end-token'; token: string }
  /** Clears what the shop keeps of a customer. */
  | { do: 'forget'; of: 'customer' }
  | { do: 'cart'; to: CartEffect }

/**
 * What the cart must do. `empty`: a new visitor has no cart yet. `hold`: the customer's cart stays on show. `discard`: the
 * guest's own cart replaces it.
 */
export type CartEffect = 'empty' | 'read' | 'hold' | 'discard' | { mergeFrom: string }

/** The visit after an event, and what the shop must do, in this order. */
export interface Step {
  visit: Visit
  effects: readonly Effect[]
}

/** Whether the gateway is called with the id of a customer whose login has ended. */
export const hasCustomersId = (visit: Visit): boolean =>
  visit.kind === 'interrupted' ? idOf(visit) === visit.customerId : visit.kind === 'guest' && visit.id === 'of-customer'

/** Returns the id in whose name the gateway is called. Undefined before the visit has opened. */
export const idOf = (visit: Visit): string | undefined => visit.user?.userProfile.userId

export const tokenOf = (visit: Visit): string | undefined => visit.user?.tokenInfo?.accessToken

/** Returns the profile of the customer who is logged in. */
export const customerOf = (visit: Visit): UserProfile | undefined =>
  visit.kind === 'customer' ? visit.user.userProfile : undefined

/** Whether a login has ended at checkout and the visitor has not decided how to go on. */
export const isUndecided = (visit: Visit): visit is InterruptedVisit => visit.kind === 'interrupted'

/** Returns the id of the customer whose cart and typed values this tab shows. */
export const ownerOf = (visit: Visit): string | undefined =>
  isUndecided(visit) ? visit.customerId : customerOf(visit)?.userId

/** Whether the last login of this visit has ended, by a logout or by itself. */
export const hasEnded = (visit: Visit): boolean =>
  isUndecided(visit) || (visit.kind === 'guest' && visit.since !== 'opening')

/** Whether the last login of this visit has ended by itself. */
export const hasExpired = (visit: Visit): boolean =>
  isUndecided(visit) || (visit.kind === 'guest' && visit.since === 'expiry')

/** Returns the visitor in whose name the gateway is called. Until the decision, no call is repeated in another name. */
export const callsAs = (visit: Visit) => ({
  userId: idOf(visit) ?? '',
  ...(visit.kind === 'customer' && { accessToken: visit.user.tokenInfo.accessToken }),
  keepsCustomerId: hasCustomersId(visit),
  isInterrupted: isUndecided(visit) && visit.atCheckout,
})
