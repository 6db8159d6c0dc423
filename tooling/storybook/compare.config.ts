import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'
import { RESULTS, settings } from './src/compare/settings.ts'

const serve = ({ folder, port }: { folder: string; port: number }) => ({
  command: `vite preview --outDir "${folder}" --host 127.0.0.1 --port ${port} --strictPort --logLevel error`,
  url: `http://127.0.0.1:${port}/iframe.html`,
})

/** Compares the stories of two Storybooks. `npm run storybook -- compare` sets what. */
export default defineConfig({
  testDir: 'src/compare',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  outputDir: path.join(RESULTS, 'pictures'),
  snapshotPathTemplate: path.join(RESULTS, 'before/{arg}{ext}'),
  // Pictures of the ref are written by the test itself.
  updateSnapshots: 'none',
  reporter: './src/compare/reporter.ts',
  use: { launchOptions: chromiumOptions },
  webServer: [serve(settings.before), serve(settings.after)],
})
