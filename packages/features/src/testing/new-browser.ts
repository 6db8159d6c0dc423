import { createMemoryStore } from '../runtime/platform/storage.ts'

/** Returns the empty storage of a browser and one of its tabs. */
export const newBrowser = () => ({
  cookies: createMemoryStore(),
  localStorage: createMemoryStore(),
  sessionStorage: createMemoryStore(),
})
