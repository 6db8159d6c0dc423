import { next } from '@shop/domain/account/next-visit.ts'
import { unknownVisit, type CartEffect, type Effect, type Visit, type VisitEvent } from '@shop/domain/account/visit.ts'
import { createStore } from 'zustand/vanilla'
import type { LoadGateway } from '../../runtime/gateway/gateway-loader.ts'
import type { UserStorage } from './user-storage.ts'

interface VisitNeeds {
  loadGateway: LoadGateway
  storage: UserStorage
  /** Clears what the shop keeps of a customer. */
  forgetCustomer: () => void
  tellCart: (to: CartEffect) => void
}

/** Creates the visit of a tab. `tell` is the one way to change it. Only its effects write the cookie `user`. */
export function createVisit({ loadGateway, storage, forgetCustomer, tellCart }: VisitNeeds) {
  const visit = createStore<Visit>()(() => unknownVisit)

  const apply = (effect: Effect, { user: before }: Visit) => {
    if (effect.do === 'store') {
      if (!effect.unlessOther || !before || storage.holds(before)) storage.write(effect.user)
    } else if (effect.do === 'note-expiry') storage.noteExpired(effect.visitorId)
    else if (effect.do === 'end-token') void endToken(loadGateway, effect.token)
    else if (effect.do === 'forget') forgetCustomer()
    else tellCart(effect.to)
  }

  const tell = (event: VisitEvent) => {
    const before = visit.getState()
    const step = next(before, event)
    visit.setState(step.visit, true)
    for (const effect of step.effects) apply(effect, before)
  }
  return { visit, tell }
}

/** Ends the token at the gateway. A failure is ignored, because the token expires anyway. */
const endToken = (loadGateway: LoadGateway, accessToken: string) =>
  loadGateway()
    .then(({ account }) => account.logOut(accessToken))
    .catch(() => undefined)
