import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SiteNav } from './site-nav.tsx'

const items = [
  { href: '/batteries', label: 'Batteries', children: [{ href: '/batteries/312', label: 'Size 312' }] },
  { href: '/domes', label: 'Domes', children: [{ href: '/domes/open', label: 'Open domes' }] },
  { href: '/alarms', label: 'Alarms' },
]
const open = () => render(<SiteNav id="menu" label="Menu" items={items} open moreLabel={(item) => `More of ${item}`} />)
const arrow = (name: string) => screen.getByRole('button', { name: `More of ${name}` })
const below = (name: string) => screen.queryByRole('link', { name })

describe('the menu', () => {
  it('[SHELL-12] opens the places below one place at a time, by a press', async () => {
    open()
    expect(below('Size 312')).toBeNull()
    await userEvent.click(arrow('Batteries'))
    expect(below('Size 312')).not.toBeNull()
    await userEvent.click(arrow('Domes'))
    expect(below('Size 312')).toBeNull()
    expect(below('Open domes')).not.toBeNull()
  })
  it('closes them with Esc', async () => {
    open()
    await userEvent.click(arrow('Domes'))
    await userEvent.keyboard('{Escape}')
    expect(below('Open domes')).toBeNull()
    expect(arrow('Domes').getAttribute('aria-expanded')).toBe('false')
  })
  it('[SHELL-12] gives no arrow to a place with nothing below it', () => {
    open()
    expect(screen.getAllByRole('button')).toHaveLength(2)
    expect(below('Alarms')).not.toBeNull()
  })
})
