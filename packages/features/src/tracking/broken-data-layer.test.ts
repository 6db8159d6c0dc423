// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pushEvent } from './commerce-event.ts'
import { createPageAddresses } from './page-addresses.ts'
import { loadTagManager } from './tag-manager.ts'
import { createMemoryRouter } from '../runtime/navigation/router.ts'

/** Replaces the data layer as a broken tag manager does. */
function breakDataLayer(): void {
  const broken: unknown[] = []
  broken.push = () => {
    throw new Error('vendor down')
  }
  window.dataLayer = broken
}

describe('a broken data layer', () => {
  afterEach(() => {
    delete window.dataLayer
  })

  test('[ERR-06] a data layer that throws does not keep the visitor from going on', async () => {
    const pages = ['/', '/batteries', '/cart'].map((path) => ({ path, element: null }))
    const router = createMemoryRouter(pages)
    await vi.waitFor(() => expect(router.state.initialized).toBe(true))
    const { start } = createPageAddresses(router)
    const shown: string[] = []
    router.subscribe(({ location }) => shown.push(location.pathname))
    start()
    breakDataLayer()
    await router.navigate('/batteries')
    await router.navigate('/cart')
    expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/cart' } })
    expect(shown).toContain('/cart')
  })

  test('[ERR-06] neither an event nor the tag manager’s start throws', async () => {
    breakDataLayer()
    const elsewhere = { scriptUrl: 'https://evil.example/gtm.js', sandboxOrigin: undefined, now: 1 }
    await expect(loadTagManager('GTM-X', elsewhere)).rejects.toThrow('No script may be loaded')
    expect(() => pushEvent({ event: 'login', method: 'password' })).not.toThrow()
  })
})
