import { GatewayFailure } from '@shop/api-client/failure.ts'
import { anonymousUser, isLoggedIn, userAtStart, userFromAuthentication } from '@shop/domain/session.ts'
import { isSameEmail } from '@shop/domain/same-email.ts'
import type { User, UserProfile } from '@shop/domain/user.ts'
import { createStore } from 'zustand/vanilla'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { lookWhenLost } from '../runtime/failures/look-when-lost.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { SessionState } from './session-state.ts'
import type { UserStorage } from './user-storage.ts'

interface SessionDependencies {
  loadGateway: LoadGateway
  storage: UserStorage
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
  /** Whether whoever is remembered has become so in this very page, before the shop was there. */
  hasMadeVisitor?: boolean
  /** Clears what other parts of the shop keep of the customer whose session has ended (SES-19). */
  forgetCustomer: () => void
}

/** Who is shopping. This store alone writes the cookie `user`. */
export function createSessionStore(dependencies: SessionDependencies) {
  const { loadGateway, storage, now, newId, forgetCustomer, hasMadeVisitor = false } = dependencies
  return createStore<SessionState>()((set, get) => {
    const write = (user: User, changes: Partial<SessionState> = {}) => {
      set({ user, isNew: false, mergesCartOf: undefined, ...changes })
      storage.write(user)
    }
    /** For what must not undo another tab's login or logout: where the cookie is somebody else's, it stays (SES-20). */
    const writeIfCurrent = (user: User, changes: Partial<SessionState> = {}) => {
      const { user: before } = get()
      if (!before || storage.holds(before)) write(user, changes)
      else set({ user, mergesCartOf: undefined, ...changes })
    }
    const end = () => {
      forgetCustomer()
      return { keepsCustomerId: false, endings: get().endings + 1 }
    }
    return {
      user: undefined,
      isNew: false,
      hasExpired: false,
      keepsCustomerId: false,
      mergesCartOf: undefined,
      endings: 0,
      begin: (remembered) => {
        const user = userAtStart(remembered, now(), newId)
        const hasExpired = isCustomer(remembered) && !isCustomer(user)
        const isNew = !remembered || hasMadeVisitor
        // Nobody is remembered where a customer's cookie has ended with the login, too.
        if (hasExpired || isNew) forgetCustomer()
        write(user, { isNew, hasExpired, keepsCustomerId: hasExpired })
      },
      logIn: async (login) => {
        const { account } = await loadGateway()
        const authentication = await account.authenticate(login).catch(explainRefusal)
        const { user: before, keepsCustomerId } = get()
        const user = userFromAuthentication(authentication, now())
        const idBefore = before?.userProfile.userId
        // Another customer's cart is not this one's.
        const brings = idBefore !== user.userProfile.userId && !keepsCustomerId
        write(user, { hasExpired: false, keepsCustomerId: false, mergesCartOf: brings ? idBefore : undefined })
      },
      logOut: () => {
        const accessToken = get().user?.tokenInfo?.accessToken
        write(anonymousUser(newId()), { ...end(), hasExpired: false })
        if (accessToken) void endToken(loadGateway, accessToken)
      },
      expire: () => writeIfCurrent(anonymousUser(newId()), { ...end(), hasExpired: true }),
      endIfExpired: () => {
        const { user } = get()
        if (!user || !isCustomer(user) || isLoggedIn(user, now())) return
        const ended = { ...end(), hasExpired: true, keepsCustomerId: true }
        writeIfCurrent(anonymousUser(user.userProfile.userId), ended)
      },
      follow: (remembered) => {
        const { user: before } = get()
        const user = remembered && userAtStart(remembered, now(), newId)
        if (!user) return
        if (before && isSame(user, before)) {
          // An older profile must not be written back over what another tab has made of it.
          if (JSON.stringify(user) !== JSON.stringify(before)) set({ user })
          return
        }
        const ended = isCustomer(before) ? end() : { keepsCustomerId: false }
        set({ user, mergesCartOf: undefined, hasExpired: false, ...ended })
      },
      subscribeToNewsletter: async (email) => {
        const { newsletter } = await loadGateway()
        const { id } = await newsletter.subscribe(email)
        const { user } = get()
        // Customers may sign up another address than their own.
        const isOwn = !isCustomer(user) || isSameEmail(email, user?.userProfile.email ?? '')
        if (isOwn) get().rememberSubscription(id || null, true)
      },
      rememberSubscription: (Newsletter, isWanted = Newsletter !== null) => {
        const { user } = get()
        if (!user) return
        const { userProfile } = user
        const receiveMarketingMaterials = isCustomer(user) && isWanted
        writeIfCurrent({
          ...user,
          userProfile: { ...userProfile, receiveMarketingMaterials },
          subscriptions: { Newsletter },
        })
      },
      replaceProfile: (userProfile) => {
        const { user } = get()
        // An answer that comes after the login has ended is nobody's any more.
        const isTheirs = user?.userProfile.userId === userProfile.userId && isCustomer(user)
        // Gateways may leave out that the customer is logged in: only a refusal ends a login.
        if (isTheirs) writeIfCurrent({ ...user, userProfile: { ...userProfile, isAuthenticated: true } })
      },
      changeProfile: async (change, isDone) => {
        const { account } = await loadGateway()
        const isMade = (profile: UserProfile) => {
          get().replaceProfile(profile)
          return isDone(profile)
        }
        const profile = await lookWhenLost(() => change(account), account.profile, isMade)
        get().replaceProfile(profile)
        return profile
      },
      setFavourite: async (itemNumber, isFavourite) => {
        await get().changeProfile(
          (account) => (isFavourite ? account.addFavourite(itemNumber) : account.removeFavourite(itemNumber)),
          ({ favourites }) => favourites.includes(itemNumber) === isFavourite,
        )
      },
    }
  })
}

const isCustomer = (user: User | undefined) => user?.userProfile.isAuthenticated === true

const isSame = (one: User, other: User) =>
  one.userProfile.userId === other.userProfile.userId && one.tokenInfo?.accessToken === other.tokenInfo?.accessToken

/** A token that cannot be ended, because the gateway is away or knows no such call, ends by itself in time. */
const endToken = (loadGateway: LoadGateway, accessToken: string) =>
  loadGateway()
    .then(({ account }) => account.logOut(accessToken))
    .catch(() => undefined)

/** A gateway that answers a wrong password with a bare 400, 401 or 403 means the same as one that gives the reason. */
function explainRefusal(error: unknown): never {
  const status = unexplainedStatus(error)
  if (status === undefined) throw error
  throw new GatewayFailure({ kind: 'refused', status, errorKeys: ['invalid-login-or-password'] }, error)
}

/** The status of a refused login that says nothing about why. */
function unexplainedStatus(error: unknown): number | undefined {
  if (isUnauthorised(error)) return 401
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  const isBare = failure?.kind === 'refused' && failure.errorKeys.length === 0
  return isBare && [400, 403].includes(failure.status) ? failure.status : undefined
}
