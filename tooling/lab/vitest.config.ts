import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A worker keeps its modules for the next file: no test leaves anything behind.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
