import { cartPropertiesSchema } from '@shop/domain/cart.ts'
import * as v from 'valibot'

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1))
const code = v.nullish(v.pipe(v.string(), v.maxLength(100)))

/** What the cart calls send (API-11 to API-19). */
export const userQuerySchema = v.object({ userId: key })
export const overrideQuerySchema = v.object({ previousUserId: key, userId: key })
export const addRequestSchema = v.object({
  userId: key,
  products: v.pipe(
    v.record(key, quantity),
    v.check((products) => Object.keys(products).length <= 100),
  ),
})
export const removeRequestSchema = v.object({ userId: key, itemNumber: key })
export const updateProductRequestSchema = v.object({ userId: key, itemNumber: key, quantity })
export const propertiesSchema = v.nullish(
  v.pipe(
    cartPropertiesSchema,
    v.check((properties) => Object.values(properties).every((value) => value === undefined || value.length <= 200)),
  ),
  {},
)
export const updateRequestSchema = v.object({
  userId: key,
  customProperties: propertiesSchema,
  shippingMethod: code,
  paymentCode: code,
})
