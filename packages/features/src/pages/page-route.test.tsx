import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Providers } from '../providers.tsx'
import { loadMatchedRoutes } from '../runtime/navigation/load-matched-routes.ts'
import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type RouteObject,
} from '../runtime/navigation/router.ts'
import { LoadingPage } from '../shell/page-progress.tsx'
import { Shell } from '../shell/shell.tsx'
import { storyShop, type StoryShopOptions } from '../testing/story-shop.tsx'
import { connectRoutes, mayBeOld, pageRoute } from './page-route.ts'

// Stands for any page of the account: the newsletter's own page, at an address of the account.
const ADDRESS = '/account/for-customers?page=2'

function openForCustomers(options: StoryShopOptions = {}) {
  const shop = storyShop({
    answer: ({ path }) => (path === '/api/v1.0/authenticate' ? authenticate.answer : undefined),
    ...options,
  })
  const pages = [
    pageRoute({ pattern: '/account/login' }, 'account/access/login-page', { private: true }),
    pageRoute({ pattern: '/account/for-customers' }, 'service/newsletter-page', { customersOnly: true }),
  ]
  const table: RouteObject[] = [
    { Component: Shell, HydrateFallback: LoadingPage, children: connectRoutes(pages, shop) },
  ]
  return { shop, table }
}

function open(options: StoryShopOptions = {}) {
  const { shop, table } = openForCustomers(options)
  const router = createMemoryRouter(table, { initialEntries: [ADDRESS] })
  render(
    <Providers shop={shop} isServerRendered>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router, user: userEvent.setup() }
}

describe('pageRoute', () => {
  it('[SES-15] sends an anonymous visitor from a page for customers to the login, and back again after it', async () => {
    const { router, user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/account/login' })
    await user.type(screen.getByLabelText('Email address'), 'dorothy@example.com')
    await user.type(screen.getByLabelText('Password'), 'Hearing2026')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Good advice, once a month' })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/account/for-customers', search: '?page=2' })
  })

  it('lets a customer in', async () => {
    const { router } = open({ customer: { userId: 'dorothy', firstName: 'Dorothy' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Good advice, once a month' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/account/for-customers')
  })

  it('keeps such a page out of the server’s HTML, which does not know who is asking', async () => {
    const { shop, table } = openForCustomers()
    await loadMatchedRoutes(table, ADDRESS)
    const handler = createStaticHandler(table)
    const found = await handler.query(new Request(`https://shop.example${ADDRESS}`), {
      filterMatchesToLoad: ({ route }) => !(route.handle as PageHandle | undefined)?.private,
    })
    if (found instanceof Response) throw new Error('The server sends nobody away')
    const html = renderToString(
      <Providers shop={shop} isServerRendered>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
      </Providers>,
    )
    expect(html).toContain('Loading')
    expect(html).not.toContain('<h1>')
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Hearby</title>'])
  })
})

describe('mayBeOld', () => {
  it.each([
    ['/:itemNumber', '/zinc-air-batteries', false],
    ['/:itemNumber', '/Contact-us', true],
    ['/:itemNumber', '/zinc_air', true],
    ['/:itemNumber', '/zinc-air.HTML', true],
    ['/batteries/details/:itemNumber', '/batteries/details/BAT-10-06', false],
    ['/batteries/details/:itemNumber', '/batteries/details/BAT-10-06.html', true],
  ])('tells of %s at %s: %s', (path, pathname, expected) => {
    expect(mayBeOld(path, pathname)).toBe(expected)
  })
})
