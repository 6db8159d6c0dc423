import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'

const { STORYBOOK_FOLDER = 'dist', STORYBOOK_TEST_PORT = '4510' } = process.env
const address = `http://127.0.0.1:${STORYBOOK_TEST_PORT}/`

/** Draws the stories of a built Storybook, and compares them with earlier pictures. `npm run storybook -- compare` runs it. */
export default defineConfig({
  testDir: 'src',
  testMatch: 'compare.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  outputDir: 'test-results/compare',
  snapshotPathTemplate: 'node_modules/.cache/compare/pictures/{arg}{ext}',
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0 } },
  reporter: [['dot'], ['html', { outputFolder: 'test-results/compare-report', open: 'never' }]],
  use: {
    baseURL: address,
    launchOptions: chromiumOptions,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `vite preview --outDir "${STORYBOOK_FOLDER}" --host 127.0.0.1 --port ${STORYBOOK_TEST_PORT} --strictPort --logLevel error`,
    url: `${address}iframe.html`,
  },
})
