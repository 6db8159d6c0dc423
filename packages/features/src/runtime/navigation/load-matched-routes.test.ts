import { describe, expect, it, vi } from 'vitest'
import { loadRoutesOfPage } from './load-matched-routes.ts'
import { matchRoutes, type RouteObject } from './router.ts'

const lazyPage = (page: string) => ({
  handle: { page },
  lazy: vi.fn<() => Promise<object>>(async () => ({ id: page })),
})

describe('loadRoutesOfPage', () => {
  it('loads the page that the server has drawn, wherever it stands in the table, and no other', async () => {
    const cart = { path: '/cart', ...lazyPage('cart') }
    const batteries = { path: '/batteries', ...lazyPage('category') }
    const table: RouteObject[] = [{ children: [{ children: [cart, batteries] }] }]
    await loadRoutesOfPage(table, 'category')
    expect(matchRoutes(table, '/batteries')?.at(-1)?.route).toMatchObject({ id: 'category', lazy: undefined })
    expect(cart.lazy).not.toHaveBeenCalled()
  })
})
