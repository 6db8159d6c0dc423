import { isAnswerLost } from '../runtime/failures/failures.ts'
import { isSameCart } from './cart.ts'
import { currentCart } from './current-cart.ts'
import { refresh, run, type CartShop } from './queue.ts'

/**
 * Adds the lines of an earlier order, which only the gateway knows. If the response and the read after it are both lost, the
 * next reorder of this order reads the cart before it sends anything. A visitor without the order's account needs the token of
 * an opened order. Rejects with GatewayFailure.
 */
export async function reorder(shop: CartShop, orderNumber: string, orderToken?: string): Promise<void> {
  const { queue, getState } = shop.cart
  const lost = queue.lost?.orderNumber === orderNumber ? queue.lost : undefined
  if (lost) await refresh(shop)
  const cart = await currentCart(shop)
  queue.lost = undefined
  if (lost && !isSameCart(lost.before, cart)) return
  const { view } = getState()
  const send = async (load: CartShop['cart']['queue']['load']) => {
    const { orders, guestOrders } = await load()
    return orderToken === undefined ? orders.reorder(orderNumber) : guestOrders.reorder(orderToken)
  }
  const end = run(shop, { isQuiet: true, send })
  await end.catch((error: unknown) => {
    if (isAnswerLost(error) && getState().view === view) queue.lost = { orderNumber, before: cart }
    throw error
  })
}
