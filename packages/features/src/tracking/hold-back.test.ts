import { expect, test } from 'vitest'
import { holdBack } from './hold-back.ts'

function open() {
  const delivered: string[] = []
  return { delivered, ...holdBack<string>((event) => delivered.push(event)) }
}

test('[TRK-08] holds events back until statistics are allowed, passes them on once and in order, then at once', () => {
  const { delivered, say, decide } = open()
  say('first')
  say('second')
  expect(delivered).toEqual([])
  decide(true)
  decide(true)
  say('third')
  expect(delivered).toEqual(['first', 'second', 'third'])
})

test('[TRK-08] drops everything on refusal; a later yes starts from there', () => {
  const { delivered, say, decide } = open()
  say('before')
  decide(false)
  say('meanwhile')
  decide(true)
  say('after')
  decide(false)
  say('withdrawn')
  expect(delivered).toEqual(['after'])
})

test('remembers the latest hundred when nobody answers', () => {
  const { delivered, say, decide } = open()
  for (let number = 1; number <= 150; number++) say(String(number))
  decide(true)
  expect([delivered.length, delivered[0], delivered.at(-1)]).toEqual([100, '51', '150'])
})
