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
  /** Clears what other parts of the shop keep of the customer whose session has ended (SES-19). */
  forgetCustomer: () => void
}

/** Who is shopping. This store alone writes the cookie `user`. */
export function createSessionStore(dependencies: SessionDependencies) {
  const { loadGateway, storage, now, newId, forgetCustomer } = dependencies
  const store = createStore<SessionState>()((set, get) => ({
    user: undefined,
    hasExpired: false,
    endings: 0,
    begin: (remembered) => {
      const user = userAtStart(remembered, now(), newId)
      const wasCustomer = remembered?.userProfile.isAuthenticated === true
      const hasExpired = wasCustomer && !user.userProfile.isAuthenticated
      // Nobody is remembered where a customer's cookie has ended with the login, too.
      if (hasExpired || !remembered) forgetCustomer()
      set({ user, hasExpired })
    },
    logIn: async (login) => {
      const { account } = await loadGateway()
      const authentication = await account.authenticate(login).catch(explainRefusal)
      set({ user: userFromAuthentication(authentication, now()), hasExpired: false })
    },
    logOut: () => {
      const accessToken = get().user?.tokenInfo?.accessToken
      endSession({ hasExpired: false })
      if (accessToken) void endToken(loadGateway, accessToken)
    },
    expire: () => endSession({ hasExpired: true }),
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
  const endSession = ({ hasExpired }: Pick<SessionState, 'hasExpired'>) => {
    forgetCustomer()
    const endings = store.getState().endings + 1
    store.setState({ user: anonymousUser(newId()), hasExpired, endings })
  }
  store.subscribe(({ user }, before) => {
    if (user && user !== before.user) storage.write(user)
  })
  return store
}

/** A token that cannot be ended, because the gateway is away or knows no such call, ends by itself in time. */
const endToken = (loadGateway: LoadGateway, accessToken: string) =>
  loadGateway()
    .then(({ account }) => account.logOut(accessToken))
    .catch(() => undefined)

/** A gateway that answers a wrong password with 401 means the same as one that refuses it. */
function explainRefusal(error: unknown): never {
  if (!isUnauthorised(error)) throw error
  throw new GatewayFailure({ kind: 'refused', status: 401, errorKeys: ['invalid-login-or-password'] }, error)
}
