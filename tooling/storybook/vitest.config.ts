import path from 'node:path'
import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { IN_TURNS } from './src/brand-choice.ts'

/** Returns the project that opens every story once, in one brand or with brands in turn. */
const stories = (brand: string): TestProjectInlineConfiguration => ({
  plugins: [
    storybookTest({
      configDir: path.join(import.meta.dirname, '.storybook'),
      // A part's story `States` shows what its other stories show, so the quick run opens it alone.
      tags: { exclude: brand === IN_TURNS ? ['full-run'] : [] },
    }),
  ],
  test: {
    name: `stories (${brand})`,
    env: {
      STORYBOOK_TEST: 'true',
      STORYBOOK_BRAND: brand,
      STORYBOOK_MARKET: process.env['STORYBOOK_MARKET'] ?? IN_TURNS,
    },
    // All story files share one page, because Storybook removes each story from it again.
    isolate: false,
    setupFiles: ['@shop/ui/testing/without-owner-stacks.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions: chromiumOptions }),
    },
  },
})

export default defineConfig({
  test: {
    api: { host: '127.0.0.1', port: Number(process.env['STORYBOOK_TEST_PORT'] ?? 4510) },
    projects: [
      { test: { name: 'brands', include: ['src/**/*.test.ts'] } },
      stories(process.env['STORYBOOK_BRAND'] ?? IN_TURNS),
    ],
  },
})
