import { describe, expect, it } from 'vitest'
import { readFromTable } from './read-from-table.ts'
import { byEnvironment, matching, oneOf } from './rules.ts'
import type { Setting } from './setting.ts'

const rows = [
  { name: 'COLOUR', meaning: 'a colour', standard: 'red', local: 'blue' },
  { name: 'SIZE', meaning: 'a size', rules: byEnvironment({ production: oneOf('small', 'large') }) },
  {
    name: 'KEY',
    meaning: 'a key',
    local: 'published-key',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    rules: byEnvironment({ trial: matching(/^test/, 'a key of tests') }),
  },
] as const satisfies readonly Setting[]
const read = (environment: Record<string, string>) => readFromTable(rows, environment)

describe('readFromTable', () => {
  it('[RUN-19] fills in what the environment does not say, by environment', () => {
    expect(read({ SITE_ENV: 'local', OTHER: 'x' })).toEqual({ COLOUR: 'blue', SIZE: '', KEY: 'published-key' })
    expect(read({ SITE_ENV: 'production', KEY: 'own', COLOUR: '' })).toEqual({ COLOUR: 'red', SIZE: '', KEY: 'own' })
  })

  it('[RUN-19] says which setting is wrong, what was found, and what is allowed', () => {
    const wrong = { SITE_ENV: 'production', SIZE: 'medium', KEY: 'published-key' }
    expect(() => read(wrong)).toThrow(
      /^SIZE is "medium"\. In production it must be small or large\.\nKEY is a published value\. In production it must be a value of your own\.$/,
    )
    expect(() => read({ SITE_ENV: 'staging' })).toThrow(/^KEY is missing\. In staging it must be a key of tests\.$/)
    expect(() => read({ SITE_ENV: 'test', KEY: 'hidden' })).toThrow(
      /^KEY is a secret of 6 characters\. In test it must be a key of tests\.$/,
    )
  })

  it('[RUN-19] reads nothing without an environment', () => {
    expect(() => read({ KEY: 'own' })).toThrow('SITE_ENV must be one of')
  })
})
