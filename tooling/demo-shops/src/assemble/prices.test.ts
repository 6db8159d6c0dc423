import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articles } from '../articles/articles.ts'
import { nicePrice, productPrice } from './prices.ts'

const currency = fc.constantFrom('DKK', 'SEK', 'GBP', 'EUR' as const)

describe('prices in the markets', () => {
  it('end as prices end there: whole kroner or five pence', () => {
    expect(nicePrice(2449, 'DKK')).toBe(2400)
    expect(nicePrice(1940, 'DKK')).toBe(1950)
    expect(nicePrice(237, 'GBP')).toBe(235)
  })

  it('never move further than the step they are rounded to, and never vanish', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), currency, (minor, where) => {
        const nice = nicePrice(minor, where)
        expect(nice).toBeGreaterThan(0)
        expect(Math.abs(nice - minor)).toBeLessThan(100)
      }),
    )
  })

  it('strike through what was asked before an offer', () => {
    const battery = articles.find(({ number }) => number === 'BAT-312-06')!
    expect(productPrice(battery, 'GBP')).toMatchObject({
      priceMinor: 395,
      regularPriceMinor: 395,
      promoPriceMinor: 295,
    })
  })

  it('are absent for an article without a price', () => {
    const telephone = articles.find(({ number }) => number === 'TEL-7100')!
    expect(productPrice(telephone, 'DKK')).toBeNull()
  })

  it('make every offer and every lowered price really lower', () => {
    for (const where of ['DKK', 'SEK', 'GBP', 'EUR'] as const) {
      const wrong = articles.filter((article) => {
        const price = productPrice(article, where)
        if (!price?.regularPriceMinor) return false
        return (price.promoPriceMinor ?? price.priceMinor) >= price.regularPriceMinor
      })
      expect(wrong).toEqual([])
    }
  })
})
