import { categorySchema } from '@shop/domain/catalogue/category.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { customerServiceSchema, staticContentSchema } from '@shop/domain/shop/content.ts'
import * as v from 'valibot'
import { productSchema } from './product.ts'
import { shopSettingsSchema } from './shop-settings.ts'

/** What the shop can read with a schema, kept as it is written: the shop reads it itself. */
const readableWith = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.custom<v.InferInput<Schema>>((value) => v.is(schema, value))

/** Everything one shop consists of before it is written into the database. */
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
