import { categories } from '@shop/api-client/fixtures/catalogue.ts'
import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import * as v from 'valibot'

/** The categories of a shop, as its gateway sends them. */
export const shopCategories = v.parse(categoriesSchema, categories.answer)
