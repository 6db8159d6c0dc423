import { beforeEach, vi } from 'vitest'

/** Returns the addresses that a test opens as new documents, anew for each test of the file. The page itself stays. */
export function watchDocuments(): string[] {
  const documents: string[] = []
  beforeEach(() => {
    documents.length = 0
    const spies = (['assign', 'replace'] as const).map((method) =>
      vi.spyOn(location, method).mockImplementation((address) => void documents.push(String(address))),
    )
    return () => spies.forEach((spy) => spy.mockRestore())
  })
  return documents
}
