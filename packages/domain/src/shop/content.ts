import * as v from 'valibot'
import { categoryHeaderSchema } from '../catalogue/category.ts'
import { withErrorTexts } from '../reading/errors.ts'
import { address, answerObject, flag, list, maybe, requiredText, text, texts } from '../reading/parse.ts'
import { fromRoot, servicePath } from '../text/paths.ts'
import { unbrokenPhone } from '../text/unbroken-phone.ts'

// The specification names the parts of the static content, but not their fields. The fields are ours.

/** Rejects an item without any content, which would leave a gap on the page. */
const filled = <Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((item) => Object.values(item).some((part) => (Array.isArray(part) ? part.length > 0 : Boolean(part)))),
  )

/** A link with its text. */
export const linkSchema = v.object({ title: requiredText, url: v.pipe(requiredText, v.transform(fromRoot)) })
export type Link = v.InferOutput<typeof linkSchema>

/** A banner of the start page. Every part may be empty, but not all of them. */
export const bannerSchema = answerObject({
  eyebrow: text,
  title: text,
  description: text,
  buttons: list(linkSchema),
  showNewsletter: flag,
  bottomDisclaimer: text,
  backgroundImage: address,
  /** A cut-out picture in front of the background. */
  image: address,
})
export type Banner = v.InferOutput<typeof bannerSchema>

/** A link, or its address alone. */
const linkOrAddress = maybe(v.union([linkSchema, v.pipe(requiredText, v.nonEmpty(), v.transform(fromRoot))]))

/** Makes a link of a bare address, named by the title of its item. Without a title there is no link. */
const titled = (title: string, link: Link | string | undefined): Link | undefined =>
  typeof link !== 'string' ? link : title ? { title, url: link } : undefined

const withTitledLink = <Item extends { title: string; link?: Link | string | undefined }>(item: Item) => ({
  ...item,
  link: titled(item.title, item.link),
})

/** A teaser with picture and text. A bare address becomes a link with the title as text. */
export const imageTextSpotSchema = v.pipe(
  answerObject({ title: text, text, image: address, link: linkOrAddress }),
  v.transform(withTitledLink),
)
export type ImageTextSpot = v.InferOutput<typeof imageTextSpotSchema>

/** A guide or leaflet to read or download. */
export const materialSchema = v.pipe(
  answerObject({ subtitle: text, link: linkOrAddress, image: address }, { title: requiredText }),
  v.transform(withTitledLink),
)
export type Material = v.InferOutput<typeof materialSchema>

/** A partner with logo. */
export const partnerSchema = answerObject(
  { url: address },
  {
    name: requiredText,
    image: v.pipe(requiredText, v.transform(fromRoot)),
  },
)
export type Partner = v.InferOutput<typeof partnerSchema>

/** A selling point in the bar above the header. `icon` is `truck`, `box`, `phone`, `shield`, `leaf` or `return`. */
export const sellingPointSchema = answerObject({ icon: text, url: address }, { text: requiredText })

/** The bar above the header. The phone number is joined so that it never breaks across lines, also inside texts. */
export const sellingPointsBarSchema = v.pipe(
  answerObject({ points: list(sellingPointSchema), phone: text, openingHours: text, contactHours: text }),
  v.transform(({ points, phone, openingHours, contactHours }) => {
    const whole = unbrokenPhone(phone)
    const withWholePhone = (words: string) => (phone === '' ? words : words.replaceAll(phone, whole))
    return {
      points: points.map((point) => ({ ...point, text: withWholePhone(point.text) })),
      phone: whole,
      openingHours: openingHours || contactHours,
    }
  }),
)
export type SellingPointsBar = v.InferOutput<typeof sellingPointsBarSchema>

/** The footer. Columns with neither title nor links are left out. */
export const footerSchema = answerObject({
  columns: list(filled(answerObject({ title: text, links: list(linkSchema) }))),
  newsletter: maybe(answerObject({ title: text, text })),
  legalLinks: list(linkSchema),
  copyright: text,
})
export type Footer = v.InferOutput<typeof footerSchema>

/** What search engines and social networks read about the page at `route`. */
export const seoPageSchema = answerObject({
  route: text,
  title: text,
  description: text,
  keywords: text,
  imageUrl: address,
})
export type SeoPage = v.InferOutput<typeof seoPageSchema>

/** Metadata by page, the defaults of other pages, and the icon of the tab. */
export const seoSchema = answerObject({
  pages: list(seoPageSchema),
  defaults: maybe(seoPageSchema),
  faviconIcon: address,
})

const serviceRoute = v.pipe(requiredText, v.transform(servicePath))

/** The pages of customer service: the menu, and the HTML of each page. Sanitise the HTML before showing it. */
export const customerServiceSchema = v.object({
  menu: list(v.object({ route: serviceRoute, title: requiredText })),
  pages: list(v.object({ route: serviceRoute, contentHtml: text })),
})
export type CustomerService = v.InferOutput<typeof customerServiceSchema>

/** All content that editors write. A missing or unreadable part hides its own block only. */
export const staticContentSchema = answerObject({
  notificationBar: maybe(answerObject({ url: address }, { text: requiredText })),
  sellingPointsBar: maybe(filled(sellingPointsBarSchema)),
  categories: list(categoryHeaderSchema),
  introBanner: maybe(filled(bannerSchema)),
  introBannerList: list(filled(bannerSchema)),
  imageTextSpots: list(filled(imageTextSpotSchema)),
  materials: list(materialSchema),
  partners: list(partnerSchema),
  footer: maybe(footerSchema),
  seo: maybe(seoSchema),
  customerService: maybe(customerServiceSchema),
})
export type StaticContent = v.InferOutput<typeof staticContentSchema>

/** The answer of the translations call: texts by message key. Null or an empty body reads as no texts. */
export const translationsSchema = v.nullish(v.object({ translations: v.pipe(texts, v.transform(withErrorTexts)) }), {
  translations: {},
})
