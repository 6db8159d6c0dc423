/** The pages of a storefront that are measured. */
export const pageNames = ['home', 'category', 'product', 'cart'] as const
export type PageName = (typeof pageNames)[number]

/** A storefront as the measurements use it: its addresses, and the elements to read and press. Selectors are CSS. */
export interface MeasuredSite {
  name: string
  origin: string
  /** Paths of the pages. */
  pages: Record<PageName, string>
  /** Puts the product on show into the cart. */
  addButton: string
  /** The first number in it is the count of pieces in the cart. */
  cartCount: string
  /** The links to products on the category page. */
  productLinks: string
  productHeading: string
  /** Ids of many products, for the longest cart. The floors have no such cart. */
  manyProducts?: readonly string[]
}
