import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, shopCategories } from '../../testing/open-page.tsx'
import { prefetchLinks } from './prefetch-links.ts'

let stop: AbortController

/** Opens the page of a category with a link to a product. */
async function open() {
  const asked: string[] = []
  // How browsers load a picture that is in no page.
  const decode = () => (asked.push('picture'), Promise.resolve())
  vi.stubGlobal('Image', function Image() {
    return Object.assign(document.createElement('img'), { decode })
  })
  const opened = openPage('/batteries', {
    categories: shopCategories,
    answer: ({ path, query }) => {
      const imageUrl = '/api/pictures/battery-1a2b/720.webp'
      if (path === '/api/products/browse') return { products: [{ ...batteries, imageUrl }] }
      if (path !== '/api/products/details') return undefined
      asked.push(`${query}`)
      return batteries
    },
  })
  prefetchLinks(opened.router, opened.shop, stop)
  return { asked, link: await screen.findByRole('link', { name: batteries.name }), ...opened }
}

describe('prefetchLinks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    stop = new AbortController()
  })
  afterEach(() => {
    stop.abort()
    vi.unstubAllGlobals()
  })

  it('asks for the large picture of a product, and then for the product, once, at the press that leads to it', async () => {
    const { asked, link, router } = await open()
    fireEvent.pointerDown(link, { button: 0, pointerType: 'mouse' })
    await vi.waitFor(() => expect(asked).toEqual(['picture', `itemNumber=${batteries.itemNumber}`]))
    fireEvent.click(link)
    await vi.waitFor(() => expect(router.state.location.pathname).toContain('/details/'))
    expect(await screen.findByRole('heading', { level: 1, name: batteries.name })).toBeTruthy()
    expect(asked).toHaveLength(2)
  })

  it('asks once where a finger taps faster than it could have rested', async () => {
    const { asked, link } = await open()
    fireEvent.pointerDown(link, { button: 0, pointerType: 'touch' })
    fireEvent.pointerUp(link, { button: 0, pointerType: 'touch' })
    fireEvent.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: batteries.name })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(120))
    expect(asked).toHaveLength(2)
  })

  it('asks for nothing where a finger begins to scroll, or another link is pressed', async () => {
    const { asked, link } = await open()
    fireEvent.pointerDown(link, { button: 0, pointerType: 'touch' })
    fireEvent.pointerCancel(link)
    fireEvent.pointerDown(screen.getAllByRole('link', { name: 'Help' })[0]!, { button: 0, pointerType: 'mouse' })
    await act(() => vi.advanceTimersByTimeAsync(120))
    expect(asked).toEqual([])
    fireEvent.pointerDown(link, { button: 0, pointerType: 'touch' })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
  })
})
