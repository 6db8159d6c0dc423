import * as v from 'valibot'
import { decisive, essential, expected, expecteds, optional, optionals, ours } from './field.ts'
import * as form from './form.ts'
import { answeredInAddressBook } from './our-address-fields.ts'
import { legalFactsContract } from './our-legal-facts.ts'
import { content, perUnit } from './our-price-fields.ts'

const NO_STEP = 'The step is left out of the bulk prices.'

export const quantityThresholdContract = v.object({
  priceStr: expected(form.amount, NO_STEP),
  ...perUnit,
  quantity: essential(form.number, NO_STEP),
})

/** What one piece costs. */
export const priceContract = v.object({
  price: expected(form.amount, 'The shop reads the amount out of `priceStr`.'),
  currency: expected(form.text, 'Amounts without a currency are shown in the currency of the shop.'),
  priceStr: expected(form.amount, 'The shop shows `price` in the style of its culture.'),
  ...perUnit,
  regularPriceStr: optional(form.amount, 'No price is struck through unless a promotion has a lower price.'),
  lowestPriceStr: ours(form.amount, 'A lowered price does not name the lowest price of the last 30 days.'),
  isBulkPurchaseProduct: optional(form.flag, 'The line with the lowest bulk price is not shown.'),
  isDiscountedProduct: optional(form.flag, 'No regular price is struck through outside promotions.'),
  minimumBulkPriceStr: optional(form.amount, 'The line with the lowest bulk price is not shown.'),
  quantityTreshold: optional(v.array(quantityThresholdContract), 'The table of bulk prices is not shown.'),
})

/** What one piece costs while a promotion runs. */
export const promotionContract = v.object({
  priceStr: expected(form.amount, 'The shop shows the regular price.'),
  ...perUnit,
  minimumBulkPriceStr: optional(form.amount, 'The lowest bulk price is the one of the regular price.'),
})

const NO_VARIATION = 'The variation cannot be chosen.'

export const variationContract = v.object({
  attributes: expected(form.texts, NO_VARIATION),
  id: essential(form.id, NO_VARIATION),
  itemNumber: essential(form.id, NO_VARIATION),
  images: optional(v.array(form.address), 'The variation shows the pictures of its product.'),
  priceResponse: optional(priceContract, 'The variation costs what its product costs.'),
  productPromoResponse: optional(promotionContract, 'The variation shows its regular price.'),
  isOnPromotion: optional(form.flag, 'The variation shows its regular price.'),
  ...content,
})

const NO_PRODUCT = 'The product is left out of lists, and its page is not found.'
const SHORT_TEXT = 'The text is not shown.'
const SEARCH_ENGINES = 'Search engines get the name and description of the product.'

const productFields = {
  id: essential(form.id, NO_PRODUCT),
  itemNumber: expected(form.id, 'The product has no page by number and cannot be a favourite.'),
  name: essential(form.text, NO_PRODUCT),
  description: optional(form.text, SHORT_TEXT),
  ...optionals(['subtitle', 'marketingDescription', 'marketingShortDescription'], form.text, SHORT_TEXT),
  imageUrl: expected(form.address, 'The place of the picture stays empty.'),
  allImages: optional(v.array(form.address), 'The gallery shows `imageUrl` alone.'),
  partialId: optional(form.id, 'The product page has no category in its address and breadcrumb.'),
  urlKey: optional(form.text, 'The page of the product is found by its item number alone.'),
  canAddToCart: optional(form.flag, 'The product can be bought if it is in stock and has a price.'),
  isConfigurable: optional(form.flag, 'The product is sold as it is, without choices.'),
  isOnPromotion: optional(form.flag, 'The product shows its regular price.'),
  inStock: expected(form.flag, 'The product shows as sold out and cannot be bought.'),
  colorName: optional(form.text, 'The colour is not shown.'),
  productAttributes: optional(form.texts, 'No attributes are shown.'),
  configurableAttributes: optional(v.record(v.string(), v.nullish(v.array(form.id))), 'No variation can be chosen.'),
  variations: optional(v.array(variationContract), 'No variation can be chosen.'),
  metaTitle: optional(form.text, SEARCH_ENGINES),
  metaDescription: optional(form.text, SEARCH_ENGINES),
  metaKeywords: optional(form.text, 'The page has no keywords.'),
  priceResponse: expected(priceContract, 'The product has no price and cannot be bought.'),
  productPromoResponse: optional(promotionContract, 'The product shows its regular price.'),
  ...content,
  facets: ours(
    v.record(v.string(), v.nullish(v.array(form.id))),
    'Lists are filtered by stock and offers alone, and no page says which hearing aids the product fits.',
  ),
}

export const relatedProductContract = v.object({
  ...productFields,
  relatedProducts: optional(v.array(v.unknown()), 'Related products of related products are never shown.'),
})

/** An article of the shop. */
export const productContract = v.object({
  ...productFields,
  relatedProducts: optional(
    v.array(v.union([relatedProductContract, form.id])),
    'The row of related products is not shown.',
  ),
  legal: ours(legalFactsContract, 'The page says nothing of manufacturer, safety and what may be returned.'),
})

const NO_FILTERS = 'A list of which the gateway sends parts has no filters. Whole lists are filtered by the shop.'

/** A group of values that divides a list, each with the number of products that it would show. */
export const facetGroupContract = v.object({
  key: essential(form.id, 'The group is not offered.'),
  name: ours(form.text, 'The shop has a word for the group, or shows its key.'),
  values: essential(
    v.array(
      v.object({
        key: essential(form.id, 'The value is not offered.'),
        name: ours(form.text, 'The value shows its key.'),
        count: ours(form.number, 'The value shows that no product has it.'),
      }),
    ),
    'The group is not offered.',
  ),
})

/** The answer of search and browse. */
export const productListContract = v.object({
  products: decisive(expected(v.array(productContract), 'The list shows that nothing was found.')),
  total: ours(form.number, 'The shop asks for the whole list and counts the products it gets.'),
  facets: ours(v.array(facetGroupContract), NO_FILTERS),
  sortsPerUnit: ours(form.flag, 'Parts of a list cannot be sorted by their price per unit.'),
  suggestions: ours(v.array(form.text), 'A search that finds nothing proposes no other words.'),
})

/** The same, or the products alone. */
export const productListAnswerContract = v.union([productListContract, v.array(productContract)])

const NO_CATEGORY = 'The category is left out of the menu and has no page.'

export const subcategoryContract = v.object({
  title: essential(form.text, NO_CATEGORY),
  url: essential(form.address, NO_CATEGORY),
  partialIds: optional(v.array(form.id), 'Products of the subcategory link to the page of the category above it.'),
})

export const categoryContract = v.object({
  id: essential(form.id, NO_CATEGORY),
  title: essential(form.text, NO_CATEGORY),
  url: essential(form.address, NO_CATEGORY),
  image: optional(form.address, 'The tile of the category has no picture.'),
  subcategories: optional(v.array(subcategoryContract), 'The category has no subcategories in the menu.'),
  partialIds: optional(v.array(form.id), 'Products outside a category page link to a page without a category.'),
})

/** The answer of the categories call: a list, or a list in an envelope. */
export const categoriesContract = v.union([
  v.array(categoryContract),
  v.object({ categories: decisive(expected(v.array(categoryContract), 'The shop has no categories in its menu.')) }),
])

const HEADER = 'The category page leaves this part of its header out.'

/** What stands above and below the products of a category page. */
export const categoryHeaderContract = v.object({
  route: essential(form.address, 'The header is left out. The category page shows the title of its category.'),
  title: optional(form.text, 'The category page shows the title of its category.'),
  ...optionals(['subtitle', 'longDescriptionHTML'], form.text, HEADER),
  additionalLines: optional(v.array(form.text), HEADER),
  image: optional(form.address, HEADER),
})

/** The fields of an address in an account and in the checkout. */
export const addressEntryContract = v.object({
  ...answeredInAddressBook,
  id: essential(form.id, 'The address is left out of the address book.'),
  ...expecteds(
    ['firstName', 'lastName', 'telephone', 'streetAddress1', 'city', 'postalCode'],
    form.text,
    'The address shows without this line, and the customer types it in the form.',
  ),
  ...optionals(['middleName', 'company', 'fax', 'streetAddress2'], form.text, 'The address shows without this line.'),
  country: expected(form.text, 'The form begins with the first country that the shop delivers to.'),
  isDefaultBillingAddress: expected(form.flag, 'The checkout fills in no invoice address by itself.'),
  isDefaultShippingAddress: expected(form.flag, 'The checkout fills in no delivery address by itself.'),
})
