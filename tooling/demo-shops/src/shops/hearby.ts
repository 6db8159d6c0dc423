import { categoryRoute } from '../assemble/categories.ts'
import { serviceRoute } from '../pages/footer.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import type { HomePlan, ShopPlan } from '../shop-plan.ts'

const batteries = categoryRoute('batteries', 'en')

/** The categories of Hearby, in the order of its tiles. */
export const hearbyCategories: ShopPlan['categories'] = [
  ['batteries', 'battery-13-60'],
  ['domes', 'dome-open-8'],
  ['waxFilters', 'wax-filter'],
  ['care', 'spray-pine'],
  ['drying', 'drying-jar'],
  ['tvAndPhone', 'remote-white'],
  ['alarms', 'alarm-clock-white'],
  ['hearingProtection', 'ear-plugs'],
]

/** The banner of Hearby's shops. */
export const hearbyBanner = {
  title: 'Everything your hearing aids need',
  description: 'Batteries, domes, filters and care for all major makes. Order before 3 pm, and we will send it today.',
  buttons: [
    { title: 'Find your batteries', url: batteries },
    { title: 'See cleaning and care', url: categoryRoute('care', 'en') },
  ],
  backgroundImage: pictureUrl('hero-product'),
  image: pictureUrl('aid-and-batteries'),
}

/** The guides on the start page. */
export const hearbySpots: HomePlan['spots'] = [
  {
    title: 'Clean your hearing aids in two minutes',
    text: 'A dry cloth, a soft brush and a fixed time of day. A step-by-step guide.',
    picture: 'brush',
    link: { title: 'Read the guide', url: serviceRoute('care-guide') },
  },
  {
    title: 'Find the right dome',
    text: 'Open, closed or power, and which size. Measure your old one in a minute.',
    picture: 'dome-tulip-8',
    link: { title: 'Find your dome', url: serviceRoute('dome-guide') },
  },
]

/** Hearby's texts for search engines. */
export const hearbySeo: ShopPlan['seo'] = {
  title: 'Hearing aid batteries, domes and care',
  description: 'Batteries, domes, wax filters and care products for hearing aids of all makes, sent the same day.',
  keywords: 'hearing aid batteries, domes, wax filters, hearing aid care',
}

/** Hearby's newsletter. */
export const hearbyNewsletter = {
  title: 'Good advice, once a month',
  text: 'Care tips and offers. Unsubscribe whenever you like.',
}
