import type { Gateway } from '@shop/api-client'
import { anonymousUser, userAtStart, userFromAuthentication } from '@shop/domain/session.ts'
import type { User, UserProfile } from '@shop/domain/user.ts'
import { createStore } from 'zustand/vanilla'
import type { UserMemory } from './user-memory.ts'

export interface SessionState {
  /** Nobody yet on the server and until the page has woken up; from then on always somebody. */
  user: User | undefined
  /** Decides who is shopping: the remembered customer while the token lasts, else an anonymous visitor (SES-03 to SES-05). */
  begin: () => void
  /** Throws GatewayFailure, refused when e-mail and password do not belong together. */
  logIn: (login: { email: string; password: string }) => Promise<void>
  /** Ends the session; on shared computers the next visitor gets a new id (OP-35). */
  logOut: () => void
  /** Takes over the profile that a call answered with (ACC-18). */
  replaceProfile: (profile: UserProfile) => void
  /** Adds a product to the customer's favourites, or takes it out (FAV-04). Throws GatewayFailure. */
  keepFavourite: (itemNumber: string, isFavourite: boolean) => Promise<void>
}

interface SessionNeeds {
  gateway: () => Gateway
  memory: UserMemory
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
}

/** Who is shopping. This store alone writes the cookie `user`. */
export function createSessionStore({ gateway, memory, now, newId }: SessionNeeds) {
  const store = createStore<SessionState>()((set, get) => ({
    user: undefined,
    begin: () => set({ user: userAtStart(memory.read(), now(), newId) }),
    logIn: async (login) => {
      const authentication = await gateway().account.authenticate(login)
      set({ user: userFromAuthentication(authentication, now()) })
    },
    logOut: () => set({ user: anonymousUser(newId()) }),
    replaceProfile: (userProfile) => {
      const { user } = get()
      if (user) set({ user: { ...user, userProfile } })
    },
    keepFavourite: async (itemNumber, isFavourite) => {
      const { addFavourite, removeFavourite } = gateway().account
      const call = isFavourite ? addFavourite : removeFavourite
      get().replaceProfile(await call(itemNumber))
    },
  }))
  store.subscribe(({ user }, before) => {
    if (user && user !== before.user) memory.write(user)
  })
  return store
}
