import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { documentedShop } from '../../testing/documented-shop.ts'
import { renderOnServer } from '../../testing/open-both-ways-page.tsx'

/** Returns the text of the main part of a server-rendered page. */
async function written(address: string, featureFlags: Record<string, boolean | string> = {}) {
  const { options } = await documentedShop({ settings: { featureFlags } })
  const page = await renderOnServer(address, options)
  if (page.kind !== 'page') return { status: page.status, text: '', silent: [] }
  const [main = ''] = /<main\b.*<\/main>/s.exec(page.html) ?? []
  return { status: page.status, text: textOf(main), silent: silentParts(main) }
}

const textOf = (html: string) => html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')

/** Returns elements without the text that they exist for, and texts that no visitor should see, such as `undefined`. */
function silentParts(html: string): string[] {
  const speaking = html.match(/<(h\d|button|a|label|legend|summary|option|th)\b.*?<\/\1>/gs) ?? []
  const unnamed = speaking.filter((part) => !textOf(part).trim() && !/ (?:aria-label|alt)="[^"]/.test(part))
  const emptyNames = html.match(/<[^>]* (?:aria-label|title|placeholder)="".*?>/g) ?? []
  const raw = textOf(html).match(/\b(?:undefined|null|NaN)\b|\{\w+\}/g) ?? []
  return [...unnamed, ...emptyNames, ...raw]
}

const PAGES: [address: string, row: string, ...texts: string[]][] = [
  ['/', '[ROUTE-01]', 'Everything for your hearing aid', english.ShopByCategory, 'Cleaning wipes', '69,00 kr'],
  ['/search-result/dome', '[ROUTE-02]', 'Results for “dome”', '2 of 2', 'MiniFit dome', 'Power dome'],
  ['/search-result/nothing', '[ROUTE-02]', 'Results for “nothing”'],
  ['/recommended-products', '[ROUTE-03]', 'Cleaning wipes', 'TV adapter'],
  ['/batteries', '[ROUTE-24]', 'Batteries for hearing aids', 'Zinc-air', '3 of 3', 'Batteries last for about a week'],
  ['/batteries/size-13', '[ROUTE-24]', 'Size 13', '1 of 1', 'Battery 13 six pack'],
  ['/batteries/details/1001', '[ROUTE-05]', 'Battery 312 six pack', '49,00 kr', '39,00 kr', 'In stock'],
  ['/batteries/details/1002', '[ROUTE-05]', 'Now', '349,00 kr', '399,00 kr'],
  ['/domes/details/1004', '[ROUTE-05]', 'MiniFit dome', 'Size', 'small', 'large', 'Vent', 'Closed'],
  ['/domes/details/1005', '[ROUTE-05]', 'Power dome', 'Sold out'],
  ['/accessories/details/1010', '[ROUTE-05]', 'Remote control', 'cannot be bought here'],
  ['/customer-service', '[ROUTE-19]', 'Delivery', 'Contact us', 'VAT exemption'],
  ['/information/delivery', '[ROUTE-19]', 'Letters take three days.'],
  ['/customer-service/vat-exempt', '[ROUTE-20]', 'You may be exempt from VAT.'],
  ['/customer-service/contact-us', '[ROUTE-20]', 'Write to us.', english.SendMessage],
  ['/subscribe', '[ROUTE-21]', english.SignUp],
  ['/nyhetsbrev', '[ROUTE-21]', english.SignUp],
  ['/account/login', '[ROUTE-08]', english.LogIn, english.CreateAccount],
  ['/account/create', '[ROUTE-08]', english.CreateAccount],
  ['/cart', '[ROUTE-04]', english.YourCart],
  ['/checkout', '[ROUTE-04]', english.Checkout],
]

describe('pages over a gateway that sends the documented fields alone', () => {
  it.each(PAGES)('[API-50] writes %s %s', async (address, _row, ...texts) => {
    const { status, text, silent } = await written(address)
    expect(status).toBe(200)
    expect(silent).toEqual([])
    for (const part of texts) expect(text).toContain(part)
  })

  it('[API-50] [HOME-04] writes the intro with every banner', async () => {
    const { text } = await written('/', { landingPageType: 'intro' })
    for (const part of ['See batteries', 'New domes', 'Batteries, domes and care']) expect(text).toContain(part)
  })

  it('[API-50] [API-10] writes a product by its url key', async () => {
    const enriched = { useEnrichedProductData: true, allowProductSchema: true }
    expect((await written('/battery-13-six-pack', enriched)).text).toContain('Battery 13 six pack')
    expect((await written('/battery-13-six-pack')).status).toBe(404)
  })

  it.each(['/nowhere', '/domes/details/none'])('[API-50] says that %s is not here', async (address) => {
    expect((await written(address)).status).toBe(404)
  })
})
