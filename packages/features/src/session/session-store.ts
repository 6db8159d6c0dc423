import { GatewayFailure } from '@shop/api-client/failure.ts'
import { anonymousUser, userAtStart, userFromAuthentication } from '@shop/domain/session.ts'
import type { User, UserProfile } from '@shop/domain/user.ts'
import { createStore } from 'zustand/vanilla'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { UserStorage } from './user-storage.ts'

export interface SessionState {
  /** Nobody yet on the server and until hydration; from then on always somebody. */
  user: User | undefined
  /** The login ran out by itself, and nobody has logged in since. */
  hasExpired: boolean
  /** Decides who is shopping: the remembered customer while the token lasts, else an anonymous visitor (SES-03 to SES-05). */
  begin: (remembered: User | undefined) => void
  /** Throws GatewayFailure, refused when e-mail and password do not belong together. */
  logIn: (login: { email: string; password: string }) => Promise<void>
  /** Ends the session; on shared computers the next visitor gets a new id (OP-35). */
  logOut: () => void
  /** The same when the gateway no longer knows the login (SES-11). */
  expire: () => void
  /** Signs an address up for the newsletter and keeps the subscription (SES-13). Throws GatewayFailure. */
  subscribeToNewsletter: (email: string) => Promise<void>
  /** Keeps what the customer has subscribed to: the id of the newsletter subscription, or none (SES-13). */
  rememberSubscription: (newsletter: string | null) => void
  /** Takes over the profile that a call answered with (ACC-18). */
  replaceProfile: (profile: UserProfile) => void
  /** Adds a product to the customer's favourites, or takes it out (FAV-04). Throws GatewayFailure. */
  setFavourite: (itemNumber: string, isFavourite: boolean) => Promise<void>
}

interface SessionDependencies {
  loadGateway: LoadGateway
  storage: UserStorage
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
}

/** Who is shopping. This store alone writes the cookie `user`. */
export function createSessionStore({ loadGateway, storage, now, newId }: SessionDependencies) {
  const store = createStore<SessionState>()((set, get) => ({
    user: undefined,
    hasExpired: false,
    begin: (remembered) => {
      const user = userAtStart(remembered, now(), newId)
      const wasCustomer = remembered?.userProfile.isAuthenticated === true
      set({ user, hasExpired: wasCustomer && !user.userProfile.isAuthenticated })
    },
    logIn: async (login) => {
      const { account } = await loadGateway()
      const authentication = await account.authenticate(login).catch(explainRefusal)
      set({ user: userFromAuthentication(authentication, now()), hasExpired: false })
    },
    logOut: () => set({ user: anonymousUser(newId()), hasExpired: false }),
    expire: () => set({ user: anonymousUser(newId()), hasExpired: true }),
    subscribeToNewsletter: async (email) => {
      const { newsletter } = await loadGateway()
      const { id } = await newsletter.subscribe(email)
      get().rememberSubscription(id || null)
    },
    rememberSubscription: (Newsletter) => {
      const { user } = get()
      if (user) set({ user: { ...user, subscriptions: { Newsletter } } })
    },
    replaceProfile: (userProfile) => {
      const { user } = get()
      if (user) set({ user: { ...user, userProfile } })
    },
    setFavourite: async (itemNumber, isFavourite) => {
      const { account } = await loadGateway()
      const call = isFavourite ? account.addFavourite : account.removeFavourite
      get().replaceProfile(await call(itemNumber))
    },
  }))
  store.subscribe(({ user }, before) => {
    if (user && user !== before.user) storage.write(user)
  })
  return store
}

/** A gateway that answers a wrong password with 401 means the same as one that refuses it. */
function explainRefusal(error: unknown): never {
  if (!isUnauthorised(error)) throw error
  throw new GatewayFailure({ kind: 'refused', status: 401, errorKeys: ['invalid-login-or-password'] }, error)
}
