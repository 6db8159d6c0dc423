import { describe, expect, it } from 'vitest'
import { expectedIn, passedIn } from './running-tests.mjs'

const spec = (title, expectedStatus) => ({ title, file: 'journeys/buy.spec.ts', tests: [{ expectedStatus }] })
const result = (title, status, ...ancestorTitles) => ({ ancestorTitles, title, status })

describe('running tests', () => {
  it('takes from a unit report what has passed, whichever checkout it comes from', () => {
    const report = {
      testResults: [
        {
          name: '/elsewhere/packages/domain/src/a.test.ts',
          assertionResults: [
            result('[CART-01] adds', 'passed', 'a cart', 'with lines'),
            result('[CART-02] is skipped', 'skipped'),
            result('[CART-03] is to be written', 'todo'),
            result('[CART-04] fails', 'failed'),
          ],
        },
        { name: '/elsewhere/packages/ui/src/a.stories.tsx', assertionResults: [result('[CART-05] Default', 'passed')] },
      ],
    }
    expect(passedIn(report, 'packages/domain')).toEqual([
      { file: 'packages/domain/src/a.test.ts', title: 'a cart › with lines › [CART-01] adds' },
    ])
  })

  it('takes from Playwright’s list what is expected to pass', () => {
    const inner = { title: 'a guest', file: 'journeys/buy.spec.ts', specs: [spec('[CHK-20] buys', 'passed')] }
    const own = [spec('[CHK-21] is skipped', 'skipped'), spec('[CHK-22] pays', 'passed')]
    const list = {
      suites: [{ title: 'journeys/buy.spec.ts', file: 'journeys/buy.spec.ts', specs: own, suites: [inner] }],
    }
    expect(expectedIn(list, 'e2e')).toEqual([
      { file: 'e2e/journeys/buy.spec.ts', title: '[CHK-22] pays' },
      { file: 'e2e/journeys/buy.spec.ts', title: 'a guest › [CHK-20] buys' },
    ])
  })
})
