import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { createStore } from 'zustand/vanilla'
import type { AddOutcome } from '@shop/api-client/send-add.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { createCartChanges } from './cart-changes.ts'
import type { CartMerges } from './cart-merges.ts'
import type { CartState } from './cart-state.ts'
import { createSentAdds } from './adding/sent-adds.ts'

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
    /** A held cart notes the choice, also the one whose call found out that the login has ended. */
    const chooseShipping: CartState['chooseShipping'] = async (shippingMethod) => {
      const note = () => setState({ cart: { ...getState().cart, selectedShippingType: shippingMethod } })
      if (getState().isHeld) return note()
      try {
        await change((calls) => calls.update({ shippingMethod }))
      } catch (error) {
        if (!getState().isHeld) throw error
        note()
      }
    }
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
      isHeld: false,
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
      letGo: () => {
        setState({ isHeld: false, cart: emptyCart, isRead: false })
        return refresh()
      },
      startOver: () => {
        merges.clear()
        const unknown = { isRead: false, recalledTotal: undefined, isOutdated: false }
        setState({ cart: emptyCart, ...unknown, hasUnmerged: false, isHeld: false })
      },
      add: (productId, quantity) => addWithoutClient(productId, quantity) ?? add(productId, quantity),
      remove: (itemNumber) => changeLines((calls) => calls.remove(itemNumber)),
      changeQuantity: (itemNumber, quantity) => changeLines((calls) => calls.updateProduct(itemNumber, quantity)),
      chooseShipping,
      changeProperties: (customProperties) =>
        change((calls) => {
          const paymentCode = getState().cart.selectedPaymentType || paymentProvider
          return calls.updateProperties({ customProperties, ...(paymentCode && { paymentCode }) })
        }),
    }
  })
}
