import type { Gateway } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import type { CartLine } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import type { PlatformOf } from '../runtime/memory/memory.ts'
import { copiedCart } from './copied-cart-note.ts'

type Calls = Gateway['cart']

/** Quantities by item number. */
type Quantities = Readonly<Record<string, number>>

const quantities = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))
const copySchema = v.object({
  /** The customer whose cart was copied, and the anonymous visitor it was copied for. */
  customerId: v.string(),
  anonymousId: v.string(),
  lines: quantities,
  /** False until the gateway has confirmed the copy. */
  isCertain: v.boolean(),
  /** The quantities that the customer's cart must have after the merge. */
  expected: v.optional(quantities),
})
type Copy = v.InferOutput<typeof copySchema>

const read = (platform: PlatformOf<'cart'>): Copy | undefined => {
  const stored = v.safeParse(copySchema, copiedCart.read(platform))
  return stored.success ? stored.output : undefined
}
const write = (platform: PlatformOf<'cart'>, copy: Copy) => copiedCart.write(platform, copy)

export const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  Object.fromEntries(own(lines).map(({ itemNumber, quantity }) => [itemNumber, quantity]))

/** Leaves out gift lines, because the gateway adds them by itself. */
const own = (lines: readonly CartLine[]) =>
  lines.filter(({ isAddedByPromotion, quantity }) => !isAddedByPromotion && quantity > 0)

interface CopyOrder {
  customerId: string
  anonymousId: string
  lines: readonly CartLine[]
}

/**
 * Copies a customer's lines into the cart of an anonymous visitor by one call. A copy made by another tab counts, and so
 * does one whose response was lost. Rejects with GatewayFailure.
 */
export async function copyLines(
  calls: Calls,
  platform: PlatformOf<'cart'>,
  { customerId, anonymousId, lines }: CopyOrder,
) {
  const goods = own(lines)
  if (goods.length === 0) return
  const copy: Copy = { customerId, anonymousId, lines: quantitiesOf(lines), isCertain: true }
  const before = read(platform)
  const isSame = before?.customerId === customerId && before.anonymousId === anonymousId
  if (isSame && before.isCertain) return
  const arrived = isSame && holds(quantitiesOf((await calls.get()).lines), before.lines)
  if (!arrived) {
    write(platform, { ...copy, isCertain: false })
    try {
      // The shop lists the newest line first, the gateway the oldest.
      await calls.add(Object.fromEntries([...goods].reverse().map(({ id, quantity }) => [id, quantity])))
    } catch (error) {
      const { kind } = toFailure(error)
      if (kind === 'refused' || kind === 'unauthorised') copiedCart.forget(platform)
      throw error
    }
  }
  write(platform, copy)
}

const holds = (cart: Quantities, wanted: Quantities) =>
  Object.entries(wanted).every(([itemNumber, quantity]) => (cart[itemNumber] ?? 0) >= quantity)

interface ComingMerge {
  /** The current visitor's id, read again after each call because a login may expire meanwhile. */
  visitorId: () => string
  /** The ids whose carts are about to be merged. */
  waiting: readonly string[]
  /** The last known lines of the anonymous visitor's cart. */
  present?: Quantities | undefined
}

/**
 * Keeps a merge from doubling lines, because the gateway adds up the customer's cart and its copy. Stores the expected
 * quantities before the merge, and reduces the lines to them afterwards. `waits` is a cart that must not be merged yet,
 * because the customer's own cart could not be read.
 */
export async function prepareCopiedMerge(
  calls: Calls,
  platform: PlatformOf<'cart'>,
  { visitorId, waiting, present }: ComingMerge,
) {
  const customerId = visitorId()
  const nothing = { waits: undefined, afterMerge: async () => undefined }
  const copy = read(platform)
  const isMerging = copy !== undefined && waiting.includes(copy.anonymousId)
  if (!copy || (copy.customerId === customerId ? !isMerging && !copy.expected : !isMerging)) return nothing
  // For another customer the copy is an ordinary cart.
  if (copy.customerId !== customerId) return { ...nothing, afterMerge: async () => copiedCart.forget(platform) }
  const expected = copy.expected ?? (await expectedAfter(calls, copy, present).catch(() => undefined))
  if (!expected || visitorId() !== customerId) return { ...nothing, waits: copy.anonymousId }
  write(platform, { ...copy, expected })
  return {
    ...nothing,
    afterMerge: async () => {
      const merged = quantitiesOf((await calls.get()).lines)
      if (visitorId() !== customerId) return
      await takeOut(calls, merged, expected)
      copiedCart.forget(platform)
    },
  }
}

/** Returns the customer's quantities plus what the visitor has changed in the copy. */
async function expectedAfter(calls: Calls, { lines }: Copy, present: Quantities = lines): Promise<Quantities> {
  const before = quantitiesOf((await calls.get()).lines)
  return Object.fromEntries(
    Object.entries(lines).map(([itemNumber, copied]) => {
      const changedBy = (present[itemNumber] ?? 0) - copied
      return [itemNumber, Math.max(0, (before[itemNumber] ?? 0) + changedBy)]
    }),
  )
}

async function takeOut(calls: Calls, merged: Quantities, expected: Quantities) {
  for (const [itemNumber, quantity] of Object.entries(expected)) {
    if ((merged[itemNumber] ?? 0) <= quantity) continue
    if (quantity === 0) await calls.remove(itemNumber)
    else await calls.updateProduct(itemNumber, quantity)
  }
}
