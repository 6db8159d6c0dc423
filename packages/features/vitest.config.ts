import { defineConfig } from 'vitest/config'
import { inlineScripts } from '../../tooling/vite/src/inline-script.ts'

export default defineConfig({
  plugins: [inlineScripts()],
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
