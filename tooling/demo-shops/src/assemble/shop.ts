import type { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { wordings } from '@shop/domain/messages/wordings.ts'
import type { InferInput } from 'valibot'
import { articles } from '../articles/articles.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { assembleCategories } from './categories.ts'
import { assembleContent, assembleCustomerService } from './content.ts'
import { mailTheme } from './mail-theme.ts'
import { assembleProduct } from './product.ts'

const textsOf = ({ language, reword = (text) => text }: ShopPlan) =>
  Object.fromEntries(Object.entries(wordings[language]).map(([key, text]) => [key, reword(text)]))

/** The consent script of every demo shop, from Cookie Information. */
const CONSENT_SCRIPT = 'https://policy.app.cookieinformation.com/uc.js'

/** The hour that the demo shops' pages name. */
const ORDER_BEFORE = '15:00'

const toMinor = (major: number) => Math.round(major * 100)

function settings(plan: ShopPlan) {
  return {
    cultureName: plan.cultureName,
    currency: plan.currency,
    language: plan.language,
    timeZone: plan.timeZone,
    vatRate: plan.vatRate,
    shipping: plan.delivery.map(({ code, name, cost, freeFrom, carrier }) => ({
      code,
      name,
      priceMinor: toMinor(cost),
      ...(freeFrom !== undefined && { freeFromMinor: toMinor(freeFrom) }),
      ...(carrier && { carrier }),
    })),
    promotions: [...plan.promotions],
    promoCodes: [...(plan.promoCodes ?? [])],
    ...(plan.freeOrders && { freeOrders: plan.freeOrders }),
    paymentMethods: [...plan.paymentMethods],
    returnDays: plan.returnDays,
    orderNumberPrefix: plan.orderNumberPrefix,
    senderName: plan.displayName,
    senderEmail: plan.contact.email,
    phone: plan.contact.phone,
    mailTheme: mailTheme(plan.artwork ?? plan.brand),
  }
}

const sellerOf = ({ company: name, address, companyNumber, vatNumber }: ShopPlan['contact']) => ({
  name,
  address,
  companyNumber,
  vatNumber,
})

function configuration(plan: ShopPlan): InferInput<typeof configurationSchema> {
  return {
    id: plan.id,
    brand: plan.brand,
    displayName: plan.displayName,
    cultureName: plan.cultureName,
    currency: plan.currency,
    featureFlags: plan.flags,
    ...(plan.paymentProvider && { paymentProvider: plan.paymentProvider }),
    supportedCountries: { ...plan.countries },
    shippingTypes: plan.delivery.map(({ code, name, disclaimer, cost, deliveryDays }) => ({
      code,
      name,
      disclaimer,
      cost,
      currency: plan.currency,
      ...(deliveryDays !== undefined && { deliveryDays }),
    })),
    ...(plan.cookieBannerCulture && { cookieBannerCulture: plan.cookieBannerCulture }),
    consentScriptUrl: CONSENT_SCRIPT,
    tagManager: { default: plan.tagManager.default, byHost: { ...plan.tagManager.byHost } },
    displaySellingPointsBar: true,
    recommendedProducts: [...plan.recommended],
    cartRecommendedProducts: [...plan.recommendedInCart],
    deliveryDays: plan.deliveryDays,
    orderBefore: ORDER_BEFORE,
    returnDays: plan.returnDays,
    refillAfterDays: 90,
    refillMails: true,
    allowPriceSort: plan.allowPriceSort,
    allowFilters: true,
    guestOrders: true,
    searchSuggestions: true,
    seller: sellerOf(plan.contact),
  }
}

// Every shop also has the hidden articles, at the end, because offers can give them away.
function productsOf(plan: ShopPlan, { categories, routesOf }: ReturnType<typeof assembleCategories>) {
  const order = new Map(categories.map(({ url }, index) => [url, index]))
  return articles
    .map((article) => ({ article, routes: article.isHidden ? [] : routesOf(article.group) }))
    .filter(({ article, routes }) => article.isHidden || routes.length > 0)
    .map((found) => ({ ...found, place: order.get(found.routes[0] ?? '') ?? order.size }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ article, routes }) => assembleProduct(article, plan, routes))
}

/** Assembles one demo shop from its plan and the shared data. */
export function assembleShop(plan: ShopPlan) {
  const assembled = assembleCategories(plan)
  return {
    id: plan.id,
    configuration: configuration(plan),
    settings: settings(plan),
    texts: textsOf(plan),
    content: assembleContent(plan, assembled.headers),
    customerService: assembleCustomerService(plan),
    categories: assembled.categories,
    products: productsOf(plan, assembled),
  }
}
