import { describe, expect, it, vi } from 'vitest'
import { prepareText, type PreparedAnswer } from '../prepared/prepared-answer.ts'
import { createRecentAnswers } from './recent-answers.ts'

const answer = (length: number) => () => prepareText('x'.repeat(length))

describe('recent answers', () => {
  it('are written once while they are remembered', () => {
    const remember = createRecentAnswers(100)
    const write = vi.fn<() => PreparedAnswer>(answer(10))
    expect(remember('a', write)).toBe(remember('a', write))
    expect(write).toHaveBeenCalledOnce()
  })

  it('give way when there is no room, the longest unused first', () => {
    const remember = createRecentAnswers(100)
    remember('a', answer(40))
    remember('b', answer(40))
    remember('a', answer(40))
    remember('c', answer(40))
    const again = vi.fn<() => PreparedAnswer>(answer(40))
    remember('a', again)
    expect(again).not.toHaveBeenCalled()
    remember('b', again)
    expect(again).toHaveBeenCalledOnce()
  })
})
