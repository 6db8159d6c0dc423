import { cartPropertiesSchema } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { bounded } from '../http/bounded.ts'

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1))
const code = v.nullish(v.pipe(v.string(), v.maxLength(100)))
const property = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** The requests of the cart calls. */
export const userQuerySchema = bounded(v.object({ userId: key }))
export const overrideQuerySchema = bounded(v.object({ previousUserId: key, userId: key }))
export const addRequestSchema = bounded(
  v.object({
    userId: key,
    products: v.pipe(v.record(key, quantity), v.maxEntries(100)),
  }),
)
export const removeRequestSchema = bounded(v.object({ userId: key, itemNumber: key }))
export const updateProductRequestSchema = bounded(v.object({ userId: key, itemNumber: key, quantity }))
export const propertiesSchema = v.nullish(
  v.object(v.entriesFromList(v.keyof(cartPropertiesSchema).options, property)),
  {},
)
export const updateRequestSchema = bounded(
  v.object({
    userId: key,
    customProperties: propertiesSchema,
    shippingMethod: code,
    paymentCode: code,
  }),
)
