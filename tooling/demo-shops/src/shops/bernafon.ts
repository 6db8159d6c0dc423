import { categoryRoute } from '../assemble/categories.ts'
import { serviceRoute } from '../pages/footer.ts'
import { partnerPicture, pictureUrl } from '../pictures/pictures.ts'
import type { HomePlan, ShopPlan } from '../shop-plan.ts'

/** The categories of bernafon, in the order of its menu. */
export const bernafonCategories: ShopPlan['categories'] = [
  ['batteries', 'battery-312-60'],
  ['domes', 'dome-power-8'],
  ['waxFilters', 'wax-filter'],
  ['care', 'air-blower'],
  ['tvAndPhone', 'remote-graphite'],
  ['alarms', 'alarm-clock-graphite'],
  ['hearingProtection', 'ear-plugs-blue'],
]

/** The banner of bernafon's shops. */
export const bernafonBanner = {
  title: 'Small parts. Clear difference.',
  description: 'Original accessories, filters and domes for your hearing aids, delivered to your door.',
  buttons: [
    { title: 'Shop accessories', url: categoryRoute('tvAndPhone', 'en') },
    { title: 'Find my domes', url: categoryRoute('domes', 'en') },
  ],
  backgroundImage: pictureUrl('hero-bernafon'),
  image: pictureUrl('hearing-aid-graphite'),
}

/** bernafon's guides. */
export const bernafonSpots: HomePlan['spots'] = [
  {
    title: 'Choosing a dome',
    text: 'How fit, vent and power change what you hear.',
    picture: 'dome-pack-open-8',
    link: { title: 'Read about domes', url: serviceRoute('dome-guide') },
  },
  {
    title: 'Care in four movements',
    text: 'Wipe, brush, blow, dry. Every evening.',
    picture: 'air-blower',
    link: { title: 'See the four steps', url: serviceRoute('care-guide') },
  },
  {
    title: 'Tube lengths explained',
    text: 'Measure from the top of the ear to the ear canal.',
    picture: 'thin-tubes',
    link: { title: 'Measure yours', url: serviceRoute('dome-guide') },
  },
]

/** Clinics that are bernafon's partners. */
export const bernafonPartners: HomePlan['partners'] = ['Nordstrand Audiology', 'Klinik am Park', 'Hearing First'].map(
  (name) => ({ name, image: pictureUrl(partnerPicture(name)), url: '' }),
)

/** bernafon's texts for search engines. */
export const bernafonSeo: ShopPlan['seo'] = {
  title: 'Accessories and care',
  description: 'Original accessories, filters and domes for hearing aids.',
  keywords: 'hearing aid accessories, domes, wax filters, remote control',
}

/** bernafon's newsletter. */
export const bernafonNewsletter = {
  title: 'News from the workshop',
  text: 'New parts and care advice, four times a year.',
}
