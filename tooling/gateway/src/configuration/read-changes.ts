import { isDeepStrictEqual } from 'node:util'
import { configurationSchema, type Configuration } from '@shop/domain/shop/configuration.ts'
import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import * as v from 'valibot'
import type { ConfigurationChanges } from '../model/shop-settings.ts'
import { changeable, valueOf, withChanges } from '../shops/configuration-changes.ts'
import { takesFreeOrders } from '../shops/takes-free-orders.ts'
import type { ChangedShop } from './changed-shops.ts'

/** Reads `name=value` words. `on` and `off` are booleans, JSON is parsed (`null` removes a value), all else is text. */
export const readChanges = (words: readonly string[]): ConfigurationChanges =>
  Object.fromEntries(
    words.map((word) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(word) ?? []
      if (name === undefined || value === undefined) throw new Error(`${word} is not of the form name=value.`)
      return [name, readValue(value)]
    }),
  )

const SWITCHES: Readonly<Record<string, boolean>> = { on: true, off: false }

function readValue(written: string): unknown {
  if (Object.hasOwn(SWITCHES, written)) return SWITCHES[written]
  try {
    return JSON.parse(written)
  } catch {
    return written
  }
}

/** Throws a readable error for a value that the shop would read differently or not at all. */
export function checkChanges(configuration: unknown, changes: ConfigurationChanges) {
  const unknown = Object.keys(changes).filter((name) => !changeable.includes(name))
  if (unknown.length > 0) {
    throw new Error(`No shop has ${unknown.join(', ')}. There are: ${changeable.toSorted().join(', ')}.`)
  }
  const understood = understand(withChanges(configuration, changes))
  for (const [name, value] of Object.entries(changes)) {
    const taken = valueOf(understood, name)
    if (value !== null && !isDeepStrictEqual(value, taken)) {
      throw new Error(`${name}=${JSON.stringify(value)} would be taken for ${JSON.stringify(taken) ?? 'nothing'}.`)
    }
  }
}

/** Throws for changes that leave a shop in which no order can be placed. */
export function checkPayable(shopId: string, { configuration, settings }: ChangedShop, changes: ConfigurationChanges) {
  const changed = understand(withChanges(configuration, changes))
  if (takesFreeOrders({ configuration: changed, settings })) return
  if (asksCpr(changed)) throw new Error(`No order could be placed: the data of ${shopId} hold no settings.freeOrders.`)
  if (changed.paymentProvider !== undefined) return
  throw new Error('No order could be paid: name a paymentProvider, or set hidePricesAndPayment=on.')
}

/** True for changes that turn a shop with payment into one that takes free orders. */
export function startsFreeOrders({ configuration, settings, changes }: ChangedShop, wanted: ConfigurationChanges) {
  const isFreeWith = (applied: ConfigurationChanges) =>
    takesFreeOrders({ configuration: understand(withChanges(configuration, applied)), settings })
  return isFreeWith(wanted) && !isFreeWith(changes)
}

function understand(configuration: unknown): Configuration {
  const read = v.safeParse(configurationSchema, configuration)
  if (!read.success)
    throw new Error(
      Object.values(v.flatten(read.issues).nested ?? {})
        .flat()
        .join(' '),
    )
  return read.output
}
