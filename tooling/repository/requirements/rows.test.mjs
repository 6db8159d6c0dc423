import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../workspace/paths.mjs'
import { rowsIn } from './rows.mjs'

const list = (...lines) => ['## Cart (CART)', '', ...lines].join('\n')

describe('the rows of the requirements', () => {
  it('are of the screen unless they name another level', () => {
    const { rows } = rowsIn(list('**CART-01** Adds. (A4)', '**API-01 client** Calls. (A7)'))
    expect(rows).toEqual([
      { id: 'CART-01', area: 'CART', text: 'Adds. (A4)', level: 'screen' },
      { id: 'API-01', area: 'API', text: 'Calls. (A7)', level: 'client' },
    ])
  })

  it('are something else than decisions', () => {
    expect(rowsIn('**OP-7** Unclear. *Decided:* So. (Why)')).toEqual({ rows: [], decisions: ['OP-7'] })
  })

  it.each([
    ['an unknown level', list('**CART-01 unit** Adds. (A4)')],
    ['an id that stands twice', list('**CART-01** Adds. (A4)', '**CART-01** Adds again. (A4)')],
  ])('refuse %s', (_what, markdown) => {
    expect(() => rowsIn(markdown)).toThrow('CART-01')
  })

  it('can all be read', () => {
    const files = ['docs/requirements.md', 'docs/decisions/open-points.md']
    const markdown = files.map((file) => readFileSync(at(file), 'utf8')).join('\n')
    const { rows, decisions } = rowsIn(markdown)
    expect(rows.length + decisions.length).toBe(markdown.match(/^\*\*[A-Z]+-\d/gm)?.length)
    expect(rows.length).toBeGreaterThan(500)
    expect(decisions.length).toBeGreaterThan(90)
  })
})
