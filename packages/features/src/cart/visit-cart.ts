import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { chooseDelivery } from './actions.ts'
import { cartOf, type VisitorCart } from './cart.ts'
import { refresh, type CartShop } from './queue.ts'

/** Returns what a change of the visitor does with the cart. */
export const visitorCart = (shop: CartShop): VisitorCart => {
  const { cart: store } = shop
  const read = () => refresh(shop)
  return {
    refresh: read,
    initEmpty: () => store.setState({ view: { from: 'gateway', cart: emptyCart, lacksMerge: false } }),
    mergeCartOf: (previousUserId) => {
      store.queue.merges.add(previousUserId, store.getState().view.cart)
      return read()
    },
    hold: (cart = store.getState().view.cart) => store.setState({ view: { from: 'held', cart } }),
    release: async (readCart) => {
      const { cart } = store.getState().view
      store.setState({ view: cart ? { from: 'gateway', cart, lacksMerge: false } : { from: 'unread' } })
      await readCart().catch((error: unknown) => {
        store.setState({ lags: true })
        throw error
      })
      const wanted = cart?.selectedShippingType
      const { total, selectedShippingType } = cartOf(store.getState())
      if (wanted && total > 0 && selectedShippingType !== wanted) await chooseDelivery(shop, wanted)
    },
    discardHeld: () => {
      store.setState({ view: { from: 'unread' } })
      return read()
    },
    reset: () => {
      store.queue.merges.clear()
      store.setState({ view: { from: 'unread' }, lags: false })
    },
  }
}
