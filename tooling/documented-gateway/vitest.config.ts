import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
