import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('a button', () => {
  it('does nothing while disabled, and gives the reason', async () => {
    const press = vi.fn<() => void>()
    render(
      <Button disabledReason="Choose a size first" onClick={press}>
        Add to basket
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Add to basket' })
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a size first',
    )
  })
  it('can be reached by keyboard even then', async () => {
    render(<Button disabledReason="Choose a size first">Add to basket</Button>)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })
  it('sends its form once, not again while the answer is on its way', async () => {
    const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" busy={busy}>
          Place order
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button'))
    rerender(form(true))
    await userEvent.click(screen.getByRole('button'))
    expect(send).toHaveBeenCalledTimes(1)
  })
})
