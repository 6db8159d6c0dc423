import * as v from 'valibot'
import { categoryHeaderSchema } from '../catalogue/category.ts'
import { withErrorTexts } from '../reading/errors.ts'
import { address, flag, list, maybe, orMissing, requiredText, text, texts } from '../reading/parse.ts'
import { fromRoot, servicePath } from '../text/paths.ts'
import { unbrokenPhone } from '../text/unbroken-phone.ts'

// CFG-32 names the parts of the static content but not their shapes; these are ours (OP-54).

/** An item with nothing in it counts as broken: it would leave an empty place on the page. */
const filled = <Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((item) => Object.values(item).some((part) => (Array.isArray(part) ? part.length > 0 : Boolean(part)))),
  )

export const linkSchema = v.object({ title: requiredText, url: v.pipe(requiredText, v.transform(fromRoot)) })
export type Link = v.InferOutput<typeof linkSchema>

/** A banner of the start page. Every part but the title may be missing, and so may the title. */
export const bannerSchema = v.object({
  eyebrow: text,
  title: text,
  description: text,
  buttons: list(linkSchema),
  showNewsletter: flag,
  bottomDisclaimer: text,
  backgroundImage: address,
  /** A cut-out picture that stands on the background. */
  image: address,
})
export type Banner = v.InferOutput<typeof bannerSchema>

/** A link, or its address alone. What cannot be read is no link. */
const linkOrAddress = orMissing(maybe(v.union([linkSchema, v.pipe(requiredText, v.nonEmpty(), v.transform(fromRoot))])))

/** Names an address that stands alone by the title of what it belongs to. Without a title there is no link. */
const titled = (title: string, link: Link | string | undefined): Link | undefined =>
  typeof link !== 'string' ? link : title ? { title, url: link } : undefined

const withTitledLink = <Item extends { title: string; link?: Link | string | undefined }>(item: Item) => ({
  ...item,
  link: titled(item.title, item.link),
})

export const imageTextSpotSchema = v.pipe(
  v.object({ title: text, text, image: address, link: linkOrAddress }),
  v.transform(withTitledLink),
)
export type ImageTextSpot = v.InferOutput<typeof imageTextSpotSchema>

/** A guide or leaflet. */
export const materialSchema = v.pipe(
  v.object({ title: requiredText, subtitle: text, link: linkOrAddress, image: address }),
  v.transform(withTitledLink),
)
export type Material = v.InferOutput<typeof materialSchema>

export const partnerSchema = v.object({
  name: requiredText,
  image: v.pipe(requiredText, v.transform(fromRoot)),
  url: address,
})
export type Partner = v.InferOutput<typeof partnerSchema>

/** A promise in the bar above the header; `icon` is one of truck, box, phone, shield, leaf, return. */
export const sellingPointSchema = v.object({ icon: text, text: requiredText, url: address })
export const sellingPointsBarSchema = v.pipe(
  v.object({ points: list(sellingPointSchema), phone: text, openingHours: text, contactHours: text }),
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

export const footerSchema = v.object({
  columns: list(filled(v.object({ title: text, links: list(linkSchema) }))),
  newsletter: maybe(v.object({ title: text, text })),
  legalLinks: list(linkSchema),
  copyright: text,
})
export type Footer = v.InferOutput<typeof footerSchema>

export const seoPageSchema = v.object({
  route: text,
  title: text,
  description: text,
  keywords: text,
  imageUrl: address,
})
export type SeoPage = v.InferOutput<typeof seoPageSchema>
export const seoSchema = v.object({ pages: list(seoPageSchema), defaults: maybe(seoPageSchema), faviconIcon: address })

const serviceRoute = v.pipe(requiredText, v.transform(servicePath))

/** The pages of customer service: the menu, and the html of each page (sanitised before it is shown). */
export const customerServiceSchema = v.object({
  menu: list(v.object({ route: serviceRoute, title: requiredText })),
  pages: list(v.object({ route: serviceRoute, contentHtml: text })),
})
export type CustomerService = v.InferOutput<typeof customerServiceSchema>

/** A part of the content, and a list of parts: what cannot be read hides its own block only. */
const part = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(maybe(schema), undefined)
const parts = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(list(schema), [])

/** Everything on the pages that editors write (CFG-32). A missing part hides its block only. */
export const staticContentSchema = v.object({
  notificationBar: part(v.object({ text: requiredText, url: address })),
  sellingPointsBar: part(sellingPointsBarSchema),
  categories: parts(categoryHeaderSchema),
  introBanner: part(filled(bannerSchema)),
  introBannerList: parts(filled(bannerSchema)),
  imageTextSpots: parts(filled(imageTextSpotSchema)),
  materials: parts(materialSchema),
  partners: parts(partnerSchema),
  footer: part(footerSchema),
  seo: part(seoSchema),
  customerService: part(customerServiceSchema),
})
export type StaticContent = v.InferOutput<typeof staticContentSchema>

/** The answer of the translations call: message key to wording, in an envelope; nothing reads as no words at all. */
export const translationsSchema = v.nullish(v.object({ translations: v.pipe(texts, v.transform(withErrorTexts)) }), {
  translations: {},
})
