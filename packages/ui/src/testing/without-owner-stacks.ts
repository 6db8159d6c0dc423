import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const COUNT = 'recentlyCreatedOwnerStacks'

// React's development build makes a call stack for each element, up to 10,000 a second, for its warnings. They take a
// twelfth of the time of the page tests.
const internals = (React as unknown as Record<string, object>)[INTERNALS]
if (!internals || !(COUNT in internals)) throw new Error('React limits its owner stacks in another way now')
// React sets the count back from time to time.
Object.defineProperty(internals, COUNT, { configurable: true, get: () => Infinity, set() {} })
