import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../repository/paths.mjs'
import { rowsIn } from './rows.mjs'

const table = (...lines) => ['| ID | Requirement | Level | Source |', '|---|---|---|---|', ...lines].join('\n')

describe('the rows of the requirements', () => {
  it('are of the screen unless they name another level', () => {
    const { rows } = rowsIn(table('| CART-01 | Adds. |  | A4 |', '| API-01 | Calls. | client | A7 |'))
    expect(rows).toEqual([
      { id: 'CART-01', area: 'CART', text: 'Adds.', level: 'screen' },
      { id: 'API-01', area: 'API', text: 'Calls.', level: 'client' },
    ])
  })

  it('are something else than decisions', () => {
    expect(rowsIn('| OP-7 | Unclear. | So. | Why. |')).toEqual({ rows: [], decisions: ['OP-7'] })
  })

  it.each([
    ['an unknown level', table('| CART-01 | Adds. | unit | A4 |')],
    ['an id that stands twice', table('| CART-01 | Adds. |  | A4 |', '| CART-01 | Adds again. |  | A4 |')],
  ])('refuse %s', (_what, markdown) => {
    expect(() => rowsIn(markdown)).toThrow('CART-01')
  })

  it('can all be read', () => {
    const markdown = readFileSync(at('docs/requirements.md'), 'utf8')
    const { rows, decisions } = rowsIn(markdown)
    expect(rows.length + decisions.length).toBe(markdown.match(/^\| [A-Z]+-\d/gm)?.length)
  })
})
