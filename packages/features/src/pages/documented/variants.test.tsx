import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { variants } from '@shop/contract/variants.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { documentedShop } from '../../testing/documented-shop.ts'
import { openPage } from '../../testing/open-page.tsx'

const pageText = () => screen.getByRole('main').textContent.replaceAll(/\s+/g, ' ')
const rows = () =>
  [...screen.getByRole('main').querySelectorAll('dl > div')].map((row) => row.textContent.replaceAll(/\s+/g, ' '))

// A gateway that replaces all properties, and one that names no ids for Nets, are seen in the tests of cart and Nets.
describe('the shop over another gateway that keeps the documents', () => {
  it('[API-50] [CART-26] adds up where prices are without VAT', async () => {
    const { client, options } = await documentedShop(variants['has prices without VAT'])
    await client.cart.add({ 'p-1': 2, 'p-6': 1 })
    openPage('/cart', options)
    await waitFor(() => expect(pageText()).toContain('78,40 kr'))
    expect(rows()).toEqual([
      'Subtotal, without VAT133,60 kr',
      'Delivery, without VAT31,20 kr',
      'VAT41,20 kr',
      'Total, including VAT206,00 kr',
    ])
  })

  it('[API-51] [SES-08] keeps a login whose token ends at a date', async () => {
    const { loggedIn } = await documentedShop(variants['ends tokens at a date'])
    openPage('/account/dashboard', await loggedIn())
    expect(await screen.findByText(/Karin/)).toBeTruthy()
  })

  it('[API-50] [ROUTE-19] opens the pages of service urls of many parts', async () => {
    const { options } = await documentedShop(variants['has service urls of many parts'])
    const { person, router } = openPage('/customer-service', options)
    const menu = await screen.findByRole('navigation', { name: english.CustomerServiceMenu })
    await person.click(within(menu).getByRole('link', { name: 'Delivery' }))
    expect(await screen.findByText('Letters take three days.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/customer-service/help/parcels/delivery')
  })

  it('[API-50] [PROD-28] shows recommended variations', async () => {
    const { options } = await documentedShop(variants['recommends variations'])
    openPage('/', options)
    const [link] = await screen.findAllByRole('link', { name: /MiniFit dome/ })
    expect(link?.getAttribute('href')).toBe('/domes/details/1042')
  })
})
