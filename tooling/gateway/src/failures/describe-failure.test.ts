import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

it('never brings what customers typed into the log', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  const failure = new DrizzleQueryError('insert into customers', ['inger@example.com'], cause)
  expect(failure.message).toContain('inger@example.com')
  const described = describeFailure(failure, true)
  expect(described).not.toContain('inger')
  expect(described).toContain('23505')
  expect(described).toContain('describe-failure.test.ts')
})
