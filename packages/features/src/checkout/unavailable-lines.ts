import type { Gateway } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import type { Cart, CartLine } from '@shop/domain/cart/cart.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'

interface Around {
  loadGateway: LoadGateway
  cart: () => Cart | Promise<Cart>
}

/**
 * Returns the lines of the cart that a refused order names as no longer sold, by id or item number. If the gateway names
 * none, the cart's products are read and those that cannot be bought are returned. Empty for any other failure.
 */
export async function unavailableLines(error: unknown, { loadGateway, cart }: Around): Promise<CartLine[]> {
  const failure = toFailure(error)
  if (failure.kind !== 'refused') return []
  const { errorCodes, unavailable = [] } = failure
  if (!errorCodes.some((code) => messageKeyOf(code) === 'ProductNotAvailable')) return []
  const { lines } = await cart()
  const named = lines.filter(({ id, itemNumber }) => unavailable.includes(id) || unavailable.includes(itemNumber))
  const bought = lines.filter(({ isAddedByPromotion }) => !isAddedByPromotion)
  if (named.length > 0 || bought.length < 2) return named.length > 0 ? named : bought
  return loadGateway()
    .then(({ catalogue }) => lookUp(catalogue, bought))
    .catch(() => [])
}

async function lookUp(catalogue: Gateway['catalogue'], lines: readonly CartLine[]): Promise<CartLine[]> {
  const products = await catalogue.recommended(lines.map(({ itemNumber }) => itemNumber))
  return lines.filter(({ itemNumber }) => {
    const product = products.find((one) => isOf(one, itemNumber))
    return product && !(product.inStock && product.canAddToCart)
  })
}

const isOf = (product: Product, itemNumber: string) =>
  product.itemNumber === itemNumber || product.variations.some((variation) => variation.itemNumber === itemNumber)
