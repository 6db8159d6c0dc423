// @vitest-environment happy-dom
import type { Gateway } from '@shop/api-client'
import { expect, test, vi } from 'vitest'
import { loadGatewayOnFirstTouch } from './load-on-first-touch.ts'

test('loads what speaks to the gateway once, behind the first touch and not before', async () => {
  const loadGateway = vi.fn<() => Promise<Gateway>>().mockRejectedValue(new Error('offline'))
  loadGatewayOnFirstTouch(loadGateway)
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(loadGateway).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(loadGateway).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(loadGateway).toHaveBeenCalled())
  expect(loadGateway).toHaveBeenCalledOnce()
})
