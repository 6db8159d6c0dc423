import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // A worker keeps its modules and its page for the next file.
    isolate: false,
    setupFiles: ['src/testing/restore.ts', 'src/testing/setup.ts'],
  },
})
