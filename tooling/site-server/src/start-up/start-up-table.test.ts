import { describe, expect, test } from 'vitest'
import { startUpTable } from './start-up-table.ts'

const row = (thing: string, does: string, isLoss = false) => ({ thing, does, isLoss })

describe('startUpTable', () => {
  test('[CFG-39] one table tells what all sites do alike, and which do otherwise', () => {
    const table = startUpTable([
      { site: 'a-dk', rows: [row('captcha', 'turnstile'), row('payment', 'nets')] },
      { site: 'a-se', rows: [row('captcha', 'turnstile'), row('payment', 'no known provider', true)] },
      { site: 'b-uk', rows: [row('captcha', 'turnstile'), row('payment', 'nets')] },
    ])
    expect(table.split('\n')).toEqual([
      'What the sites will do (! marks what a customer or the statistics lose)',
      '   captcha  all sites   turnstile',
      '   payment  a-dk, b-uk  nets',
      '!           a-se        no known provider',
    ])
  })
})
