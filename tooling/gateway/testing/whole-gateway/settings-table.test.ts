import path from 'node:path'
import { readFileSync } from 'node:fs'
import { guideSection, sectionOf } from '@shop/server/testing/guide-section.ts'
import { checkSettings, publishedValues } from '@shop/server/settings/read-from-table.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import type { SiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { describe, expect, it } from 'vitest'
import { gatewaySettings } from '../../src/settings.ts'
import { leastSettings } from '../deployed-settings.ts'
import { ALL, CASES, NOT_LOCAL } from '../setting-cases.ts'
import { guides } from '../paths.ts'

const rows: readonly Setting[] = Object.values(gatewaySettings).flat()

/** Returns the message that refuses a value in an environment, or `permitted`. */
function verdict(name: string, value: string, environment: SiteEnvironment): string {
  try {
    checkSettings(rows, { ...leastSettings[environment], [name]: value })
    return 'permitted'
  } catch (failure) {
    return failure instanceof Error ? failure.message : ''
  }
}

const GUIDE = readFileSync(path.join(guides, 'configure.md'), 'utf8')

describe('the table of settings', () => {
  it.each(Object.entries(gatewaySettings))(
    '[RUN-10] is that of the operators’ guide under “%s”',
    (heading, section) => {
      expect(sectionOf(GUIDE, heading)).toContain(guideSection(section))
    },
  )

  it('[RUN-19] has cases for every setting with a rule, and for no other', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(
      rows
        .filter(({ rules }) => rules)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  const cases = Object.entries(CASES).flatMap(([name, values]) => values.map((one) => [name, ...one] as const))
  it.each(cases)('[RUN-19] %s=%s is permitted in %j alone', (name, value, permitted) => {
    const found = ALL.map((environment) => verdict(name, value, environment))
    const refusal = (environment: SiteEnvironment) =>
      new RegExp(`^${name} is .+\\. In ${environment} it must be .+\\.$`)
    const outcomes = ALL.map((environment, index) =>
      refusal(environment).test(found[index] ?? '') ? 'refused' : found[index],
    )
    expect(outcomes).toEqual(ALL.map((environment) => (permitted.includes(environment) ? 'permitted' : 'refused')))
    const refused = found.filter((one) => one !== 'permitted')
    const isSecret = rows.some((row) => row.name === name && row.isSecret)
    expect(refused.filter((one) => one.includes(JSON.stringify(value)))).toEqual(isSecret ? [] : refused)
  })

  it.each(rows.filter(({ isRequired }) => isRequired).map(({ name }) => name))(
    '[RUN-19] [OP-98] %s must be given everywhere but on a developer’s machine',
    (name) => {
      expect(verdict(name, '', 'local')).toBe('permitted')
      for (const environment of NOT_LOCAL) expect(verdict(name, '', environment)).toMatch(`${name} is missing. In`)
    },
  )

  const published = rows.flatMap((row) => publishedValues(row).map((value) => [row.name, value] as const))
  it.each(published)('[RUN-19] production refuses the published %s %s by name', (name, value) => {
    expect(verdict(name, value, 'production')).toBe(
      `${name} is a published value. In production it must be a value of your own.`,
    )
  })

  it('[RUN-19] knows a published value of every key of the sandboxes', () => {
    const keys = rows.filter(({ isRequired, mayBeFile }) => isRequired && mayBeFile).map(({ name }) => name)
    const withoutOne = keys.filter((name) => !published.some(([known]) => known === name))
    // They name a place, and have no value in a sandbox.
    expect(withoutOne.toSorted()).toEqual(['DATABASE_URL', 'SMTP_URL'])
  })

  it('[RUN-19] lists all mistakes of a start, one a line', () => {
    const wrong = {
      ...leastSettings.production,
      GATEWAY_PORT: 'web',
      KCO_PASSWORD: '',
      SANDBOX_PORT: '8080',
    }
    const said = () => checkSettings(rows, wrong)
    expect(said).toThrow('GATEWAY_PORT is "web". In production it must be a whole number from 0 to 65535.\n')
    expect(said).toThrow('\nKCO_PASSWORD is missing. In production it must be a value of your own.\n')
    expect(said).toThrow('\nSANDBOX_PORT is "8080". In production it must be left out.')
  })
})
