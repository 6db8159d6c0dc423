import '@shop/ui/testing/configure-react.ts'
import { configure, getConfig } from '@testing-library/react'

// The library's types omit this option, which is set during `waitFor`.
type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics: boolean }
// oxlint-disable-next-line no-underscore-dangle -- there is no other word for it
const isWaiting = () => (getConfig() as Config)._disableExpensiveErrorDiagnostics
const { getElementError } = getConfig()

configure({
  // Prints the page at the end of waiting, not at each attempt.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  // Long, because a busy machine is slow. Waiting ends as soon as the condition holds.
  asyncUtilTimeout: 15_000,
})
