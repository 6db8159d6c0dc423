import { categorySchema } from '@shop/domain/catalogue/category.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { customerServiceSchema, staticContentSchema } from '@shop/domain/shop/content.ts'
import * as v from 'valibot'
import { productSchema } from './product.ts'
import { shopSettingsSchema } from './shop-settings.ts'

/** Checks a value by a schema of the shop and keeps it unchanged, because the shop parses it itself. */
const readableWith = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.custom<v.InferInput<Schema>>((value) => v.is(schema, value))

/** The data of one shop, from which its database rows are written. */
export const shopDataSchema = v.object({
  id: v.string(),
  configuration: readableWith(configurationSchema),
  settings: shopSettingsSchema,
  texts: v.record(v.string(), v.string()),
  content: readableWith(staticContentSchema),
  customerService: readableWith(customerServiceSchema),
  categories: v.array(readableWith(categorySchema)),
  products: v.array(productSchema),
})
export type ShopData = v.InferOutput<typeof shopDataSchema>
