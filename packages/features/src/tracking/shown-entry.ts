import { handleOf } from '../runtime/navigation/page-handle.tsx'
import { asText, defineMemory, type PlatformOf } from '../runtime/memory/memory.ts'
import type { TrackedRouter } from './tracked-shop.ts'

/** The history entry that was shown last. */
export const shownEntry = defineMemory('analytics.shownEntry', asText)

/**
 * Remembers the shown history entry. `isReload` is true if this document shows the same entry as the one before it. A document
 * that was only reloaded to keep documents apart shows a new one.
 */
export function createShownEntry(router: TrackedRouter, platform: PlatformOf<'analytics'>): { isReload: boolean } {
  const isReload = wasReloaded() && shownEntry.read(platform) === router.state.location.key
  const holdsAccountData = isAboutAccount(router.state)
  const remember = (state: TrackedRouter['state']) => {
    // This document is about to unload, and shows nothing of the other kind of page.
    if (state.navigation.state !== 'idle' || isAboutAccount(state) !== holdsAccountData) return
    shownEntry.write(platform, state.location.key)
  }
  remember(router.state)
  router.subscribe(remember)
  return { isReload }
}

const isAboutAccount = ({ matches }: TrackedRouter['state']) => handleOf(matches).holdsAccountData ?? false

function wasReloaded() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
