import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

function Box() {
  const { inside, handlers } = useHoverOrFocus()
  return (
    <button type="button" {...handlers}>
      {inside ? 'waits' : 'moves'}
    </button>
  )
}

describe('what moves by itself', () => {
  it('[OP-64] waits until both pointer and focus have left it', () => {
    render(<Box />)
    const box = screen.getByRole('button')
    fireEvent.pointerEnter(box)
    fireEvent.focus(box)
    fireEvent.pointerLeave(box)
    expect(box.textContent).toBe('waits')
    fireEvent.blur(box)
    expect(box.textContent).toBe('moves')
  })
})
