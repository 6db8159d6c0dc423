import { describe, expect, it } from 'vitest'
import { countMutants, scoreOf, scoreTable } from './score.mjs'

const counts = (killed, survived) => ({ killed, survived, noCoverage: 0, timeout: 0 })

describe('the score of a mutation run', () => {
  it('counts how mutants ended, and none that was excluded or could not run', () => {
    const statuses = ['Killed', 'Killed', 'Survived', 'Ignored', 'NoCoverage', 'Timeout', 'RuntimeError']
    expect(countMutants(statuses)).toEqual({ killed: 2, survived: 1, noCoverage: 1, timeout: 1 })
  })

  it('scores the mutants that a test noticed, by their end or by its absence', () => {
    expect(scoreOf({ killed: 5, survived: 2, noCoverage: 2, timeout: 1 })).toBe(60)
    expect(scoreOf({ killed: 0, survived: 0, noCoverage: 0, timeout: 0 })).toBe(100)
  })

  it('prints a row for each part and one for the area', () => {
    const parts = [
      { name: 'domain', counts: counts(9, 1) },
      { name: 'gateway', counts: counts(1, 9) },
    ]
    const rows = scoreTable([{ area: 'money', parts }]).split('\n')
    const cells = rows.slice(2).map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    expect(cells).toEqual([
      ['money', 'domain', '9', '1', '0', '0', '90.0 %'],
      ['money', 'gateway', '1', '9', '0', '0', '10.0 %'],
      ['money', 'all', '10', '10', '0', '0', '50.0 %'],
    ])
  })
})
