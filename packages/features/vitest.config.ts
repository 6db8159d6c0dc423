import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Not threads: they hear each other's broadcasts, by which tabs keep their carts in step.
    pool: 'forks',
    // By itself Vitest leaves one of two cores free.
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
})
