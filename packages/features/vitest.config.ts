import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // Not threads: they hear each other's broadcasts, by which tabs keep their carts in step.
    pool: 'forks',
    // By itself Vitest leaves one of two cores free.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
