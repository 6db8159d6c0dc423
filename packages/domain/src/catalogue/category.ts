import * as v from 'valibot'
import { address, answerObject, identifier, list, requiredText, text } from '../reading/parse.ts'
import { pagePath } from '../text/paths.ts'

/** The address of a page in any form, read as its path. */
const pageAddress = v.pipe(requiredText, v.transform(pagePath))

/** A subcategory. Its `url` is the path of its page, `partialIds` the products in it. */
export const subcategorySchema = answerObject(
  { partialIds: list(identifier) },
  {
    title: requiredText,
    url: pageAddress,
  },
)

/** A category of the catalogue. Its `url` is the path of its page. */
export const categorySchema = answerObject(
  {
    image: address,
    subcategories: list(subcategorySchema),
    partialIds: list(identifier),
  },
  {
    id: identifier,
    title: requiredText,
    url: pageAddress,
  },
)
export type Category = v.InferOutput<typeof categorySchema>
export type Subcategory = v.InferOutput<typeof subcategorySchema>

/** The header of the category page at `route`, and the text below its products. */
export const categoryHeaderSchema = answerObject(
  {
    title: text,
    subtitle: text,
    additionalLines: list(requiredText),
    image: address,
    longDescriptionHTML: text,
  },
  {
    route: requiredText,
  },
)
export type CategoryHeader = v.InferOutput<typeof categoryHeaderSchema>

/** The answer of the categories call: a list, or an object with the list in `categories`. */
export const categoriesSchema = v.union([
  list(categorySchema),
  v.pipe(
    v.object({ categories: list(categorySchema) }),
    v.transform(({ categories }) => categories),
  ),
])
