// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import { newBrowser } from '../testing/new-browser.ts'
import { createShownEntry } from './shown-entry.ts'

/** Opens a document at a history entry. */
function openDocument(
  tab: ReturnType<typeof newBrowser>,
  type: 'navigate' | 'reload',
  entry: { pathname: string; key: string },
) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  const router = createMemoryRouter(
    [
      { path: '/checkout', element: null, handle: { holdsAccountData: true } },
      { path: '*', element: null },
    ],
    { initialEntries: [entry] },
  )
  return { router, ...createShownEntry(router, tab) }
}

describe('createShownEntry', () => {
  test('[TRK-09] a reload shows the same entry, any other document a new one', () => {
    const tab = newBrowser()
    const cart = { pathname: '/cart', key: 'a' }
    expect(openDocument(tab, 'reload', cart).isReload).toBe(false)
    expect(openDocument(tab, 'reload', cart).isReload).toBe(true)
    expect(openDocument(tab, 'navigate', cart).isReload).toBe(false)
  })

  test('[TRK-09] a document that was reloaded to keep scripts out of the checkout shows a new entry', async () => {
    const tab = newBrowser()
    const { router } = openDocument(tab, 'navigate', { pathname: '/cart', key: 'a' })
    await router.navigate('/checkout')
    const checkout = { pathname: '/checkout', key: router.state.location.key }
    expect(openDocument(tab, 'reload', checkout).isReload).toBe(false)
    expect(openDocument(tab, 'reload', checkout).isReload).toBe(true)
  })
})
