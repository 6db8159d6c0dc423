import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Test files share a worker and its modules, because no test leaves state behind.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
