import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'

const port = process.env['STORYBOOK_TEST_PORT'] ?? '4510'
// Below a path, because a built Storybook works from any folder of a host.
const address = `http://127.0.0.1:${port}/design/storybook/`

// The browser's own setting. It moves breakpoints in em as well.
const withLargeLetters = { ...chromiumOptions, args: [...chromiumOptions.args, '--blink-settings=defaultFontSize=32'] }

/**
 * Opens the documentation pages of the built Storybook and the pictures of its pages, the parts on a phone with large letters,
 * and uses Storybook as a designer does. Vitest opens the stories.
 */
export default defineConfig({
  testDir: 'src',
  projects: [
    { name: 'usual', testMatch: '**/*.spec.ts', testIgnore: ['compare.spec.ts', '**/large-letters.spec.ts'] },
    { name: 'large letters', testMatch: '**/large-letters.spec.ts', use: { launchOptions: withLargeLetters } },
  ],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // The machine may be busy.
  expect: { timeout: 15_000 },
  outputDir: 'test-results/docs',
  reporter: 'list',
  use: { baseURL: address, launchOptions: chromiumOptions, viewport: { width: 1280, height: 900 } },
  webServer: {
    command: `vite preview --outDir dist --base ${new URL(address).pathname} --host 127.0.0.1 --port ${port} --strictPort --logLevel error`,
    url: `${address}iframe.html`,
  },
})
