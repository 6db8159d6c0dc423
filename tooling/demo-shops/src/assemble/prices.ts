import type { Article, Prices } from '../article.ts'
import type { ShopPlan } from '../shop-plan.ts'

const COLUMN = { DKK: 0, SEK: 1, GBP: 2, EUR: 3 } as const

const minorIn = (prices: Prices, currency: ShopPlan['currency']) => Math.round(prices[COLUMN[currency]] * 100)

/** Rounds as shops price: whole kroner (halves below 20), five pence or cents. */
export function nicePrice(minor: number, currency: ShopPlan['currency']): number {
  const isKrone = currency === 'DKK' || currency === 'SEK'
  const step = isKrone ? (minor < 2000 ? 50 : 100) : 5
  return Math.max(step, Math.round(minor / step) * step)
}

/** Returns an article's prices in one market, or undefined without a price. */
export function productPrice(article: Article, currency: ShopPlan['currency']) {
  if (!article.price) return null
  const priceMinor = minorIn(article.price, currency)
  return {
    priceMinor,
    // The previous price is struck through, for lowered prices and for offers.
    ...((article.regular ?? article.offer) && {
      regularPriceMinor: minorIn(article.regular ?? article.price, currency),
    }),
    ...(article.offer && { promoPriceMinor: minorIn(article.offer, currency) }),
    bulk: (article.bulk ?? []).map(([quantity, percent]) => ({
      quantity,
      priceMinor: nicePrice((priceMinor * (100 - percent)) / 100, currency),
    })),
  }
}
