import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Tests that change the configuration of running shops; a shop belongs to one file. */
export default defineConfig({
  ...journeys,
  testMatch: '**/switches-*.spec.ts',
  testIgnore: [],
  fullyParallel: false,
  outputDir: 'test-results/switches',
})
