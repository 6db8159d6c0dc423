import type { Page } from '@playwright/test'

/** Waits until the page is hydrated. Earlier presses may be lost. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
