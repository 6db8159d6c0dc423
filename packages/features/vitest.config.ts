import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // Half of the time of a process goes into starting it; by itself Vitest leaves one of two cores free.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
