import path from 'node:path'
import { chromiumOptions } from '@shop/browser/chromium-options.ts'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    api: { host: '127.0.0.1', port: Number(process.env['STORYBOOK_TEST_PORT'] ?? 4510) },
    projects: [
      { test: { name: 'brands', include: ['src/**/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: chromiumOptions }),
          },
        },
      },
    ],
  },
})
