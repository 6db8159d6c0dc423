import type { Cart } from '@shop/domain/cart/cart.ts'
import type { StoreApi } from 'zustand/vanilla'
import { isAnswerLost } from '../runtime/failures/failures.ts'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import { cartOf, isHeld, isSameCart, reuseUnchangedLines, type CartState } from './cart.ts'
import type { CartMerges } from './merge.ts'
import { decide, type Change, type Read, type Sent } from './change.ts'

/** The part of a shop that changes its cart. */
export interface CartShop {
  cart: CartStore
}

/** The cart and the queue of its changes. */
export interface CartStore extends StoreApi<CartState> {
  queue: Queue
}

/** What the queue knows. One job runs at a time, so that the cart shown last is the latest. */
interface Queue {
  load: GatewayLoader
  merges: CartMerges
  lastJob: Promise<unknown>
  /** Changes that are done, and that no read has shown yet. */
  unshown: { pieces: number; changes: number }
  /** The order of the latest reorder whose response and cart are lost, and the cart before it. */
  lost?: { orderNumber: string; before: Cart } | undefined
}

const NONE: Queue['unshown'] = { pieces: 0, changes: 0 }

/** Returns a queue without jobs. */
export const newQueue = (load: GatewayLoader, merges: CartMerges): Queue => ({
  load,
  merges,
  lastJob: Promise.resolve(),
  unshown: NONE,
})

/** Changes the cart: sends the change, reads the cart and decides. Rejects with the failure of a change that is not done. */
export const run = async (shop: CartShop, change: Change): Promise<void> => {
  await Promise.all(runTogether(shop, [change]))
}

/** Sends changes one after the other, and reads the cart once. Returns the end of each change. */
export function runTogether({ cart }: CartShop, changes: readonly Change[]): Promise<void>[] {
  cart.setState(({ busy, ahead }) => ({ busy: busy + 1, ahead: ahead + piecesOf(changes) }))
  const failures = cart.queue.lastJob.then(() => perform(cart, changes))
  cart.queue.lastJob = failures
  return changes.map(async (_change, index) => {
    const failure = (await failures)[index]
    if (failure) throw failure
  })
}

/** Reads the cart: a change that sends nothing. */
export const refresh = (shop: CartShop) => run(shop, { send: async () => undefined, needsTotals: true })

/** Returns the cart after all queued reads and changes. */
export async function whenIdle({ cart }: CartShop): Promise<Cart> {
  while (cart.getState().busy > 0) await cart.queue.lastJob
  return cartOf(cart.getState())
}

/** Carries out a job of the queue. Returns the failure of each change that is not done. */
async function perform(cart: CartStore, changes: readonly Change[]): Promise<unknown[]> {
  const { queue, setState: set, getState: get } = cart
  const answers: Sent[] = []
  for (const change of changes) answers.push(await send(change, queue.load))
  const before = get()
  const read = await readCart(cart)
  const failures = answers.map((sent, index) => decide(sent, before, read, changes[index] as Change))
  const done = changes.filter((_change, index) => !failures[index])
  const counted = done.filter(({ needsTotals, isQuiet }) => !needsTotals && !isQuiet)
  const { pieces, changes: earlier } = queue.unshown
  const number = earlier + counted.length
  queue.unshown = read?.cart ? NONE : { pieces: pieces + piecesOf(done), changes: number }
  const { view, lags, busy, ahead, last } = get()
  const isCounted = number > 0 && read?.cart && !isSameCart(cartOf(before), read.cart)
  set({
    // A held cart stays on show, which is no failed read.
    ...(read?.cart
      ? { view: { from: 'gateway', ...read }, lags: false }
      : {
          view: view.from === 'nowhere' ? { ...view, from: 'unread' } : view,
          lags: lags || (!!read && done.length > 0),
        }),
    ...(isCounted && {
      last: { number: last.number + number, before: before.view.cart ?? withoutAdds(read.cart, done) },
    }),
    busy: busy - 1,
    ahead: ahead - piecesOf(changes) - pieces + queue.unshown.pieces,
  })
  return failures
}

async function send(change: Change, load: GatewayLoader): Promise<Sent> {
  try {
    await change.send(load)
    return { kind: 'accepted' }
  } catch (error) {
    return { kind: isAnswerLost(error) ? 'lost' : 'refused', error }
  }
}

/** Merges the carts from before a login, then reads the visitor's cart. */
async function readCart({ queue, getState: get }: CartStore): Promise<Read> {
  if (isHeld(get())) return undefined
  try {
    const calls = (await queue.load()).cart
    const lacksMerge = await queue.merges.mergeAll(calls)
    const cart = reuseUnchangedLines(await calls.get(), cartOf(get()))
    // If the login has expired meanwhile, this may be another visitor's cart.
    return isHeld(get()) ? undefined : { cart, lacksMerge }
  } catch (error) {
    return isHeld(get()) ? undefined : { error }
  }
}

const piecesOf = (changes: readonly Change[]) => changes.reduce((sum, { adds }) => sum + (adds?.quantity ?? 0), 0)

/** Returns a cart as it was before adds. */
function withoutAdds(cart: Cart, changes: readonly Change[]): Cart {
  const added = new Map(changes.map(({ adds }) => [adds?.productId, adds?.quantity]))
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (added.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return { ...cart, lines, total: cart.total - piecesOf(changes) }
}
