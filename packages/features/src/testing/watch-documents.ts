import { afterEach, beforeEach, vi } from 'vitest'

/** Records the addresses that a test file's pages open as new documents. The page stays as it is. */
export function watchDocuments() {
  const opened = vi.fn<(address: string) => void>()
  beforeEach(() => {
    vi.spyOn(location, 'assign').mockImplementation((address) => opened(String(address)))
  })
  afterEach(() => {
    opened.mockClear()
    vi.restoreAllMocks()
  })
  return opened
}
