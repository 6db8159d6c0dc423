import { defineConfig } from 'vitest/config'

/** Loads its own modules for each test, so it shares none with other files. */
const RESETS_MODULES = 'src/tokens/adopt-server-styles.test.tsx'

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
          exclude: [RESETS_MODULES],
          // A worker keeps its modules and its page for the next file.
          isolate: false,
          setupFiles: ['src/testing/restore.ts', 'src/testing/setup.ts'],
        },
      },
      { extends: true, test: { name: 'styles', include: [RESETS_MODULES], isolate: true } },
    ],
  },
})
