import { marketingHtml } from '@shop/domain/text/markup.ts'
import { describe, expect, it } from 'vitest'
import { articles } from '../articles/articles.ts'
import { horselbutikSe } from '../shops/horselbutik-se.ts'
import { productUk } from '../shops/product-uk.ts'
import { assembleProduct } from './product.ts'

const article = (number: string) => articles.find((candidate) => candidate.number === number)!

describe('an article on its way into a shop', () => {
  it('brings texts whose markup becomes HTML without a rest', () => {
    for (const one of articles) {
      const { marketingDescription, marketingShortDescription } = assembleProduct(one, productUk, [])
      const html = marketingHtml(marketingShortDescription) + marketingHtml(marketingDescription)
      expect(html).toMatch(/<p>|<li>/)
      expect(html).not.toMatch(/[[\]]/)
    }
  })

  it('may be exempt from VAT only when the law says so', () => {
    const asked = ['TV-2040', 'ALM-3010', 'TEL-7000', 'BAT-312-06', 'DOM-0010', 'WAX-0008', 'CLN-0090']
    const eligible = asked.filter((number) => assembleProduct(article(number), productUk, []).vatReliefEligible)
    expect(eligible).toEqual(['TV-2040', 'ALM-3010', 'TEL-7000'])
  })

  it('keeps soft hyphens in the name that is read, and out of what machines read', () => {
    const box = assembleProduct(article('BAT-312-60'), horselbutikSe, [])
    expect(box.name).toContain('Hörapparats\u00ADbatterier')
    expect(box.metaTitle).toBe('Hörapparatsbatterier storlek 312, låda med 60 st – hörselbutik')
    expect(box.urlKey).toBe('horapparatsbatterier-storlek-312-lada-med-60-st')
  })

  it('is not related to itself', () => {
    const own = articles.filter((one) => assembleProduct(one, productUk, []).relatedItemNumbers.includes(one.number))
    expect(own).toEqual([])
  })

  it('gives every variation its own pictures and colour', () => {
    const { variations } = assembleProduct(article('CAS-0100'), productUk, [])
    expect(new Set(variations.map(({ pictures }) => pictures[0])).size).toBe(variations.length)
    expect(variations.map(({ colorName }) => colorName)).toEqual(['Graphite', 'Sand', 'Plum', 'Sea blue'])
  })
})
