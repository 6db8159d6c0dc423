import { afterEach, vi } from 'vitest'

// Vitest runs this file before each test file: no test leaves its clock, its globals or its spies to the next one.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
