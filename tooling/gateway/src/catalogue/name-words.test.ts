import { describe, expect, it } from 'vitest'
import { createNameWords } from './name-words.ts'

function wordsOf(...names: string[]) {
  const words = createNameWords()
  names.forEach(words.add)
  return words
}

describe('createNameWords', () => {
  const { nearest } = wordsOf('Vækkeur med vibration', 'Batterier str. 312', 'Batterier str. 13', 'Batteri\u00ADtester')

  it('[SRCH-11] proposes the nearest word as it is written, the more frequent of two', () => {
    expect(nearest('vaekur')).toBe('vækkeur')
    expect(nearest('batari')).toBe('batteri')
    expect(nearest('batterija')).toBe('batterier')
  })

  it('[SRCH-11] proposes a number for a number, one digit or a swap away', () => {
    expect(nearest('321')).toBe('312')
    expect(nearest('999')).toBeUndefined()
  })

  it('[SRCH-11] proposes nothing for what is too far, or begins otherwise', () => {
    expect(nearest('xqzvwk')).toBeUndefined()
    expect(nearest('tester1')).toBeUndefined()
    expect(nearest('')).toBeUndefined()
  })
})
