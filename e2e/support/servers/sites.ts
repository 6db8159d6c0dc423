import { servers } from './servers.ts'
import { rewordFree, wording } from '../pages/wording.ts'

/** What a shop's configuration makes visible. Written by hand, so that seed data and shop cannot share a mistake. */
interface Shown {
  landing: 'tiles' | 'splash' | 'intro'
  menu: 'none' | 'links' | 'multilevel'
  breadcrumb: 'global' | 'uk'
  /** The format of an amount. Missing where prices are hidden. */
  price?: RegExp
  /** Prices include VAT. */
  inclVat?: true
  favourites?: true
  recommended?: true
  promoCode?: true
  eanNumber?: true
  vatExemption?: true
  /** Product pages show stock and delivery time. */
  availability?: true
  descriptionInCart?: true
  sortByPrice?: true
}

const site = (name: string, shop: string, language: string, culture: string, shows: Shown) => ({
  name,
  shop,
  culture,
  shows,
  t: wording(language),
  origin: servers.site(name),
  gateway: servers.gatewayFromNode,
})

/** A site under test: a brand in a market, with its servers. `t` returns texts in its language. */
export type Site = ReturnType<typeof site>

const euros = /€\d+\.\d\d/
const pounds = /£\d+\.\d\d/
const crowns = /\d+,\d\d\skr/

/** The demo shops, which together show every setting. */
export const sites = {
  productGlobal: site('product-global', 'product_global', 'en', 'en', {
    landing: 'tiles',
    menu: 'multilevel',
    breadcrumb: 'global',
    price: euros,
    inclVat: true,
    favourites: true,
    recommended: true,
    promoCode: true,
    availability: true,
    descriptionInCart: true,
    sortByPrice: true,
  }),
  productUk: site('product-uk', 'product_uk', 'en', 'en-GB', {
    landing: 'splash',
    menu: 'links',
    breadcrumb: 'uk',
    recommended: true,
    price: pounds,
    inclVat: true,
    promoCode: true,
    vatExemption: true,
    availability: true,
    descriptionInCart: true,
    sortByPrice: true,
  }),
  phonicearDk: site('phonicear-dk', 'phonicear_dk', 'da', 'da-DK', {
    landing: 'intro',
    menu: 'links',
    breadcrumb: 'global',
    recommended: true,
    price: /\d+,\d\d\skr\./,
    inclVat: true,
    favourites: true,
    eanNumber: true,
    availability: true,
    descriptionInCart: true,
    sortByPrice: true,
  }),
  phonicearDkFree: {
    ...site('phonicear-dk-free', 'phonicear_dk_forbrugsshop_free', 'da', 'da-DK', {
      landing: 'tiles',
      menu: 'none',
      breadcrumb: 'global',
      availability: true,
      descriptionInCart: true,
      sortByPrice: true,
    }),
    t: wording('da', rewordFree),
  },
  bernafonGlobal: site('bernafon-global', 'bernafon_global', 'en', 'en', {
    landing: 'splash',
    menu: 'links',
    breadcrumb: 'global',
    recommended: true,
    price: euros,
  }),
  bernafonUk: site('bernafon-uk', 'bernafon_uk', 'en', 'en-GB', {
    landing: 'intro',
    menu: 'multilevel',
    breadcrumb: 'uk',
    recommended: true,
    price: pounds,
    inclVat: true,
    vatExemption: true,
    availability: true,
    descriptionInCart: true,
    sortByPrice: true,
  }),
  horselbutikSe: site('horselbutik-se', 'horselbutik_se', 'sv', 'sv-SE', {
    landing: 'tiles',
    menu: 'multilevel',
    breadcrumb: 'global',
    price: crowns,
    inclVat: true,
    favourites: true,
    recommended: true,
    availability: true,
    descriptionInCart: true,
    sortByPrice: true,
  }),
}

/** One site of each brand. */
export const siteOfBrand = {
  product: sites.productGlobal,
  phonicear: sites.phonicearDk,
  bernafon: sites.bernafonUk,
  horselbutik: sites.horselbutikSe,
}

/** True when every combination is wanted, instead of a choice that covers each page, brand and width. */
export const isFullMatrix = process.env['MATRIX'] === 'all'
