import * as v from 'valibot'
import { decisive, essential, expected, optional, ours } from './field.ts'
import * as form from './form.ts'
import { categoryHeaderContract } from './product.ts'

// The documents name the parts of the content, and what some parts hold, but few of their fields. Those are ours.

const NO_LINK = 'The link is left out.'
export const linkContract = v.object({ title: essential(form.text, NO_LINK), url: essential(form.address, NO_LINK) })
/** A link, or its address alone. */
const link = v.union([linkContract, form.address])

const PART = 'The part is left out.'

export const bannerContract = v.object({
  title: optional(form.text, PART),
  description: optional(form.text, PART),
  buttons: optional(v.array(linkContract), 'The banner has no buttons.'),
  showNewsletter: ours(form.flag, 'The banner has no form for the newsletter.'),
  bottomDisclaimer: ours(form.text, PART),
  backgroundImage: ours(form.address, 'The banner has a plain background.'),
  image: ours(form.address, 'The banner shows its background alone.'),
  eyebrow: ours(form.text, PART),
})

export const spotContract = v.object({
  title: optional(form.text, PART),
  text: optional(form.text, PART),
  image: optional(form.address, PART),
  link: ours(link, 'The spot leads nowhere.'),
})

export const materialContract = v.object({
  title: essential(form.text, 'The material is left out.'),
  subtitle: optional(form.text, PART),
  link: optional(link, 'The material leads nowhere.'),
  image: ours(form.address, 'The material has no picture.'),
})

const NO_PARTNER = 'The partner is left out.'
export const partnerContract = v.object({
  name: essential(form.text, NO_PARTNER),
  image: essential(form.address, NO_PARTNER),
  url: ours(form.address, 'The logo is no link.'),
})

export const sellingPointsContract = v.object({
  phone: ours(form.text, 'The bar and the error pages show no telephone number.'),
  contactHours: ours(form.text, 'The bar shows no hours.'),
  openingHours: ours(form.text, 'The bar shows `contactHours`.'),
  points: ours(
    v.array(
      v.object({
        text: essential(form.text, 'The point is left out.'),
        icon: ours(form.text, 'The point has a plain icon.'),
        url: ours(form.address, 'The point is no link.'),
      }),
    ),
    'The bar shows telephone and hours alone.',
  ),
})

const footerColumn = v.object({
  title: optional(form.text, 'The column has no title.'),
  links: optional(v.array(linkContract), 'The column is left out.'),
})

const newsletter = v.object({
  title: ours(form.text, 'The form has no title.'),
  text: ours(form.text, 'The form has no text above it.'),
})

export const footerContract = v.object({
  columns: optional(v.array(footerColumn), 'The footer has no columns.'),
  newsletter: ours(newsletter, 'The footer has no newsletter form.'),
  legalLinks: ours(v.array(linkContract), 'The footer has no row of legal links.'),
  copyright: ours(form.text, 'The footer has no copyright line.'),
})

const NO_METADATA = 'The shop uses the defaults, or the title of the page.'

export const seoPageContract = v.object({
  route: optional(form.address, 'The entry is used for no page.'),
  title: optional(form.text, NO_METADATA),
  description: optional(form.text, NO_METADATA),
  keywords: optional(form.text, NO_METADATA),
  imageUrl: optional(form.address, NO_METADATA),
})

export const seoContract = v.object({
  pages: optional(v.array(seoPageContract), NO_METADATA),
  defaults: optional(seoPageContract, NO_METADATA),
  faviconIcon: optional(form.address, 'The shop uses the icon of its brand.'),
})

const NO_SERVICE_PAGE = 'The page is left out of customer service.'

const menu = v.array(
  v.object({ route: essential(form.address, NO_SERVICE_PAGE), title: essential(form.text, NO_SERVICE_PAGE) }),
)
const pages = v.array(
  v.object({ route: essential(form.address, NO_SERVICE_PAGE), contentHtml: expected(form.text, 'The page is empty.') }),
)

/** The menu and the pages of customer service. */
export const customerServiceContract = v.object({
  menu: decisive(expected(menu, 'Customer service shows no menu.')),
  pages: decisive(expected(pages, 'Customer service has the contact form alone.')),
})

/** What editors write. */
export const staticContentContract = v.object({
  categories: expected(v.array(categoryHeaderContract), 'Category pages show the title of their category.'),
  footer: expected(footerContract, 'Pages end without a footer.'),
  introBanner: optional(bannerContract, 'The start page begins with its categories.'),
  introBannerList: optional(v.array(bannerContract), 'The intro shows `introBanner` alone.'),
  imageTextSpots: optional(v.array(spotContract), 'The start page has no spots.'),
  materials: optional(v.array(materialContract), 'The start page has no materials.'),
  partners: optional(v.array(partnerContract), 'The start page has no partner logos.'),
  sellingPointsBar: expected(sellingPointsContract, 'The bar with selling points is not shown.'),
  seo: expected(seoContract, 'Pages have the title of their heading and no description.'),
  customerService: optional(
    v.object({
      menu: optional(menu, 'The shop reads the call for customer service alone.'),
      pages: optional(pages, 'The shop reads the call for customer service alone.'),
    }),
    'The shop reads the call for customer service alone.',
  ),
  notificationBar: ours(
    v.object({ text: essential(form.text, 'The bar is left out.'), url: ours(form.address, 'The notice is no link.') }),
    'The shop shows no notice above the header.',
  ),
})
