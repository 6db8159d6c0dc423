// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { containerAt, loadTagManager } from './tag-manager.ts'

const tagManager = { default: 'GTM-MAIN', byHost: { 'alt.shop.example': 'GTM-ALT' }, scriptUrl: '' }

describe('the tag manager', () => {
  test('[TRK-02] a further host of a shop has a container of its own (OP-74)', () => {
    expect(containerAt('alt.shop.example', tagManager)).toBe('GTM-ALT')
    expect(containerAt('shop.example', tagManager)).toBe('GTM-MAIN')
  })

  test('[TRK-08] without a container nothing is counted', () => {
    expect(containerAt('shop.example', undefined)).toBeUndefined()
    expect(containerAt('shop.example', { ...tagManager, default: '' })).toBeUndefined()
  })

  test('loads from Google by default, without any stand-in', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')))
    })
    await loadTagManager('GTM-MAIN', { scriptUrl: undefined, sandboxOrigin: undefined, now: 0 })
    const [script] = append.mock.calls[0] ?? []
    expect((script as HTMLScriptElement).src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-MAIN')
    append.mockRestore()
    delete window.dataLayer
  })
})
