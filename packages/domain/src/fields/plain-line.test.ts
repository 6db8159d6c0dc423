import { describe, expect, test } from 'vitest'
import { isPlain } from './plain-line.ts'

describe('isPlain', () => {
  test('[CS-20] names of people and places are what they are', () => {
    const lines = [
      'Inger',
      'J.R. Smith',
      'J.R.Smith',
      'ST.JOHN',
      'Jens-Chr.hansen',
      'mr.smith',
      'Anne-Marie',
      'O’Neill',
      'Søren 😀',
      'Nguyễn',
      '李小龍',
      '',
      'Strandvejen 112, 2. tv.',
      'St.Albans',
      'c/o Hansen',
      'Amazon.com',
      'Flat 2/1',
    ]
    expect(lines.filter((line) => !isPlain(line))).toEqual([])
  })

  test('obvious links are none', () => {
    expect(
      ['https://evil.example', 'see WWW.evil.example', 'Mine is a 312.\nSee https://evil.example'].filter(isPlain),
    ).toEqual([])
  })
})
