import { describe, expect, it } from 'vitest'
import { readFromTable } from './settings/read-from-table.ts'
import { sharedSettings } from './settings/shared-settings.ts'
import { readShutdownTimes } from './shutdown.ts'

const timesOf = (environment: Record<string, string>) => readShutdownTimes(readFromTable(sharedSettings, environment))

describe('readShutdownTimes', () => {
  it('[RUN-02] gives calls more time than the longest one takes, unless there is no balancer', () => {
    expect(timesOf({ SITE_ENV: 'production' })).toEqual({ delayMs: 5000, graceMs: 65_000 })
    expect(timesOf({ SITE_ENV: 'local' })).toEqual({ delayMs: 0, graceMs: 2000 })
    const given = { SITE_ENV: 'production', SHUTDOWN_DELAY: '0', SHUTDOWN_GRACE: '600' }
    expect(timesOf(given)).toEqual({ delayMs: 0, graceMs: 600_000 })
  })
})
