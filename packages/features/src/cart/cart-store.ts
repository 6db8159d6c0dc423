import { emptyCart } from '@shop/domain/empty-cart.ts'
import { createStore } from 'zustand/vanilla'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { createCartChanges } from './cart-changes.ts'
import type { CartMerges } from './cart-merges.ts'
import type { CartState } from './cart-state.ts'

/**
 * The visitor's cart as the gateway knows it. Every change is a call and then a fresh read (CART-07): the gateway
 * alone does sums.
 */
export function createCartStore(loadGateway: LoadGateway, merges: CartMerges) {
  return createStore<CartState>()((setState, getState) => {
    const { refresh, whenIdle, change, changeLines } = createCartChanges({
      loadGateway,
      merges,
      store: { setState, getState },
    })
    return {
      cart: emptyCart,
      isLoaded: false,
      isRead: false,
      isOutdated: false,
      hasUnmerged: false,
      optimisticPieces: 0,
      pending: 0,
      changes: 0,
      refresh,
      whenIdle,
      adopt: (previousUserId) => {
        merges.add(previousUserId)
        return refresh()
      },
      add: (productId, quantity) => changeLines((calls) => calls.add({ [productId]: quantity }), quantity),
      remove: (itemNumber) => changeLines((calls) => calls.remove(itemNumber)),
      changeQuantity: (itemNumber, quantity) => changeLines((calls) => calls.updateProduct(itemNumber, quantity)),
      chooseShipping: (shippingMethod) => change((calls) => calls.update({ shippingMethod })),
      changeProperties: (customProperties) =>
        change((calls) => {
          const { selectedPaymentType: paymentCode } = getState().cart
          return calls.updateProperties({ customProperties, ...(paymentCode && { paymentCode }) })
        }),
    }
  })
}
