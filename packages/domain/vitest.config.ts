import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Test files of a worker share modules, because these tests leave nothing behind.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
