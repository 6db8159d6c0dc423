import { defineConfig } from '@playwright/test'

/** Chromium as it runs in a container, without anything that calls home. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Both want shops of their own: switches.config.ts and strict-minimal.config.ts.
  testIgnore: ['**/switches-*.spec.ts', 'strict-minimal.spec.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet },
    trace: 'retain-on-failure',
  },
})
