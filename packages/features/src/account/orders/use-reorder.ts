import type { OrderDetails } from '@shop/domain/orders/order.ts'
import { useCartStore } from '../../cart/cart-context.ts'
import { fillCart } from '../../cart/fill-cart.ts'
import { reordered } from '../../cart/reordered.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useServices } from '../../runtime/gateway/services.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import { useUnauthorisedHandler } from '../../session/use-unauthorised-handler.ts'
import { missingLines } from './missing-lines.ts'

/** An order to order again. Its lines are fetched if they are not known. */
export interface PastOrder extends Pick<OrderDetails, 'orderNumber'>, Partial<Pick<OrderDetails, 'orderLines'>> {}

/** Returns a function that puts an order's lines into the cart and opens the cart, which names what is missing. */
export function useReorder() {
  const { loadGateway } = useServices()
  const store = useCartStore()
  const handleUnauthorised = useUnauthorisedHandler()
  const navigate = useNavigate()

  const reorder = async ({ orderNumber, orderLines: known }: PastOrder) => {
    const { orders } = await loadGateway()
    // The lines only serve to find what is missing, so that a failure of this call does not stop the reorder.
    const details = known ? { orderLines: known } : orders.details(orderNumber).catch(() => ({ orderLines: [] }))
    await fillCart(store, `order ${orderNumber}`, () => orders.reorder(orderNumber))
    const [{ orderLines }, cart] = await Promise.all([details, store.getState().whenIdle()])
    // An outdated cart cannot tell what was added; the cart's page says that it is outdated.
    const state = store.getState().isOutdated ? null : reordered(missingLines(orderLines, cart))
    await navigate(paths.cart, { state })
  }
  return useAction((order: PastOrder) =>
    reorder(order).catch((error: unknown) => {
      if (!handleUnauthorised(error)) throw error
    }),
  )
}
