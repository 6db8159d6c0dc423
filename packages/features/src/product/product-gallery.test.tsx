import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

const PICTURES = ['/api/pictures/a/720.webp', '/api/pictures/b/720.webp', '/api/pictures/c/720.webp']

/** Delays paints until the test triggers one, which waits for the page's request. */
function holdPaints() {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  return async () => {
    await vi.waitFor(() => expect(frames).not.toHaveLength(0))
    act(() => frames.splice(0).forEach((frame) => frame(0)))
  }
}

describe('the product gallery', () => {
  it('[PROD-21] paints the main picture first; zoom and small ones follow to the room kept for them', async () => {
    const paint = holdPaints()
    openPage('/details/product', {
      answer: ({ path }) => (path === '/api/products/details' ? { ...batteries, allImages: PICTURES } : undefined),
    })
    await screen.findByRole('heading', { level: 1 })
    const gallery = screen.getByRole('region', { name: /^Pictures of/ })
    expect(gallery.querySelectorAll('img')).toHaveLength(1)
    const room = within(gallery).getAllByRole('button', { name: /^Show picture \d of/ })
    await paint()
    await within(gallery).findByRole('button', { name: 'Show a larger picture' })
    expect(within(gallery).getAllByRole('button', { name: /^Show picture \d of/ })).toEqual(room)
    expect(gallery.querySelectorAll('img')).toHaveLength(1 + room.length)
  })
})
