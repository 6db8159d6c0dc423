import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@shop/browser/chromium-options.ts'

const origin = `http://127.0.0.1:${process.env['STORYBOOK_TEST_PORT'] ?? 4510}`

/** Opens the documentation pages of the built Storybook, and the parts on a phone with large letters. Vitest opens the stories. */
export default defineConfig({
  testDir: 'src/docs',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: 'test-results/docs',
  reporter: 'list',
  use: { baseURL: origin, launchOptions: chromiumOptions, viewport: { width: 1280, height: 900 } },
  webServer: {
    command: `vite preview --outDir dist --host 127.0.0.1 --port ${new URL(origin).port} --strictPort --logLevel error`,
    url: `${origin}/iframe.html`,
  },
})
