import * as account from '@shop/domain/contract/account.ts'
import * as cart from '@shop/domain/contract/cart.ts'
import * as configuration from '@shop/domain/contract/configuration.ts'
import * as content from '@shop/domain/contract/content.ts'
import * as orders from '@shop/domain/contract/orders.ts'
import * as payments from '@shop/domain/contract/payments.ts'
import * as product from '@shop/domain/contract/product.ts'
import type { GenericSchema } from 'valibot'

const modules = { ...account, ...cart, ...configuration, ...content, ...orders, ...payments, ...product }

const nameOf = (exported: string) => exported.replace(/^./, (first) => first.toUpperCase()).replace(/Contract$/, '')

/** The objects of the contract by their names in the OpenAPI document. */
export const definitions: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<GenericSchema>(modules)
    .filter(([, schema]) => schema.type === 'object')
    .map(([exported, schema]) => [nameOf(exported), schema] as const)
    // Runtimes list the exports of a module in different orders.
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
