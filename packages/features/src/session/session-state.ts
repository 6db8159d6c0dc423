import type { Gateway } from '@shop/api-client'
import type { ChangedProfile, User, UserProfile } from '@shop/domain/account/user.ts'

/** The visitor, and the actions that replace the visitor: log in, log out. */
export interface SessionState {
  /** Undefined on the server and until hydration, then always set. */
  user: User | undefined
  /** Whether the id is new. No gateway has a cart for a new id. */
  isNew: boolean
  /** Whether the login ended by itself and no login has followed. */
  hasExpired: boolean
  /** Whether an anonymous visitor keeps the id of the customer whose login expired. A gateway may refuse that id. */
  keepsCustomerId: boolean
  /**
   * The customer whose login ended by itself at checkout or payment. Undefined after the next login, or once the visitor
   * continues as a guest. The cart and the typed values stay theirs until then.
   */
  interrupted: string | undefined
  /** The id whose cart is merged into the customer's after a login. */
  mergesCartOf: string | undefined
  /** Counts the logins that ended in this tab. Each discards typed values. */
  endings: number
  /** Sets the visitor at startup: the remembered customer while the token is valid, else an anonymous visitor. */
  begin: (remembered: User | undefined) => void
  /** Throws GatewayFailure. `refused` for a wrong e-mail or password. */
  logIn: (login: { email: string; password: string }) => Promise<void>
  /** Ends the session. The next visitor gets a new id, for shared computers. */
  logOut: () => void
  /** Ends the session because the gateway refused the token. */
  expire: () => void
  /** Ends the login if its token has expired. The visitor keeps the id. */
  endIfExpired: () => void
  /**
   * Continues as a guest after a login ended at checkout. `copyCart` first copies the shown cart to the anonymous
   * visitor. If it rejects, nothing changes.
   */
  continueAnonymously: (copyCart: (customerId: string) => Promise<void>) => Promise<void>
  /** Adopts the visitor that another tab has stored. */
  follow: (remembered: User | undefined) => void
  /**
   * Subscribes an address to the newsletter. Remembers the subscription if the address is the visitor's own. Throws
   * GatewayFailure.
   */
  subscribeToNewsletter: (email: string) => Promise<void>
  /**
   * Remembers the newsletter subscription by its id, also in the profile. Null: none. `isWanted` is true for a
   * subscription without an id, too.
   */
  rememberSubscription: (newsletter: string | null, isWanted?: boolean) => void
  /**
   * Changes the profile with a call that returns the new one. If its answer is lost, reads the profile again where the
   * gateway can, and succeeds if `isDone` finds the change. Throws GatewayFailure.
   */
  changeProfile: (
    change: (account: Gateway['account']) => Promise<ChangedProfile>,
    isDone: (profile: UserProfile) => boolean,
  ) => Promise<UserProfile>
  /** Replaces the profile with one from the gateway. */
  replaceProfile: (profile: UserProfile) => void
  /** Adds a product to the favourites or removes it. Throws GatewayFailure. */
  setFavourite: (itemNumber: string, isFavourite: boolean) => Promise<void>
}
