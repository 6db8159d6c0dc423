import { describe, expect, test } from 'vitest'
import { isPlainLine, isPlainText } from './plain-line.ts'

describe('isPlainLine', () => {
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
    expect(lines.filter((line) => !isPlainLine(line))).toEqual([])
  })

  test('obvious links, and lines of their own, are none', () => {
    const texts = [
      'Dear\nyou',
      'a\r\nb',
      'a\u2028b',
      'a\u0085b',
      '\u202Egnp.exe',
      'https://evil.example',
      'see WWW.evil.example',
    ]
    expect(texts.filter(isPlainLine)).toEqual([])
  })

  test('a text of several lines is plain when each of its lines is', () => {
    expect(isPlainText('Which dome fits?\r\n\nMine is a 312.')).toBe(true)
    expect(isPlainText('Which dome fits?\nSee https://evil.example')).toBe(false)
  })
})
