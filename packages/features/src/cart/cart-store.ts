import type { PaymentProvider } from '@shop/domain/configuration.ts'
import { emptyCart } from '@shop/domain/empty-cart.ts'
import { createStore } from 'zustand/vanilla'
import type { AddOutcome } from '../runtime/platform/before-hydration.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { createCartChanges } from './cart-changes.ts'
import type { CartMerges } from './cart-merges.ts'
import type { CartState } from './cart-state.ts'
import { createSentAdds } from './sent-adds.ts'

interface Choices {
  /** The shop's way to pay, for as long as the cart names no other (CART-25). */
  paymentProvider?: PaymentProvider | undefined
  /** Adds pieces while the gateway's client is on its way: whoever presses and leaves has pressed. */
  sendAdd?: ((productId: string, quantity: number) => Promise<AddOutcome>) | undefined
}

/**
 * The visitor's cart as the gateway knows it. Every change is a call and then a fresh read (CART-07): the gateway
 * alone does sums.
 */
export function createCartStore(
  loadGateway: LoadGateway,
  merges: CartMerges,
  { paymentProvider, sendAdd }: Choices = {},
) {
  return createStore<CartState>()((setState, getState) => {
    const queue = createCartChanges({ loadGateway, merges, store: { setState, getState } })
    const { refresh, whenIdle, change, changeLines } = queue
    const setOutdated = () => setState({ isOutdated: true })
    const add: CartState['add'] = (productId, quantity) =>
      changeLines((calls) => calls.add({ [productId]: quantity }), quantity)
    const { takeOver, takeSent } = createSentAdds({ changes: queue, getState, add, setOutdated })
    const addWithoutClient = (productId: string, quantity: number) => {
      if (!sendAdd || loadGateway.isLoaded?.() !== false || getState().pending > 0) return undefined
      takeOver([{ productId, quantity, outcome: sendAdd(productId, quantity) }])
      return takeSent(productId)
    }
    return {
      cart: emptyCart,
      isLoaded: false,
      isRead: false,
      recalledTotal: undefined,
      isOutdated: false,
      hasUnmerged: false,
      optimisticPieces: 0,
      pending: 0,
      changes: 0,
      cartBefore: emptyCart,
      mayBePaid: false,
      setMayBePaid: (mayBePaid) => setState({ mayBePaid }),
      takeOver,
      takeSent,
      refresh,
      beginEmpty: () => setState({ isLoaded: true, isRead: true }),
      whenIdle,
      adopt: (previousUserId) => {
        const { isRead, cart } = getState()
        merges.add(previousUserId, { isEmpty: isRead && cart.total === 0 })
        return refresh()
      },
      startOver: () => {
        merges.clear()
        setState({ cart: emptyCart, isRead: false, recalledTotal: undefined, isOutdated: false, hasUnmerged: false })
      },
      add: (productId, quantity) => addWithoutClient(productId, quantity) ?? add(productId, quantity),
      remove: (itemNumber) => changeLines((calls) => calls.remove(itemNumber)),
      changeQuantity: (itemNumber, quantity) => changeLines((calls) => calls.updateProduct(itemNumber, quantity)),
      chooseShipping: (shippingMethod) => change((calls) => calls.update({ shippingMethod })),
      changeProperties: (customProperties) =>
        change((calls) => {
          const paymentCode = getState().cart.selectedPaymentType || paymentProvider
          return calls.updateProperties({ customProperties, ...(paymentCode && { paymentCode }) })
        }),
    }
  })
}
