import * as fixtures from '@shop/api-client/fixtures/orders.ts'
import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy } from '../../../testing/open-account-page.tsx'
import { openOrderPage } from '../../../testing/open-order-page.tsx'

const ADDRESS = '/account/order-history/order-details/HB-51907'
const title = () => screen.findByRole('heading', { level: 1, name: 'Order HB-51907' })
const again = () => screen.getByRole('button', { name: 'Order again' })
const failing = (status: number) => ({
  answer: ({ path }: { path: string }) =>
    path.startsWith('/api/v1.0/orders/') ? Response.json({}, { status }) : undefined,
})
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('an order', () => {
  it('is shown in full [ROUTE-14, ORD-03, ORD-06, ORD-07, ORD-09]', async () => {
    openOrderPage(ADDRESS)
    await title()
    expect(screen.getByText('Shipped')).toBeTruthy()
    expect(screen.getByText(/^Placed on Tuesday,? 3 November 2026$/)).toBeTruthy()
    const [bought] = screen.getAllByRole('row').slice(1)
    expect(
      within(bought as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Soft domes, open, 8 mmItem no. DOM-OP-08', '£7.50', '2', '£15.00'])
    const addresses = screen.getAllByText(/12 Orchard Lane/).map((street) => street.closest('p')?.textContent)
    expect(addresses).toEqual(['Dorothy Ashworth\n12 Orchard Lane\nFlat 2\nHarrogate\nHG1 4QT\nGB'])
    expect(screen.getByText('The same address')).toBeTruthy()
    expect(screen.getByText('Royal Mail 48')).toBeTruthy()
  })

  it('[ORD-09] shows its addresses although they come inside a part called address', async () => {
    const { shippingLocation, invoiceAccount, ...answer } = fixtures.details.answer
    const { shippingMethod, ...address } = shippingLocation
    openOrderPage(ADDRESS, {
      details: {
        ...answer,
        shippingLocation: { address, shippingMethod },
        invoiceAccount: { address: { ...invoiceAccount, nameLine2: 'Clinic' } },
      },
    })
    await title()
    expect(screen.getAllByText(/12 Orchard Lane/)).toHaveLength(2)
    expect(screen.getByText('Royal Mail 48')).toBeTruthy()
  })

  it('[ORD-07] writes amounts without a currency in the currency of its total, not in that of the shop', async () => {
    const { pricingDetails, orderLines, ...answer } = fixtures.details.answer
    const [line] = orderLines
    openOrderPage(ADDRESS, {
      details: {
        ...answer,
        orderLines: [{ ...line, unitPriceStr: '7.50', totalStr: '15.00' }],
        pricingDetails: { ...pricingDetails, totalStr: '17.95 EUR' },
      },
    })
    await title()
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(['€7.50', '2', '€15.00'])
  })

  it('[ORD-07] has no label of an item number that the gateway does not send', async () => {
    const [line] = fixtures.details.answer.orderLines
    openOrderPage(ADDRESS, { details: { ...fixtures.details.answer, orderLines: [{ ...line, itemNumber: null }] } })
    await title()
    expect(screen.queryByText(/Item no\./)).toBeNull()
  })

  it('says what it cost, and how it was paid [ORD-06, ORD-08]', async () => {
    openOrderPage(ADDRESS)
    await title()
    expect(rowsOf('Order summary')).toEqual([
      ['Subtotal', '£15.00'],
      ['Delivery', '£2.95'],
      ['Total', '£17.95'],
      ['of which VAT', '£2.99'],
      ['Payment', 'Mastercard'],
      ['Your reference', 'D. Ashworth'],
    ])
  })

  it('tells no price and no payment where those are hidden [CFG-25] (OP-18)', async () => {
    openOrderPage(ADDRESS, { flags: { hidePricesAndPayment: true } })
    await title()
    const main = screen.getByRole('main').textContent ?? ''
    expect(main).not.toMatch(/£|Mastercard/)
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Product', 'Quantity'])
  })

  it('names both addresses where they differ [ORD-09]', async () => {
    const { answer } = fixtures.details
    openOrderPage(ADDRESS, {
      details: { ...answer, invoiceAccount: { ...answer.invoiceAccount, nameLine2: 'Clinic' } },
    })
    await title()
    expect(screen.getAllByText(/12 Orchard Lane/)).toHaveLength(2)
    expect(screen.queryByText('The same address')).toBeNull()
  })

  it('links each line to its product, but no gift, which may have no page [ORD-07]', async () => {
    const { answer } = fixtures.details
    const [line] = answer.orderLines
    const gift = { ...line, name: 'Battery caddy', itemNumber: 'BAT-CADDY', isAddedByPromotion: true }
    openOrderPage(ADDRESS, { details: { ...answer, orderLines: [{ ...line, itemNumber: 'DOM/08 ½' }, gift] } })
    await title()
    const links = within(screen.getByRole('table')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Soft domes, open, 8 mm', '/details/DOM%2F08%20%C2%BD'],
    ])
    expect(screen.getByText('Battery caddy')).toBeTruthy()
  })

  it.each([
    ['cancelled', 'Cancelled'],
    ['refunded', 'Refunded'],
  ])('says that it was %s, where the gateway tells [ORD-17]', async (outcome, words) => {
    openOrderPage(ADDRESS, { details: { ...fixtures.details.answer, outcome } })
    await title()
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText('Shipped')).toBeNull()
  })

  it('leads to its parcel, and names the number alone where the carrier is unknown [ORD-17]', async () => {
    const parcel = { trackingNumber: 'JD 0146', trackingUrl: 'https://carrier.example/JD0146' }
    openOrderPage(ADDRESS, { details: { ...fixtures.details.answer, parcel } })
    await title()
    const link = screen.getByRole('link', { name: 'Follow the parcel' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([parcel.trackingUrl, '_blank'])
    expect(screen.getByText('Tracking number JD 0146')).toBeTruthy()
    cleanup()
    openOrderPage(ADDRESS, { details: { ...fixtures.details.answer, parcel: { trackingNumber: 'JD 0146' } } })
    await title()
    expect(screen.getByText('Tracking number JD 0146')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Follow the parcel' })).toBeNull()
  })

  it('is printed in a window of its own [ORD-11] (OP-51)', async () => {
    openOrderPage(ADDRESS)
    await title()
    const link = screen.getByRole('link', { name: 'Print' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/order-print/HB-51907', '_blank'])
  })
})

describe('ordering again', () => {
  const { answer: cart } = cartFixtures.get
  const line = cart.products[0]!
  const order = {
    ...fixtures.details.answer,
    orderLines: [
      { ...fixtures.details.answer.orderLines[0], itemNumber: line.itemNumber, name: line.name, quantity: 1 },
      { ...fixtures.details.answer.orderLines[0], itemNumber: 'GONE', name: 'Old loop' },
    ],
  }

  it('fills the cart and names there what could not be added [ORD-10] (OP-15)', async () => {
    const asked: string[] = []
    const { person, router, changes } = openOrderPage(ADDRESS, {
      details: order,
      answer: ({ path }) => void asked.push(path),
    })
    await title()
    await person.click(again())
    await screen.findByText('Some items could not be added to the basket: Old loop')
    expect(router.state.location.pathname).toBe('/cart')
    expect(changes).toEqual([
      { method: 'POST', path: `/api/orders/reorder/${dorothy.userId}/HB-51907`, body: undefined },
    ])
    // The page knows the order already.
    expect(asked.filter((path) => path.startsWith('/api/v1.0/orders/history/'))).toHaveLength(1)
  })

  it('says so when all of it is there', async () => {
    const { person } = openOrderPage(ADDRESS, { details: { ...order, orderLines: order.orderLines.slice(0, 1) } })
    await title()
    await person.click(again())
    expect(await screen.findByText('The items are in your basket.')).toBeTruthy()
  })

  it('stays here and says so when the gateway refuses', async () => {
    const { person, router } = openOrderPage(ADDRESS, {
      answer: ({ path }) => (path.includes('/reorder/') ? Response.json({}, { status: 400 }) : undefined),
    })
    await title()
    await person.click(again())
    expect(
      await screen.findByText(
        'We could not add the items again. Please try again in a little while, or ask customer service.',
      ),
    ).toBeTruthy()
    expect(router.state.location.pathname).toBe(ADDRESS)
  })

  it('goes to the cart where the answer is lost and the cart has the goods, without ordering twice [ORD-10]', async () => {
    let isDone = false
    const { person, router, changes } = openOrderPage(ADDRESS, {
      details: order,
      answer: ({ path }) => {
        if (path === '/api/cart/get' && !isDone) return { products: [], total: 0 }
        if (!path.includes('/reorder/')) return undefined
        isDone = true
        return Response.json({}, { status: 502 })
      },
    })
    await title()
    await person.click(again())
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(changes).toHaveLength(1)
  })

  it('goes to the cart, which says that it is old, where only the cart cannot be read afterwards [ORD-10]', async () => {
    let isDone = false
    const { person, router, changes } = openOrderPage(ADDRESS, {
      details: order,
      answer: ({ path }) => {
        if (path.includes('/reorder/')) isDone = true
        return path === '/api/cart/get' && isDone ? Response.json({}, { status: 502 }) : undefined
      },
    })
    await title()
    await person.click(again())
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByText('The items are in your basket.')).toBeNull()
    expect(changes).toHaveLength(1)
  })

  it('leads to the login when it has ended meanwhile [SES-11]', async () => {
    const { person, router } = openOrderPage(ADDRESS, {
      answer: ({ path }) => (path.includes('/reorder/') ? Response.json({}, { status: 401 }) : undefined),
    })
    await title()
    await person.click(again())
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
  })
})

describe('an order that cannot be had', () => {
  it('ends a login that does not count [ORD-15] (OP-56)', async () => {
    const { shop, router } = openOrderPage(ADDRESS, failing(401))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
    expect(shop.visit.getState().user?.userProfile.isAuthenticated).toBe(false)
  })

  it('is not asked for without a token [ORD-05]', async () => {
    const asked: string[] = []
    const cookie = JSON.stringify({ userProfile: { userId: 'dorothy', isAuthenticated: true }, tokenInfo: null })
    const { router } = openOrderPage(ADDRESS, { cookie, answer: ({ path }) => void asked.push(path) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
    expect(asked.filter((path) => path.includes('/orders/'))).toEqual([])
  })

  it.each([403, 404])(
    'leads to the start page where there is none (%i), which says so [ORD-15] (OP-56)',
    async (status) => {
      const { shop, router } = openOrderPage(ADDRESS, failing(status))
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
      expect(await screen.findByText(/^We cannot show this order/)).toBeTruthy()
      expect(shop.visit.getState().user?.userProfile.isAuthenticated).toBe(true)
    },
  )

  it('leads to the error page where the gateway breaks (OP-29)', async () => {
    const { router } = openOrderPage(ADDRESS, failing(503))
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
  })
})
