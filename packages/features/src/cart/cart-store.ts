import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { createStore } from 'zustand/vanilla'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import { createSentAdds } from './adding/sent-adds.ts'
import { createCartChanges, isCurrent } from './cart-changes.ts'
import type { CartMerges } from './cart-merges.ts'
import type { CartState } from './cart-state.ts'
import { propertiesUpdate } from './properties-update.ts'

/** The visitor's cart as the gateway calculates it. Every change is a call followed by a read. */
export function createCartStore(loadGateway: GatewayLoader, merges: CartMerges) {
  return createStore<CartState>()((setState, getState) => {
    const queue = createCartChanges({ loadGateway, merges, store: { setState, getState } })
    const { refresh, read: readCart, whenIdle, change, changeLines } = queue
    const setOutdated = () => setState({ isOutdated: true })
    const { add, adoptSentAdds, claimSentAdd } = createSentAdds({ loadGateway, queue, getState, setOutdated })
    /** A held cart stores the choice itself, also if this call has found out that the login has expired. */
    const chooseShipping: CartState['chooseShipping'] = async (shippingMethod) => {
      const store = () => setState({ cart: { ...getState().cart, selectedShippingType: shippingMethod } })
      if (getState().isHeld) return store()
      try {
        await change((calls) => calls.update({ shippingMethod }))
      } catch (error) {
        if (!getState().isHeld) throw error
        store()
      }
    }
    return {
      cart: emptyCart,
      isLoaded: false,
      isRead: false,
      recalledTotal: undefined,
      isOutdated: false,
      hasUnmerged: false,
      isHeld: false,
      optimisticPieces: 0,
      pending: 0,
      changes: 0,
      cartBefore: emptyCart,
      mayBePaid: false,
      setMayBePaid: (mayBePaid) => setState({ mayBePaid }),
      adoptSentAdds,
      claimSentAdd,
      refresh,
      initEmpty: () => setState({ isLoaded: true, isRead: true }),
      whenIdle,
      mergeCartOf: (previousUserId) => {
        const { isRead, cart } = getState()
        merges.add(previousUserId, { isEmpty: isRead && cart.total === 0, ...(isRead && { lines: cart.lines }) })
        return refresh()
      },
      hold: (cart) => setState({ isHeld: true, isLoaded: true, ...(cart && { cart, isRead: true }) }),
      release: async (read) => {
        const { selectedShippingType: wanted } = getState().cart
        setState({ isHeld: false })
        await read().catch((error: unknown) => {
          setOutdated()
          throw error
        })
        const { cart } = getState()
        if (wanted && cart.total > 0 && cart.selectedShippingType !== wanted) await chooseShipping(wanted)
      },
      discardHeld: () => {
        setState({ isHeld: false, cart: emptyCart, isRead: false })
        return refresh()
      },
      reset: () => {
        merges.clear()
        const unknown = { isRead: false, recalledTotal: undefined, isOutdated: false }
        setState({ cart: emptyCart, ...unknown, hasUnmerged: false, isHeld: false })
      },
      add,
      remove: (itemNumber) => changeLines((calls) => calls.remove(itemNumber)),
      changeQuantity: (itemNumber, quantity) => changeLines((calls) => calls.updateProduct(itemNumber, quantity)),
      chooseShipping,
      changeProperties: (customProperties) =>
        change(async (calls) => {
          // The update repeats the other properties, so an outdated cart would bring back a removed one.
          if (!isCurrent(getState())) await readCart()
          return calls.updateProperties(propertiesUpdate(getState().cart, customProperties))
        }),
    }
  })
}
