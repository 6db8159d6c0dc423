// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { onFirstTouch } from './first-touch.ts'

describe('onFirstTouch', () => {
  test('loads once, after the first use of pointer or keyboard has been handled', async () => {
    const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('offline'))
    onFirstTouch(load)
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(load).toHaveBeenCalledOnce()
  })
})
