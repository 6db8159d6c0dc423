import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StartFailure } from './start-screens.tsx'

describe('the screens before the start', () => {
  it('[ERR-01] says in the three sentences of the documents that the shop cannot be opened, and tries again', async () => {
    const tryAgain = vi.fn<() => void>()
    render(<StartFailure onTryAgain={tryAgain} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Sorry, something went wrong' })).toBeTruthy()
    expect(screen.getByText('If you continue experiencing issues, please contact Customer Service')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Please try again' }))
    expect(tryAgain).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Customer Service' }).getAttribute('href')).toBe('/customer-service')
  })
})
