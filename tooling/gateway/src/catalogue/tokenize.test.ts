import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery, spellingVariants, tokenize } from './tokenize.ts'

describe('reading a search', () => {
  it.each([
    ['A312', ['312']],
    ['p13', ['13']],
    ['PR48', ['13']],
    ['pr 41', ['312']],
    ['str 312', ['312']],
    ['str. 10', ['10']],
    ['størrelse 675', ['675']],
    ['Storlek 312', ['312']],
    ['batterier str. 13', ['batterier', '13']],
    ['BAT-312-06', ['bat-312-06', 'bat', '312', '06']],
    ['za312 batteri', ['312', 'batteri']],
    ['tv 2040', ['tv', '2040']],
  ])('[API-07] reads %s as %j', (typed, words) => {
    expect(parseQuery(typed)).toEqual(words)
  })

  it('[API-07] leaves numbers alone that only look like a battery size', () => {
    expect(parseQuery('size 3120')).toEqual(['size', '3120'])
    expect(parseQuery('class 10')).toEqual(['class', '10'])
  })

  it('[API-07] never fails and never reads blanks, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(parseQuery(typed).filter((word) => word.trim() === '')).toEqual([])
      }),
    )
  })
})

describe('the words of the catalogue', () => {
  it('[API-07] are found by people without Nordic keys', () => {
    expect(spellingVariants('Høreværn')).toEqual(['horevaern', 'hoerevaern'])
    expect(spellingVariants('hörapparat')).toEqual(['horapparat', 'hoerapparat'])
    expect(spellingVariants('väckarklocka')).toEqual(['vackarklocka', 'vaeckarklocka'])
  })

  it('[API-07] come apart where a compound may be broken', () => {
    expect(tokenize('Høreapparat\u00ADbatterier str. 13')).toEqual([
      'Høreapparatbatterier',
      'Høreapparat',
      'batterier',
      'str',
      '13',
    ])
  })
})
