import * as v from 'valibot'
import { address, identifier, list, requiredText, text } from '../reading/parse.ts'
import { pagePath } from '../text/paths.ts'

/** An address in whatever form, read as the path of a page. */
const pageAddress = v.pipe(requiredText, v.transform(pagePath))

export const subcategorySchema = v.object({ title: requiredText, url: pageAddress, partialIds: list(identifier) })

/** A category of the catalogue; its `url` is also the path of its page. */
export const categorySchema = v.object({
  id: identifier,
  title: requiredText,
  url: pageAddress,
  image: address,
  subcategories: list(subcategorySchema),
  partialIds: list(identifier),
})
export type Category = v.InferOutput<typeof categorySchema>
export type Subcategory = v.InferOutput<typeof subcategorySchema>

/** What stands above and below the products of a category page; found by its `route`. */
export const categoryHeaderSchema = v.object({
  route: requiredText,
  title: text,
  subtitle: text,
  additionalLines: list(requiredText),
  image: address,
  longDescriptionHTML: text,
})
export type CategoryHeader = v.InferOutput<typeof categoryHeaderSchema>

/** The answer of the categories call: the list itself, or the list in an envelope. */
export const categoriesSchema = v.union([
  list(categorySchema),
  v.pipe(
    v.object({ categories: list(categorySchema) }),
    v.transform(({ categories }) => categories),
  ),
])
