import { anonymousUser, userAtStart, type CustomerUser, type GuestUser } from './session.ts'
import type { User, UserProfile } from './user.ts'
import { hasCustomersId, idOf, isUndecided, ownerOf, tokenOf } from './visit.ts'
import type { CartEffect, CustomerVisit, Effect, InterruptedVisit, Step, Visit, VisitEvent } from './visit.ts'

/** Returns what an event makes of a visit. Pure: no storage, no clock, no network. */
export function next(visit: Visit, event: VisitEvent): Step {
  switch (event.type) {
    case 'opened':
      return open(visit, event)
    case 'logged-in':
      return logIn(visit, event.user)
    case 'logged-out':
      return logOut(visit, event.newId)
    case 'refused':
      return refuse(visit, event.newId)
    case 'ran-out':
      return visit.kind === 'customer' ? endLogin(visit, anonymousUser(visit.user.userProfile.userId)) : step(visit)
    case 'chose-guest':
      return visit.kind === 'interrupted' ? takeOwnId(visit, event.newId) : step(visit)
    case 'copied':
      return goOnAsGuest(visit, event.customerId)
    case 'seen-in-other-tab':
      return follow(visit, event)
    case 'profile':
      return changeProfile(visit, event.profile)
    case 'subscription':
      return changeSubscription(visit, event)
  }
  const atCheckout = event.type === 'checkout-opened'
  return step({ ...visit, atCheckout }, isUndecided(visit) && cart(atCheckout ? 'hold' : 'discard'))
}
type EventOf<Type extends VisitEvent['type']> = Extract<VisitEvent, { type: Type }>

function open(visit: Visit, event: EventOf<'opened'>): Step {
  if (visit.kind !== 'unknown') return step(visit)
  const { stored, newId, now, madeByHead, basketOf, atCheckout } = event
  const user = userAtStart(stored, now, newId)
  const { userId } = user.userProfile
  if (isCustomer(user)) {
    const isOthersBasket = ![undefined, userId].includes(basketOf)
    return step({ kind: 'customer', user, atCheckout }, isOthersBasket && FORGET, store(user), cart('read'))
  }
  const hasEnded = stored?.userProfile.isAuthenticated === true
  const customerId = interruptedAtStart(event, hasEnded)
  if (customerId !== undefined) {
    const effects = [noteExpiry(userId), store(user), cart(atCheckout ? 'hold' : 'read')]
    return step({ kind: 'interrupted', user, customerId, atCheckout }, ...effects)
  }
  const isNew = !stored || madeByHead
  return step(
    { kind: 'guest', user, atCheckout, ...(hasEnded ? CUSTOMERS_ID : OWN_ID) },
    // A customer's cookie expires with the login, so a new visitor may follow a customer.
    (hasEnded || isNew || basketOf !== undefined) && FORGET,
    store(user),
    cart(isNew ? 'empty' : 'read'),
  )
}

/** Returns the customer whose checkout was open in this tab when the login ended, now or before the reload. */
function interruptedAtStart({ stored, basketOf, atCheckout, followsExpiry }: EventOf<'opened'>, hasEnded: boolean) {
  // Without a stored user, the cookie has expired together with the login.
  if (!stored) return atCheckout ? basketOf : undefined
  if (!hasEnded) return followsExpiry ? basketOf : undefined
  const { userId } = stored.userProfile
  return atCheckout && [undefined, userId].includes(basketOf) ? userId : undefined
}

function logIn(visit: Visit, user: CustomerUser): Step {
  const { userId } = user.userProfile
  const idBefore = idOf(visit)
  // Never merges a cart of another customer.
  const mergeFrom = idBefore === userId || visit.kind === 'customer' || hasCustomersId(visit) ? undefined : idBefore
  return step(
    { kind: 'customer', user, atCheckout: visit.atCheckout },
    isOthers(visit, userId) && FORGET,
    noteExpiry(undefined),
    store(user),
    cart(mergeFrom === undefined ? 'read' : { mergeFrom }),
  )
}

function logOut(visit: Visit, newId: string): Step {
  const user = anonymousUser(newId)
  const token = tokenOf(visit)
  return step(
    { kind: 'guest', user, id: 'own', since: 'logout', atCheckout: visit.atCheckout },
    FORGET,
    noteExpiry(undefined),
    store(user),
    token !== undefined && { do: 'end-token', token },
    cart('read'),
  )
}

function refuse(visit: Visit, newId: string): Step {
  const user = anonymousUser(newId)
  if (visit.kind === 'customer') return endLogin(visit, user)
  if (visit.kind === 'interrupted') return takeOwnId(visit, newId)
  // Another call has ended the login already.
  if (visit.kind === 'unknown' || visit.id === 'own') return step(visit)
  return step({ ...visit, user, id: 'own' }, FORGET, ...expired(user), cart('read'))
}

/** Ends a login that the customer has not ended. The checkout keeps its state for the next login. */
function endLogin(visit: CustomerVisit, user: GuestUser, written = expired(user)): Step {
  const { atCheckout } = visit
  const customerId = visit.user.userProfile.userId
  if (atCheckout) return step({ kind: 'interrupted', user, customerId, atCheckout }, ...written, cart('hold'))
  const id = user.userProfile.userId === customerId ? 'of-customer' : 'own'
  return step({ kind: 'guest', user, id, since: 'expiry', atCheckout }, FORGET, ...written, cart('read'))
}

/** Gives the guest an id that no gateway refuses without a token. */
function takeOwnId(visit: InterruptedVisit, newId: string): Step {
  if (!hasCustomersId(visit)) return step(visit)
  const user = anonymousUser(newId)
  return step({ ...visit, user }, ...expired(user), !visit.atCheckout && cart('read'))
}

function goOnAsGuest(visit: Visit, customerId: string): Step {
  if (visit.kind !== 'interrupted' || visit.customerId !== customerId) return step(visit)
  const { user, atCheckout } = visit
  const id = hasCustomersId(visit) ? 'of-customer' : 'own'
  return step({ kind: 'guest', user, id, since: 'logout', atCheckout }, store(user), cart('read'))
}

/** Adopts the visitor that another tab has stored, and writes nothing back. */
function follow(visit: Visit, { stored, now, followsExpiry }: EventOf<'seen-in-other-tab'>): Step {
  if (visit.kind === 'unknown') return step(visit)
  const user = userAtStart(stored, now, stored.userProfile.userId)
  const { atCheckout } = visit
  if (user.userProfile.userId === idOf(visit) && user.tokenInfo?.accessToken === tokenOf(visit))
    return step(withProfile(visit, user))
  if (isCustomer(user)) {
    const isNewCustomer = isOthers(visit, user.userProfile.userId)
    return step({ kind: 'customer', user, atCheckout }, isNewCustomer && FORGET, cart('read'))
  }
  if (followsExpiry && visit.kind === 'customer') return endLogin(visit, user, [])
  if (followsExpiry && visit.kind === 'interrupted') return step({ ...visit, user }, !atCheckout && cart('read'))
  const keepsReason = visit.kind === 'guest' && (followsExpiry || visit.since === 'opening')
  const since = keepsReason ? visit.since : 'logout'
  // The token of the stored customer has expired.
  const id = stored.userProfile.isAuthenticated ? 'of-customer' : 'own'
  return step({ kind: 'guest', user, id, since, atCheckout }, visit.kind !== 'guest' && FORGET, cart('read'))
}

/** Adopts a newer profile of the same login. */
function withProfile(visit: Visit, user: GuestUser | CustomerUser): Visit {
  const isNewer = visit.kind === 'customer' && isCustomer(user) && JSON.stringify(user) !== JSON.stringify(visit.user)
  return isNewer ? { ...visit, user } : visit
}

function changeProfile(visit: Visit, profile: UserProfile): Step {
  // Ignores an answer for a login that has ended.
  if (visit.kind !== 'customer' || profile.userId !== idOf(visit)) return step(visit)
  // Some gateways leave out `isAuthenticated`. Only a refusal ends a login.
  const user = { ...visit.user, userProfile: { ...profile, isAuthenticated: true } }
  return step({ ...visit, user }, storeUnlessOther(user))
}

function changeSubscription(visit: Visit, { newsletter, isWanted }: EventOf<'subscription'>): Step {
  if (visit.kind === 'unknown') return step(visit)
  const subscriptions = { Newsletter: newsletter }
  if (visit.kind !== 'customer') {
    const user = { ...visit.user, subscriptions }
    return step({ ...visit, user }, storeUnlessOther(user))
  }
  const userProfile = { ...visit.user.userProfile, receiveMarketingMaterials: isWanted }
  const user = { ...visit.user, userProfile, subscriptions }
  return step({ ...visit, user }, storeUnlessOther(user))
}

const step = (visit: Visit, ...effects: (Effect | false)[]): Step => ({
  visit,
  effects: effects.filter((effect) => effect !== false),
})

const OWN_ID = { id: 'own', since: 'opening' } as const
const CUSTOMERS_ID = { id: 'of-customer', since: 'expiry' } as const
const FORGET: Effect = { do: 'forget', of: 'customer' }
const cart = (to: CartEffect): Effect => ({ do: 'cart', to })
const noteExpiry = (visitorId: string | undefined): Effect => ({ do: 'note-expiry', visitorId })
const store = (user: User): Effect => ({ do: 'store', user, unlessOther: false })
const storeUnlessOther = (user: User): Effect => ({ do: 'store', user, unlessOther: true })

/** The effects of the tab that finds out that a login has ended. */
const expired = (user: GuestUser): Effect[] => [noteExpiry(user.userProfile.userId), storeUnlessOther(user)]

const isCustomer = (user: GuestUser | CustomerUser): user is CustomerUser => user.tokenInfo !== null

/** Whether this tab shows something of another customer. */
const isOthers = (visit: Visit, userId: string) => ![undefined, userId].includes(ownerOf(visit))
