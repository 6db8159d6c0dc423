import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContactPanel } from './contact-panel.tsx'

describe('ContactPanel', () => {
  it('[SHELL-08] shows the opening hours with or without a phone number', () => {
    const { rerender } = render(
      <ContactPanel title="Talk to us" phone="0800 123 4567" hours="Mon–Fri 9–5">
        Write
      </ContactPanel>,
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:08001234567')
    expect(screen.getByText('Mon–Fri 9–5')).toBeTruthy()
    rerender(
      <ContactPanel title="Talk to us" hours="Mon–Fri 9–5">
        Write
      </ContactPanel>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Mon–Fri 9–5')).toBeTruthy()
  })
})
