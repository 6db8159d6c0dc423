import { configure, getConfig } from '@testing-library/react'

// The library's types leave out that it looks several times.
type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics: boolean }
// oxlint-disable-next-line no-underscore-dangle -- there is no other word for it
const isWaiting = () => (getConfig() as Config)._disableExpensiveErrorDiagnostics
const { getElementError } = getConfig()

configure({
  // The page is printed when the waiting is over, not at each look in between.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  // A busy machine is no failure: waiting ends as soon as what is waited for is there.
  asyncUtilTimeout: 15_000,
})
