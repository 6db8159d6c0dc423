import { GatewayFailure } from '@shop/api-client/failure.ts'
import { anonymousUser, isLoggedIn, userAtStart, userFromAuthentication } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import { createStore } from 'zustand/vanilla'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { interruptedAtStart, NO_CHECKOUT, type OpenCheckout } from './open-checkout.ts'
import { createProfileActions, isCustomer } from './profile-actions.ts'
import type { SessionState } from './session-state.ts'
import type { UserStorage } from './user-storage.ts'

interface SessionDependencies {
  loadGateway: LoadGateway
  storage: UserStorage
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
  /** Whether the head script created the remembered visitor in this document. */
  hasMadeVisitor?: boolean
  /** Clears the data that other parts of the shop keep of a customer whose session has ended. */
  forgetCustomer: () => void
  checkout?: OpenCheckout
}

/** The session. Only this store writes the cookie `user`. */
export function createSessionStore(dependencies: SessionDependencies) {
  const { loadGateway, storage, now, newId, forgetCustomer, hasMadeVisitor = false } = dependencies
  const { checkout = NO_CHECKOUT } = dependencies
  return createStore<SessionState>()((set, get) => {
    const write = (user: User, changes: Partial<SessionState> = {}) => {
      set({ user, isNew: false, mergesCartOf: undefined, ...changes })
      storage.write(user)
    }
    /** Does not overwrite the cookie if another tab has logged in or out since. */
    const writeIfCurrent = (user: User, changes: Partial<SessionState> = {}) => {
      const { user: before } = get()
      if (!before || storage.holds(before)) write(user, changes)
      else set({ user, mergesCartOf: undefined, ...changes })
    }
    const writeExpired = (visitorId: string, changes: Partial<SessionState>) => {
      storage.noteExpired(visitorId)
      writeIfCurrent(anonymousUser(visitorId), { ...changes, hasExpired: true })
    }
    /** Ends a login. The checkout keeps its state, unless the customer logged out. */
    const end = ({ isWanted = false } = {}) => {
      const { user, interrupted, endings } = get()
      const ended = isWanted ? undefined : (customerIdOf(user) ?? interrupted)
      const isKept = ended !== undefined && checkout.isOpen()
      if (isKept) checkout.hold()
      else forgetCustomer()
      return { keepsCustomerId: false, endings: endings + 1, interrupted: isKept ? ended : undefined }
    }
    /** Discards an interrupted checkout that belongs to another customer. */
    const forgetUnlessOf = (userId: string) => {
      const { interrupted } = get()
      if (interrupted !== undefined && interrupted !== userId) forgetCustomer()
      return { interrupted: undefined }
    }
    /** Returns the other state that a login or logout in another tab changes. */
    const changedBy = (user: User): Partial<SessionState> => {
      const customerId = customerIdOf(get().user)
      const hasExpired = !isCustomer(user) && storage.comesFromExpired(user.userProfile.userId)
      // A new login of the same customer keeps everything.
      if (isCustomer(user) && user.userProfile.userId === customerId) return { endings: get().endings + 1 }
      if (customerId === undefined) {
        return hasExpired ? {} : forgetUnlessOf(user.userProfile.userId)
      }
      return { ...end({ isWanted: !hasExpired }), hasExpired }
    }
    return {
      user: undefined,
      isNew: false,
      hasExpired: false,
      keepsCustomerId: false,
      interrupted: undefined,
      mergesCartOf: undefined,
      endings: 0,
      begin: (remembered) => {
        const user = userAtStart(remembered, now(), newId)
        const hasExpired = isCustomer(remembered) && !isCustomer(user)
        const isNew = !remembered || hasMadeVisitor
        const interrupted = isCustomer(user)
          ? undefined
          : interruptedAtStart({ checkout, storage }, remembered, hasExpired)
        const isOthers = checkout.customerId() !== undefined && checkout.customerId() !== user.userProfile.userId
        if (interrupted !== undefined) checkout.hold()
        // A customer's cookie expires with the login, so a new visitor may follow a customer.
        else if (hasExpired || isNew || isOthers) forgetCustomer()
        const isInterrupted = interrupted !== undefined
        if (isInterrupted) storage.noteExpired(user.userProfile.userId)
        write(user, {
          isNew: isNew && !isInterrupted,
          hasExpired: hasExpired || isInterrupted,
          keepsCustomerId: hasExpired,
          interrupted,
        })
      },
      logIn: async (login) => {
        const { account } = await loadGateway()
        const authentication = await account.authenticate(login).catch(explainRefusal)
        const { user: before, keepsCustomerId } = get()
        const user = userFromAuthentication(authentication, now())
        const idBefore = before?.userProfile.userId
        // Never merges a cart of another customer.
        const mergesCart = idBefore !== user.userProfile.userId && !keepsCustomerId
        const checkoutChanges = forgetUnlessOf(user.userProfile.userId)
        storage.noteExpired(undefined)
        const mergesCartOf = mergesCart ? idBefore : undefined
        write(user, { hasExpired: false, keepsCustomerId: false, mergesCartOf, ...checkoutChanges })
      },
      logOut: () => {
        const accessToken = get().user?.tokenInfo?.accessToken
        storage.noteExpired(undefined)
        write(anonymousUser(newId()), { ...end({ isWanted: true }), hasExpired: false })
        if (accessToken) void endToken(loadGateway, accessToken)
      },
      expire: () => {
        // With an interrupted checkout, the gateway refused the kept id. The checkout keeps its state.
        writeExpired(newId(), get().interrupted === undefined ? end() : { keepsCustomerId: false })
      },
      endIfExpired: () => {
        const { user } = get()
        if (!user || !isCustomer(user) || isLoggedIn(user, now())) return
        writeExpired(user.userProfile.userId, { ...end(), keepsCustomerId: true })
      },
      continueAnonymously: async (copyCart) => {
        const { interrupted, keepsCustomerId } = get()
        if (interrupted === undefined) return
        // A gateway may refuse a customer's id without the token.
        if (keepsCustomerId) writeExpired(newId(), { keepsCustomerId: false })
        await copyCart(interrupted)
        const { user } = get()
        if (user && get().interrupted === interrupted) write(user, { interrupted: undefined, hasExpired: false })
      },
      follow: (remembered) => {
        const { user: before } = get()
        const user = remembered && userAtStart(remembered, now(), newId)
        if (!user) return
        if (before && isSame(user, before)) {
          // Adopts a newer profile of the same login without writing it back.
          if (JSON.stringify(user) !== JSON.stringify(before)) set({ user })
          return
        }
        set({ user, mergesCartOf: undefined, hasExpired: false, keepsCustomerId: false, ...changedBy(user) })
      },
      ...createProfileActions({ loadGateway, get, writeIfCurrent }),
    }
  })
}

const customerIdOf = (user: User | undefined) => (isCustomer(user) ? user?.userProfile.userId : undefined)

const isSame = (one: User, other: User) =>
  one.userProfile.userId === other.userProfile.userId && one.tokenInfo?.accessToken === other.tokenInfo?.accessToken

/** Ends the token at the gateway. A failure is ignored, because the token expires anyway. */
const endToken = (loadGateway: LoadGateway, accessToken: string) =>
  loadGateway()
    .then(({ account }) => account.logOut(accessToken))
    .catch(() => undefined)

/** Gives a bare 400, 401 or 403 for a login the error code of a wrong password. */
function explainRefusal(error: unknown): never {
  const status = unexplainedStatus(error)
  if (status === undefined) throw error
  throw new GatewayFailure({ kind: 'refused', status, errorCodes: ['invalid-login-or-password'] }, error)
}

/** Returns the status of a refused login without an error code. */
function unexplainedStatus(error: unknown): number | undefined {
  if (isUnauthorised(error)) return 401
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  const isBare = failure?.kind === 'refused' && failure.errorCodes.length === 0
  return isBare && [400, 403].includes(failure.status) ? failure.status : undefined
}
