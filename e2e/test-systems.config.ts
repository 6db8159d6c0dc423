import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Purchases at the providers' test systems, for developers with keys (`npm run test:providers`). */
export default defineConfig({
  ...journeys,
  testMatch: 'test-systems.spec.ts',
  testIgnore: [],
  fullyParallel: false,
  outputDir: 'test-results/test-systems',
})
