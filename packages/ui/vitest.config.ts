import { defineConfig } from 'vitest/config'

/** Load their own modules for each test, or run without a page, so they share nothing with other files. */
const ALONE = 'src/tokens/*server-styles.test.tsx'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [ALONE],
          // A worker keeps its modules and its page for the next file.
          isolate: false,
          setupFiles: ['src/testing/restore.ts', 'src/testing/setup.ts'],
        },
      },
      { extends: true, test: { name: 'styles', include: [ALONE], isolate: true } },
    ],
  },
})
