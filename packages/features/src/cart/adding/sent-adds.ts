import { GatewayFailure } from '@shop/api-client/failure.ts'
import type { Cart } from '@shop/domain/cart/cart.ts'
import type { SentAdd } from '../../runtime/platform/before-hydration.ts'
import { nothingAdded, type CartChanges } from '../cart-changes.ts'
import type { CartState } from '../cart-state.ts'

interface Dependencies {
  changes: Pick<CartChanges, 'enqueue' | 'countAhead' | 'read' | 'expectPieces'>
  getState: () => Pick<CartState, 'cart' | 'isRead' | 'isOutdated'>
  /** Adds in the shop's usual way. */
  add: CartState['add']
  setOutdated: () => void
}

/**
 * Adds that were sent without the gateway's client, before hydration mostly. None of them is sent again unless the gateway
 * has refused it: then the shop's own call meets the same refusal, or the end of a login, and deals with it. Where no answer
 * came, the cart has the say.
 */
export function createSentAdds({ changes, getState, add, setOutdated }: Dependencies) {
  const { enqueue, countAhead, read, expectPieces } = changes
  const ends = new Map<string, Promise<void>>()

  /** Says whether it is certain that nothing came into the cart. */
  async function readAfter(adds: readonly SentAdd[]): Promise<boolean> {
    const outcomes = await Promise.all(adds.map(({ outcome }) => outcome))
    const refused = adds.filter((_, index) => outcomes[index] === 'refused')
    countAhead(-piecesOf(refused))
    const others = adds.filter((sent) => !refused.includes(sent))
    if (others.length > 0) expectPieces(piecesOf(others))
    const { isRead, isOutdated } = getState()
    const hasChanged = await read(isRead ? undefined : (cart) => withoutPieces(cart, others)).catch(setOutdated)
    return hasChanged === false && isRead && !isOutdated
  }

  async function endOf({ productId, quantity, outcome }: SentAdd, isInVain: boolean) {
    const result = await outcome
    if (result === 'added' && isInVain) throw nothingAdded()
    if (result === 'refused') return add(productId, quantity)
    if (result === 'unknown' && !holds(getState().cart, productId, quantity)) {
      throw new GatewayFailure({ kind: 'unreachable' })
    }
    return undefined
  }

  return {
    takeOver: (adds: readonly SentAdd[]) => {
      countAhead(piecesOf(adds))
      const reading = enqueue(() => readAfter(adds))
      for (const sent of adds) {
        const end = reading.then((isInVain) => endOf(sent, isInVain))
        // Heard of by the button's component, where there is one.
        end.catch(() => undefined)
        ends.set(sent.productId, end)
      }
    },
    takeSent: (productId: string) => {
      const end = ends.get(productId)
      ends.delete(productId)
      return end
    },
  }
}

const piecesOf = (adds: readonly SentAdd[]) => adds.reduce((sum, { quantity }) => sum + quantity, 0)

const holds = ({ lines }: Cart, productId: string, pieces: number) =>
  lines.some(({ id, quantity }) => id === productId && quantity >= pieces)

/** A cart as it was before something was added to it. */
function withoutPieces(cart: Cart, adds: readonly SentAdd[]): Cart {
  const added = new Map(adds.map(({ productId, quantity }) => [productId, quantity]))
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (added.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return { ...cart, lines, total: cart.total - piecesOf(adds) }
}
