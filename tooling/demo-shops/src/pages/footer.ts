import type { footerSchema, Link } from '@shop/domain/shop/content.ts'
import type { InferInput } from 'valibot'
import { categoryRoute } from '../assemble/categories.ts'
import { categoryPlans } from '../categories/category-plans.ts'
import { localize, type LocalizedText } from '../localized-text.ts'
import type { ShopPlan } from '../shop-plan.ts'
import type { ServicePage } from './page-facts.ts'

const heads = {
  shop: ['Shop', 'Butik', 'Butiken'],
  help: ['Help', 'Hjælp', 'Hjälp'],
  account: ['Your account', 'Min konto', 'Mina sidor'],
  about: ['About', 'Om os', 'Om oss'],
} as const satisfies Record<string, LocalizedText>

const logIn: LocalizedText = ['Log in', 'Log ind', 'Logga in']
const create: LocalizedText = ['Create an account', 'Opret konto', 'Skapa konto']
const orders: LocalizedText = ['My orders', 'Mine ordrer', 'Mina beställningar']
const favourites: LocalizedText = ['Favourites', 'Favoritter', 'Favoriter']

const HELP = ['contact-us', 'delivery', 'returns', 'vat-exempt', 'find-a-specialist', 'which-battery']
const ABOUT = ['about', 'terms', 'privacy', 'cookies', 'accessibility']
const LEGAL = ['terms', 'privacy', 'withdrawal', 'accessibility', 'contact-us']
const MAX_CATEGORIES = 5

/** Returns the route of a customer-service page. */
export const serviceRoute = (address: string): string => `/customer-service/${address}`

const linksTo = (pages: readonly ServicePage[], addresses: readonly string[]): Link[] =>
  addresses.flatMap((address) => {
    const found = pages.find((page) => page.address === address)
    return found ? [{ title: found.title, url: serviceRoute(address) }] : []
  })

function accountLinks({ language, flags, reword = (text) => text }: ShopPlan): Link[] {
  return [
    { title: localize(logIn, language), url: '/account/login' },
    { title: localize(create, language), url: '/account/create' },
    { title: reword(localize(orders, language)), url: '/account/order-history' },
    ...(flags.allowFavourites ? [{ title: localize(favourites, language), url: '/account/favourites' }] : []),
  ]
}

/** Returns the footer's columns. */
export function footer(plan: ShopPlan, pages: readonly ServicePage[]): InferInput<typeof footerSchema> {
  const { language } = plan
  const categories = plan.categories.slice(0, MAX_CATEGORIES).map(([key]) => ({
    title: localize(categoryPlans[key].title, language),
    url: categoryRoute(key, language),
  }))
  return {
    columns: [
      { title: localize(heads.shop, language), links: categories },
      { title: localize(heads.help, language), links: linksTo(pages, HELP) },
      { title: localize(heads.account, language), links: accountLinks(plan) },
      { title: localize(heads.about, language), links: linksTo(pages, ABOUT) },
    ],
    newsletter: plan.newsletter,
    legalLinks: linksTo(pages, LEGAL),
    copyright: `© 2026 ${plan.displayName}`,
  }
}
