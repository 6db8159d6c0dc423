import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

describe('describeFailure', () => {
  it('never brings what customers typed into the log', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
    const failure = new DrizzleQueryError('insert into customers', ['inger@example.com'], cause)
    expect(failure.message).toContain('inger@example.com')
    const described = describeFailure(failure, true)
    expect(described).not.toContain('inger')
    expect(described).toContain('23505')
    expect(described).toContain('describe-failure.test.ts')
  })

  it.each([
    ['550 5.1.1 <inger@example.com>: Recipient address rejected', '550 5.1.1 <…>: Recipient address rejected'],
    ["Can't send mail: 554 inger.sørensen+shop@mail.example.co.uk is full", "Can't send mail: 554 … is full"],
    ['550 "inger s"@example.com unknown', '550 … unknown'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ])('leaves out the addresses that a mail server repeats: %s', (said, described) => {
    expect(describeFailure(new Error(said))).toBe(`Error: ${described}`)
  })

  it('names the fields of an answer that cannot be read, and not what they hold', () => {
    const schema = v.object({ order: v.object({ phone: v.string(), amount: v.number() }) })
    const read = () => v.parse(schema, { order: { phone: 39_620_014, amount: 'Inger Sørensen' } })
    let failure: unknown
    try {
      read()
    } catch (error) {
      failure = error
    }
    expect(describeFailure(failure)).toBe('ValiError: order.phone, order.amount')
  })
})
