import { get } from '@shop/api-client/fixtures/cart.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { hasLoaded } from '../../cart/cart.ts'
import { openPage, StoryShop, storyShop } from '../../testing/open-page.tsx'
import { ErrorPage } from './error-page.tsx'

const arrive = () =>
  render(
    <StoryShop address={{ pathname: '/error', state: { from: '/batteries?sort=1' } }} path="/error">
      <ErrorPage />
    </StoryShop>,
  )

/** Leaves a page whose products cannot be loaded for the error page. */
async function failWith(body: object) {
  const answer = ({ path }: { path: string }) =>
    path === '/api/products/search' ? Response.json(body, { status: 503 }) : undefined
  openPage('/search-result/dome', { shop: storyShop({ answer }) })
  await screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' })
}

describe('the error page', () => {
  it('[SHELL-24] [ERR-02] tries again where it went wrong', async () => {
    arrive()
    expect(screen.getByRole('heading', { level: 1, name: 'Sorry, something went wrong' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Now at /batteries')).toBeTruthy()
  })

  it.each([
    ['where it was read', get.answer, true],
    ['not where it is empty', { products: [], total: 0 }, false],
    ['not where it could not be read, as after a payment', Response.json({}, { status: 503 }), false],
  ])('[ERR-02] [RES-16] says that the basket is safe %s', async (_title, cart, isSaid) => {
    const shop = storyShop({ answer: ({ path }) => (path === '/api/cart/get' ? cart : undefined) })
    openPage('/error', { shop })
    await waitFor(() => expect(hasLoaded(shop.cart.getState())).toBe(true))
    await waitFor(() => expect(screen.queryByText('Your basket is safe.') !== null).toBe(isSaid))
  })

  it('[ERR-07] has a document with the present code, if the code of the gateway’s client is missing', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const shop = storyShop()
    const gone = Object.assign(() => Promise.reject(new TypeError('Failed to fetch')), {
      sendAdd: shop.loadGateway.sendAdd,
    })
    openPage('/error', { shop: { ...shop, loadGateway: gone } })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('[SHELL-24] [ERR-02] leads to customer service, and back to the shop', () => {
    arrive()
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/', '/customer-service'])
  })

  it('[ERR-02] shows the number of the failure in groups that are easy to read out', async () => {
    await failWith({ errorCode: 'temporarily-unavailable', errorNumber: '482917365' })
    expect(await screen.findByText('482 917 365')).toBeTruthy()
    expect(screen.getByText('Please read out this number if you call us')).toBeTruthy()
  })

  it.each([{}, { errorNumber: 'call +45 1234' }, { errorNumber: 482_917_365 }])(
    '[ERR-02] shows no number that is not one: %o',
    async (body) => {
      await failWith(body)
      expect(screen.queryByText('Please read out this number if you call us')).toBeNull()
    },
  )
})
