import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, storyShop } from '../../testing/open-page.tsx'

const written = {
  menu: [{ route: 'accessibility', title: 'Accessibility' }],
  pages: [{ route: 'accessibility', contentHtml: '<p>How far we are</p>' }],
}
const serving =
  (pages: unknown): Answer =>
  ({ path }) =>
    path === '/api/customer-service' ? pages : undefined
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Do not move me on automatically' })

describe('the accessibility page', () => {
  it('remembers, and forgets again, that no page is to move on by itself (OP-64)', async () => {
    const shop = storyShop({ answer: serving(written) })
    const address = '/customer-service/accessibility'
    openPage(address, { shop })
    expect(await screen.findByText('How far we are')).toBeTruthy()
    expect((await box()).checked).toBe(false)
    fireEvent.click(await box())
    cleanup()
    openPage('/account/logoutSuccess', { shop })
    expect((await box()).checked).toBe(true)
    cleanup()
    openPage(address, { shop })
    expect((await box()).checked).toBe(true)
    fireEvent.click(await box())
    cleanup()
    openPage('/account/logoutSuccess', { shop })
    expect((await box()).checked).toBe(false)
  })

  it('is no page of shops whose editors have not written one', async () => {
    openPage('/information/accessibility', { answer: serving({ menu: [], pages: [] }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
  })
})
