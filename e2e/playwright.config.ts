import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@shop/browser/chromium-options.ts'
import { slowness } from './support/slowness.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They want shops of their own: switches.config.ts, strict-minimal.config.ts and test-systems.config.ts.
  testIgnore: ['**/switches-*.spec.ts', 'strict-minimal.spec.ts', 'test-systems.spec.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 120_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: chromiumOptions,
    // Recording costs a third of the time; a failure has its page in words and as a picture anyway.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
