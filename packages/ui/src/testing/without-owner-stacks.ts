import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const COUNT = 'recentlyCreatedOwnerStacks'

/**
 * Lets React's development build make no call stack for each element. It makes up to 10,000 of them a second, for its
 * warnings, which is a sixth of the time of the page tests.
 */
export function makeNoOwnerStacks() {
  const internals = (React as unknown as Record<string, object>)[INTERNALS]
  if (!internals || !(COUNT in internals)) throw new Error('React limits its owner stacks in another way now')
  // React sets the count back from time to time.
  Object.defineProperty(internals, COUNT, { configurable: true, get: () => Infinity, set() {} })
}
