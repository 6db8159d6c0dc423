import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'

/** All tests of the running shops. One project: Playwright starts workers and browsers anew for each. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // One more than the cores of a small machine: a third of a journey is waiting for a bank, a mail or a webhook.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: [['list']],
  testIgnore: 'test-systems.spec.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: chromiumOptions,
    // Recording costs a third of the time. A failure has its page as text and as a picture anyway.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
