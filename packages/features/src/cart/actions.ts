import type { AddResponse, SentAdd } from '@shop/api-client/send-add.ts'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import type { Change } from './change.ts'
import { run, runTogether, type CartShop } from './queue.ts'

// What a visitor does with the cart. All promises reject with GatewayFailure. `change-properties.ts` and `reorder.ts`, which are
// loaded with their pages, hold the others.

type Add = Pick<SentAdd, 'productId' | 'quantity'>

/** Adds pieces of a product. */
export const add = (shop: CartShop, productId: string, quantity: number): Promise<void> =>
  run(
    shop,
    adding({ productId, quantity }, (load) => load.sendAdd({ [productId]: quantity })),
  )

/** Takes over adds that were sent before hydration. The cart is read once, after all their responses. */
export const adopt = (shop: CartShop, presses: readonly SentAdd[]): Promise<void>[] =>
  runTogether(
    shop,
    presses.map((press) => adding(press, () => press.response)),
  )

/** A response that is no success is read by the gateway client. Only that sends again, as an anonymous visitor. */
const adding = ({ productId, quantity }: Add, respond: (load: GatewayLoader) => Promise<AddResponse>): Change => ({
  adds: { productId, quantity },
  send: async (load) => {
    const response = await respond(load)
    if (!response.isAdded) await (await load()).cart.add({ [productId]: quantity }, response)
  },
})

/** Removes a line. */
export const remove = (shop: CartShop, itemNumber: string): Promise<void> =>
  run(shop, { send: async (load) => (await load()).cart.remove(itemNumber) })

/** Changes the number of pieces of a line. */
export const changeQuantity = (shop: CartShop, itemNumber: string, quantity: number): Promise<void> =>
  run(shop, { send: async (load) => (await load()).cart.updateProduct(itemNumber, quantity) })

/** Chooses a shipping method. A held cart stores the choice itself, also if this call has found out that the login has expired. */
export async function chooseDelivery(shop: CartShop, shippingMethod: string): Promise<void> {
  if (chooseHeld(shop, shippingMethod)) return
  const send: Change['send'] = async (load) => (await load()).cart.update({ shippingMethod })
  await run(shop, { send, needsTotals: true }).catch((error: unknown) => {
    if (!chooseHeld(shop, shippingMethod)) throw error
  })
}

function chooseHeld({ cart }: CartShop, selectedShippingType: string): boolean {
  const { view } = cart.getState()
  if (view.from === 'held' && view.cart) {
    cart.setState({ view: { ...view, cart: { ...view.cart, selectedShippingType } } })
  }
  return view.from === 'held'
}
