// @ts-expect-error -- it has no types
import Validator from '@adobe/structured-data-validator'
import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema } from '@shop/domain/catalogue/product.ts'
import { aConfiguration } from '@shop/domain/testing/samples.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dataBlockText } from '../runtime/document/data-block.ts'
import { structuredData } from './structured-data.ts'

const batteries = v.parse(productSchema, catalogue.batteries)
const said = {
  cultureName: 'en-GB',
  currency: 'GBP',
  supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' },
  shippingTypes: [{ code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }],
}
const around = (flags = {}) => ({
  configuration: aConfiguration(said, flags),
  brandName: 'Hearby',
  origin: 'https://shop.example',
  gatewayBase: '',
  path: '/batteries/details/BAT-312-06',
})

/** Returns what a search engine would refuse. The types of schema.org are checked by the compiler. */
async function errorsIn(data: object | undefined): Promise<string[]> {
  const issues: { severity: string; issueMessage: string }[] = await new Validator().validate({
    jsonld: { Product: [data] },
  })
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

describe('structuredData', () => {
  it('names its pictures where they are', () => {
    const elsewhere = { ...around(), gatewayBase: 'https://gateway.example/shops/a' }
    expect(structuredData(batteries, elsewhere)?.image[0]).toBe(`https://gateway.example/shops/a${batteries.imageUrl}`)
  })

  it('[SEO-03] names the product, its pictures, numbers and brand', () => {
    expect(structuredData(batteries, around())).toMatchObject({
      '@type': 'Product',
      name: 'Zinc-air batteries, size 312, pack of 6',
      description: 'Zinc-air batteries, size 312, six in a pack.',
      image: [
        'https://shop.example/api/pictures/battery-312-4f2a91c0/720.webp',
        'https://shop.example/api/pictures/battery-pack-0b77d3e1/720.webp',
      ],
      sku: 'BAT-312-06',
      mpn: 'BAT-312-06',
      brand: { '@type': 'Brand', name: 'Hearby' },
    })
  })

  it('[SEO-03] offers it new, in stock, at the price of the promotion', () => {
    expect(structuredData(batteries, around())?.offers).toMatchObject({
      price: 2.95,
      priceCurrency: 'GBP',
      url: 'https://shop.example/batteries/details/BAT-312-06',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    })
    expect(structuredData({ ...batteries, isOnPromotion: false }, around())?.offers).toMatchObject({ price: 3.35 })
  })

  it('[SEO-03] is written without entities, marks and soft hyphens, in the code of a currency', () => {
    const sent = {
      ...batteries,
      name: 'Høre\u00ADapparat',
      metaDescription: '',
      description: '<p>S&#248;d &amp; sur&nbsp;&#8211; 5&nbsp;stk.</p>',
    }
    const kroner = { ...sent, priceResponse: { ...batteries.priceResponse!, currency: 'kr.' } }
    expect(structuredData(kroner, around())).toMatchObject({
      name: 'Høreapparat',
      description: 'Sød & sur\u00A0– 5\u00A0stk.',
      offers: { priceCurrency: 'GBP' },
    })
  })

  it.each([
    ['a promotion', batteries],
    ['no promotion', { ...batteries, isOnPromotion: false }],
    ['nothing in stock', { ...batteries, inStock: false }],
    ['no number and no words', { ...batteries, itemNumber: '', description: '', metaDescription: '' }],
    ['no pictures', { ...batteries, allImages: [], imageUrl: '' }],
  ])(
    '[SEO-03] has what search engines demand of a product with %s, by Adobe’s validator 1.7',
    async (_with, product) => {
      const data = structuredData(product, around())
      expect(await errorsIn(data)).toEqual([])
      expect(await errorsIn({ ...data, offers: undefined })).toHaveLength(2)
    },
  )

  it('[SEO-03] is missing without a readable price', () => {
    const unreadable = { ...batteries, isOnPromotion: false, priceResponse: { priceStr: 'on request' } }
    expect(structuredData(v.parse(productSchema, unreadable), around())).toBeUndefined()
  })

  it('[SEO-04] describes each shipping type by cost, countries and days', () => {
    const [shipping] = structuredData(batteries, around())?.offers?.shippingDetails ?? []
    expect(shipping).toMatchObject({
      shippingRate: { value: 2.95, currency: 'GBP' },
      shippingDestination: [{ addressCountry: 'GB' }, { addressCountry: 'IE' }],
    })
    expect(shipping?.deliveryTime.businessDays.dayOfWeek).toEqual([
      'https://schema.org/Monday',
      'https://schema.org/Tuesday',
      'https://schema.org/Wednesday',
      'https://schema.org/Thursday',
      'https://schema.org/Friday',
    ])
  })

  it('[PROD-26] is missing where prices are hidden or missing', () => {
    expect(structuredData(batteries, around({ hidePricesAndPayment: true }))).toBeUndefined()
    expect(structuredData({ ...batteries, priceResponse: undefined }, around())).toBeUndefined()
  })

  it('[SEO-03] cannot be ended by what stands in it', () => {
    const name = '</script><script>alert(1)</script>'
    const text = dataBlockText(structuredData({ ...batteries, name }, around()))
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ name })
  })
})
