import type { Page } from '@playwright/test'

/** Sets letters of twice the size in all pages that are opened from now on, but not in their frames. */
export const enlargeLetters = (page: Page) =>
  page.addInitScript(() => {
    if (window !== window.top) return
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'))
  })
