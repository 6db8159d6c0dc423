import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnnouncer } from './announcer-context.ts'
import { Toasts } from './toasts.tsx'

const undo = vi.fn<() => void>()

function Shop() {
  const { show } = useAnnouncer()
  return (
    <button onClick={() => show({ text: 'Added to your basket', action: { label: 'Undo', run: undo } })}>Add</button>
  )
}

const toast = () => screen.queryByText('Added to your basket')
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <Toasts closeLabel="Close">
        <Shop />
      </Toasts>,
    )
    fireEvent.click(screen.getByText('Add'))
  })

  it('is said politely and leaves by itself', () => {
    expect(toast()?.closest('output')).not.toBeNull()
    pass(6000)
    expect(toast()).toBeNull()
  })
  it('[OP-64] stays while the pointer or the focus is on it', () => {
    fireEvent.pointerEnter(toast()!.parentElement!)
    fireEvent.focus(screen.getByText('Undo'))
    pass(60_000)
    fireEvent.pointerLeave(toast()!.parentElement!)
    pass(60_000)
    expect(toast()).not.toBeNull()
    fireEvent.blur(screen.getByText('Undo'))
    pass(6000)
    expect(toast()).toBeNull()
  })
  it('takes back what it told, and goes', () => {
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledOnce()
    expect(toast()).toBeNull()
  })
})
