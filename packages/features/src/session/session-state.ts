import type { Gateway } from '@shop/api-client'
import type { User, UserProfile } from '@shop/domain/account/user.ts'

/** Who is shopping, and what changes that. */
export interface SessionState {
  /** Nobody yet on the server and until hydration; from then on always somebody. */
  user: User | undefined
  /** Nobody was remembered from an earlier page, so the visitor's id is new: no gateway had a cart for it. */
  isNew: boolean
  /** The login ran out by itself, and nobody has logged in since. */
  hasExpired: boolean
  /** Whether the visitor goes on under the id of a customer whose login ran out (SES-05); a gateway may refuse that id. */
  keepsCustomerId: boolean
  /**
   * The customer whose login ended by itself at checkout or at a payment, until somebody logs in or the visitor goes on as a
   * guest (SES-21). Basket and typed text are theirs until then.
   */
  interrupted: string | undefined
  /** Whose cart the login brings along (SES-09). */
  mergesCartOf: string | undefined
  /** Grows with each login that ends here; what was typed meanwhile goes with it (SES-19). */
  endings: number
  /** Decides who is shopping: the remembered customer while the token lasts, else an anonymous visitor (SES-03 to SES-05). */
  begin: (remembered: User | undefined) => void
  /** Throws GatewayFailure, refused when e-mail and password do not belong together. */
  logIn: (login: { email: string; password: string }) => Promise<void>
  /** Ends the session; on shared computers the next visitor gets a new id (OP-35). */
  logOut: () => void
  /** The same when the gateway no longer knows the login (SES-11). */
  expire: () => void
  /** Ends a login whose time is over; the visitor keeps the id (SES-05). */
  endIfExpired: () => void
  /**
   * Goes on without an account where a login ended at checkout. `copyCart` puts the basket on show into the cart of the
   * anonymous visitor first; where it rejects, nothing is decided.
   */
  continueAnonymously: (copyCart: (customerId: string) => Promise<void>) => Promise<void>
  /** Becomes whoever another tab has made of the visitor (SES-20). */
  follow: (remembered: User | undefined) => void
  /** Signs an address up for the newsletter, and keeps the subscription where it is the visitor's own (SES-13). Throws GatewayFailure. */
  subscribeToNewsletter: (email: string) => Promise<void>
  /**
   * Keeps what the customer has subscribed to: the id of the newsletter subscription, or none (SES-13). The profile says the
   * same. `isWanted`: also true where a gateway gives no id.
   */
  rememberSubscription: (newsletter: string | null, isWanted?: boolean) => void
  /**
   * Changes the customer's profile by a call that answers with the new one, which replaces the old one (ACC-18). Where that
   * answer is lost, the profile is read again, if the gateway has a call for that: `isDone` tells whether it has the change,
   * which then counts as made. Throws GatewayFailure.
   */
  changeProfile: (
    change: (account: Gateway['account']) => Promise<UserProfile>,
    isDone: (profile: UserProfile) => boolean,
  ) => Promise<UserProfile>
  /** Takes over the profile that a call answered with (ACC-18). */
  replaceProfile: (profile: UserProfile) => void
  /** Adds a product to the customer's favourites, or takes it out (FAV-04). Throws GatewayFailure. */
  setFavourite: (itemNumber: string, isFavourite: boolean) => Promise<void>
}
