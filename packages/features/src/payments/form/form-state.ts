import { idOf, isUndecided } from '@shop/domain/account/visit.ts'
import type { Cart } from '@shop/domain/cart/cart.ts'
import { createContext, use, useEffect, useReducer, useState } from 'react'
import { useCart } from '../../cart/cart-context.ts'
import { useVisit } from '../../session/visit/use-visit.ts'
import { cartOf } from '../../cart/cart.ts'

/**
 * The state of a provider's form.
 * - `open`: the form can be used.
 * - `waiting`: the cart is changing, or a login restarts the order.
 * - `interrupted`: the login has expired.
 * - `outdated`: the cart differs from the one that the form opened with.
 */
export type FormLock = 'open' | 'waiting' | 'interrupted' | 'outdated'

interface FormState {
  lock: FormLock
  /** Reports that the form stopped because the login has expired. */
  reportStuck: () => void
}

const FormContext = createContext<FormState>({ lock: 'open', reportStuck: () => undefined })
export const FormStateProvider = FormContext
export const useFormState = () => use(FormContext)

/**
 * Returns the lock of a form that opens with this component, and whether the cart has changed since. A cart that became
 * empty counts as paid, not as changed.
 */
export function useFormLock(): { lock: FormLock; hasChanged: boolean } {
  const cart = useCart(cartOf)
  const isChanging = useCart((state) => state.busy > 0)
  const userId = useVisit(idOf)
  const isInterrupted = useVisit(isUndecided)
  const [opened] = useState(() => ({ cart: cartIdentity(cart), userId }))
  const hasChanged = cart.total > 0 && cartIdentity(cart) !== opened.cart
  const isWaiting = isChanging || userId !== opened.userId
  return { lock: isInterrupted ? 'interrupted' : isWaiting ? 'waiting' : hasChanged ? 'outdated' : 'open', hasChanged }
}

/** Counts the restarts of a form: one after each login that follows a report of a stuck form. */
export function useFormRestarts() {
  const isInterrupted = useVisit(isUndecided)
  const [isStuck, setStuck] = useState(false)
  const [restarts, restart] = useReducer((times: number) => times + 1, 0)
  if (isStuck && !isInterrupted) {
    setStuck(false)
    restart()
  }
  const [reportStuck] = useState(() => () => setStuck(true))
  return { restarts, reportStuck }
}

/** Suspends a provider's form while it is locked. `form` must stay the same object between renders. */
export function useSuspended(form: { suspend: () => void; resume: () => void }) {
  const isLocked = useFormState().lock !== 'open'
  useEffect(() => {
    if (!isLocked) return undefined
    form.suspend()
    return () => form.resume()
  }, [isLocked, form])
}

/**
 * Identifies a cart by its lines, shipping type and total. Ignores hashes, because a gateway may send none, or change them.
 */
export const cartIdentity = ({ lines, displayPrice, selectedShippingType }: Cart): string =>
  JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), displayPrice, selectedShippingType])
