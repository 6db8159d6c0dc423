import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,testing}/**/*.test.ts'],
    pool: 'forks',
    // No file leaves anything behind that another would find: each has a database and a gateway of its own.
    isolate: false,
    maxWorkers: 2,
    // The gateway's log is shown for failed tests only.
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
