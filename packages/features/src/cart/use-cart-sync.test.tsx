import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, runDueTasks } from '../testing/open-page.tsx'

/** Opens the start page for a returning visitor, and counts the cart reads from then on. */
async function openStartPage() {
  let reads = 0
  openPage('/', { answer: ({ path }) => void (path === '/api/cart/get' && (reads += 1)) })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(reads).toBeGreaterThan(0))
  const before = reads
  return () => reads - before
}

const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

describe('useCartSync', () => {
  it('reads the cart when the page becomes visible, and when the back-forward cache restores it', async () => {
    const reads = await openStartPage()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(reads()).toBe(1))
    act(() => void window.dispatchEvent(pageshow(false)))
    act(() => void window.dispatchEvent(pageshow(true)))
    await waitFor(() => expect(reads()).toBe(2))
  })

  it('reads the cart once when the back-forward cache restores a page, although the browser fires two events', async () => {
    const reads = await openStartPage()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    act(() => void window.dispatchEvent(pageshow(true)))
    await waitFor(() => expect(reads()).toBe(1))
    await act(runDueTasks)
    expect(reads()).toBe(1)
  })

  it('reads the cart when another tab has changed it', async () => {
    const reads = await openStartPage()
    const another = new BroadcastChannel('cart')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    another.postMessage(1)
    await waitFor(() => expect(reads()).toBe(1))
    another.close()
  })
})
