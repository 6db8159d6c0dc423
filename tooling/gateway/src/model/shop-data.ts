import { categorySchema } from '@shop/domain/catalogue/category.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { customerServiceSchema, staticContentSchema } from '@shop/domain/shop/content.ts'
import * as v from 'valibot'
import { productSchema } from './product.ts'
import { shopSettingsSchema } from './shop-settings.ts'

/** Checks a value by a schema of the shop and keeps it unchanged, because the shop parses it itself. */
const readableWith = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.custom<v.InferInput<Schema>>((value) => {
    const read = v.safeParse(schema, value)
    return read.success && isKept(value, read.output)
  })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** False if the reading has lost a part. The shop forgives such parts in answers, but here an operator can mend them. */
function isKept(written: unknown, read: unknown): boolean {
  if (written === undefined || written === null || written === '') return true
  if (Array.isArray(written)) {
    return (
      Array.isArray(read) &&
      read.length === written.length &&
      written.every((item, index) => isKept(item, read[index] as unknown))
    )
  }
  if (isRecord(written) && isRecord(read)) return Object.keys(read).every((part) => isKept(written[part], read[part]))
  return read !== undefined && read !== '' && !isRecord(read)
}

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
