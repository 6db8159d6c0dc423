import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { takeChangedTexts } from './whole-texts.ts'

/** Returns how many texts change beside others when one of two contents takes the place of the other. */
function changes(before: ReactNode, after: ReactNode): number {
  const { rerender } = render(<p>{before}</p>)
  rerender(<p>{after}</p>)
  return takeChangedTexts().length
}

describe('the check for texts that a translation replaces', () => {
  it('accepts what is the only child of its element', () => {
    expect(changes('2 items', '3 items')).toBe(0)
    expect(changes(<b>2</b>, <b>3</b>)).toBe(0)
    expect(changes(<>in all {<b key="b">2</b>}</>, <>in all {<b key="b">3</b>}</>)).toBe(0)
  })

  it('finds a text beside others that changes, goes, or gets something before it', () => {
    expect(changes(<>{2} items</>, <>{3} items</>)).toBe(1)
    expect(
      changes(
        <>
          {'new '}
          <b>2</b>
        </>,
        <>
          {false}
          <b>2</b>
        </>,
      ),
    ).toBe(1)
    expect(changes(<>{false} items</>, <>{<b>2</b>} items</>)).toBe(1)
  })
})
