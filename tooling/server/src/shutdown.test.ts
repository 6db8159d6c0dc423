import { expect, it } from 'vitest'
import { readShutdownTimes } from './shutdown.ts'

it('[RUN-02] gives calls more time than the longest one takes, unless there is no balancer', () => {
  expect(readShutdownTimes({}, false)).toEqual({ delayMs: 5000, graceMs: 65_000 })
  expect(readShutdownTimes({}, true)).toEqual({ delayMs: 0, graceMs: 2000 })
  expect(readShutdownTimes({ SHUTDOWN_DELAY: '0', SHUTDOWN_GRACE: '600' }, false)).toEqual({
    delayMs: 0,
    graceMs: 600_000,
  })
})

it.each(['-1', '1.5', '601', '5s', ' '])('[RUN-02] refuses a grace period of %j by name', (text) => {
  expect(() => readShutdownTimes({ SHUTDOWN_GRACE: text }, false)).toThrow('SHUTDOWN_GRACE must be whole seconds')
})
