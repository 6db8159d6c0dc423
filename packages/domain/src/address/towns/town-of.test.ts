import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isPostalCode } from '../../fields/postal-code.ts'
import { townOf } from './town-of.ts'
import danish from './towns.dk.json' with { type: 'json' }
import swedish from './towns.se.json' with { type: 'json' }

const LISTS = [
  ['DK', danish],
  ['SE', swedish],
] as const

describe('townOf', () => {
  it.each([
    ['DK', '1050', 'København K'],
    ['DK', ' DK-8000', 'Aarhus C'],
    ['DK', '2900', 'Hellerup'],
    ['DK', '5000', 'Odense C'],
    ['DK', '9990', 'Skagen'],
    ['DK', '3700', 'Rønne'],
    ['DK', '0999', undefined],
    ['DK', '9999', undefined],
    ['DK', '80', undefined],
    ['DK', '', undefined],
    ['DK', 'Aarhus', undefined],
    ['SE', '58246', 'Linköping'],
    ['SE', '582 46', 'Linköping'],
    ['SE', 'S-113 22', 'Stockholm'],
    ['SE', '984 91', 'Pajala'],
    ['SE', '100 01', undefined],
    ['SE', '582', undefined],
  ] as const)('[CHK-36] in %s knows of %j the town %s', (country, typed, town) => {
    expect(townOf(country === 'DK' ? danish : swedish, typed, country)).toBe(town)
  })

  it.each(LISTS)('[CHK-36] has a list of %s that names its source and version, and is small', (_country, list) => {
    expect(list.source).toContain('CC BY 4.0')
    expect(list.version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(brotliCompressSync(JSON.stringify(list)).length).toBeLessThan(15 * 1024)
  })

  it.each(LISTS)(
    'has a list of %s whose runs can all be read and lead to postcodes of the country',
    (country, list) => {
      let end = 0
      for (const run of list.towns) {
        const [, step = '', length = '0', town = ''] = /^(\d+)(?:-(\d+))?(\p{Lu}.*)$/u.exec(run) ?? []
        expect([run, Number(step) > 0, town.trim() === town && town !== '']).toEqual([run, true, true])
        const start = end + Number(step)
        end = start + Number(length)
        expect(isPostalCode(String(start), country) && isPostalCode(String(end), country)).toBe(true)
        expect(townOf(list, String(start), country)).toBe(town)
        expect(townOf(list, String(end), country)).toBe(town)
      }
    },
  )
})
