import { describe, expect, it, vi } from 'vitest'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import { storyShop } from '../testing/story-shop.tsx'
import { loadAnalytics } from './load-analytics.ts'

const started = vi.hoisted(() => vi.fn<(what: string) => void>())
vi.mock('./start-analytics.ts', () => ({ startAnalytics: () => started('statistics') }))
vi.mock('./keep-events.ts', () => ({ keepEvents: () => started('kept') }))

describe('loadAnalytics', () => {
  it.each<[string, PageHandle, string[]]>([
    ['counts on a page of the shop', {}, ['statistics']],
    ['keeps events beside account data', { holdsAccountData: true }, ['kept']],
    ['does nothing where a customer pays', { loadsPaymentProvider: true }, []],
    ['counts the result of a payment', { showsPaymentResult: true }, ['statistics']],
    [
      'counts it beside the view of the provider',
      { loadsPaymentProvider: true, showsPaymentResult: true },
      ['statistics'],
    ],
  ])('[TRK-01] %s', async (_what, handle, expected) => {
    const router = createMemoryRouter([{ path: '/', handle, element: null }])
    loadAnalytics(storyShop({ configuration: { consentScriptUrl: 'https://consent.example/script.js' } }), router)
    await vi.dynamicImportSettled()
    expect(started.mock.calls.flat()).toEqual(expected)
    started.mockClear()
  })
})
