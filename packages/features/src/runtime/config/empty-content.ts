import type { StaticContent } from '@shop/domain/shop/content.ts'

/** The content of a shop without any. A literal, so that rendering does not load the schema. */
export const emptyContent: StaticContent = {
  notificationBar: undefined,
  sellingPointsBar: undefined,
  categories: [],
  introBanner: undefined,
  introBannerList: [],
  imageTextSpots: [],
  materials: [],
  partners: [],
  footer: undefined,
  seo: undefined,
  customerService: undefined,
}
