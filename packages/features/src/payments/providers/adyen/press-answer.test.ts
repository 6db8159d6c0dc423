import { expect, it, vi } from 'vitest'
import { createPressAnswer } from './press-answer.ts'

it('[PAY-15] answers each press on the form’s button once', () => {
  const press = createPressAnswer()
  const resolve = vi.fn<(result: unknown) => void>()
  expect(press.answer({ resultCode: 'Refused' })).toBe(false)
  press.wait({ resolve })
  expect(press.answer({ resultCode: 'Refused' })).toBe(true)
  expect(press.answer({ resultCode: 'Cancelled' })).toBe(false)
  press.wait({ resolve })
  press.answer({ resultCode: 'Received' })
  expect(resolve.mock.calls).toEqual([[{ resultCode: 'Refused' }], [{ resultCode: 'Received' }]])
})
