import { describe, expect, test } from 'vitest'
import { createConsentQueue } from './consent-queue.ts'

function open() {
  const delivered: string[] = []
  return { delivered, ...createConsentQueue<string>((event) => delivered.push(event)) }
}

describe('createConsentQueue', () => {
  test('[TRK-08] holds events back until statistics are allowed, passes them on once and in order, then at once', () => {
    const { delivered, track, decide } = open()
    track('first')
    track('second')
    expect(delivered).toEqual([])
    decide(true)
    decide(true)
    track('third')
    expect(delivered).toEqual(['first', 'second', 'third'])
  })

  test('[TRK-08] drops everything on refusal; a later yes starts from there', () => {
    const { delivered, track, decide } = open()
    track('before')
    decide(false)
    track('meanwhile')
    decide(true)
    track('after')
    decide(false)
    track('withdrawn')
    expect(delivered).toEqual(['after'])
  })

  test('keeps the latest hundred while there is no answer', () => {
    const { delivered, track, decide } = open()
    for (let number = 1; number <= 150; number++) track(String(number))
    decide(true)
    expect([delivered.length, delivered[0], delivered.at(-1)]).toEqual([100, '51', '150'])
  })
})
