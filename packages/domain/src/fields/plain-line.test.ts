import { expect, test } from 'vitest'
import { isPersonName, isPlainLine, isPlainText } from './plain-line.ts'

test('names of people and places are what they are', () => {
  const names = [
    'Inger',
    'J.R. Smith',
    'J.R.Smith',
    'Dr.Hansen',
    'Anne-Marie',
    'O’Neill',
    'Søren 😀',
    'Nguyễn',
    '李小龍',
    '',
  ]
  expect(names.filter((name) => !isPersonName(name))).toEqual([])
  const lines = ['Strandvejen 112, 2. tv.', 'St.Albans', 'c/o Hansen', 'Amazon.com', 'Flat 2/1']
  expect(lines.filter((line) => !isPlainLine(line))).toEqual([])
})

test('what would be a link or lines of its own in a mail is neither', () => {
  const texts = [
    'Dear\nyou',
    'a\r\nb',
    'a\u2028b',
    'a\u0085b',
    '\u202Egnp.exe',
    'https://evil.example',
    'see WWW.evil.example',
  ]
  expect(texts.filter((text) => isPlainLine(text) || isPersonName(text))).toEqual([])
  expect(['evil.com', 'Win at EVIL.COM now', 'bad.example/win'].filter(isPersonName)).toEqual([])
})

test('is known at once, however long the text is', () => {
  const start = performance.now()
  expect(isPersonName('a'.repeat(60_000))).toBe(true)
  expect(isPersonName('aA.Aa'.repeat(12_000))).toBe(true)
  expect(performance.now() - start).toBeLessThan(250)
})

test('a text of several lines is plain when each of its lines is', () => {
  expect(isPlainText('Which dome fits?\r\n\nMine is a 312.')).toBe(true)
  expect(isPlainText('Which dome fits?\nSee evil.example')).toBe(false)
})
