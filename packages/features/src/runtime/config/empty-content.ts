import type { StaticContent } from '@shop/domain/shop/content.ts'

/** The content of a shop for which nobody has written any; written out, so that no page needs the schema to be drawn. */
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
