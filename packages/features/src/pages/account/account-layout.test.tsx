import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAccountPage } from '../../testing/open-account-page.tsx'
import { refuse } from '../../session/visit/visit-actions.ts'

const sidebar = () => screen.findByRole('navigation', { name: 'Account menu' })
const entries = async () =>
  within(await sidebar())
    .getAllByRole('listitem')
    .map((entry) => entry.textContent)

describe('the account section', () => {
  it('[SHELL-26] has the account’s pages at the side, the open one marked', async () => {
    openAccountPage('/account/dashboard', { flags: { allowFavourites: true } })
    expect(await entries()).toEqual(['Overview', 'Address book', 'My orders', 'Favourites', 'Log out'])
    const current = within(await sidebar()).getByRole('link', { current: 'page' })
    expect(current.getAttribute('href')).toBe('/account/dashboard')
  })

  it('[SHELL-26] has no favourites at the side where the shop has none', async () => {
    openAccountPage('/account/dashboard')
    expect(await entries()).toEqual(['Overview', 'Address book', 'My orders', 'Log out'])
  })

  it('[SHELL-26] [AUTH-06] logs out from the side', async () => {
    const { person, shop, router } = openAccountPage('/account/dashboard')
    await person.click(within(await sidebar()).getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/account/logoutSuccess')
    expect(shop.visit.getState().user?.tokenInfo).toBeNull()
  })

  it('[SHELL-25] marks the account section', async () => {
    openAccountPage('/account/dashboard')
    expect((await sidebar()).closest('[data-section="account"]')).not.toBeNull()
  })

  it('[SES-20] leaves nothing of the customer on the screen when the login ends meanwhile, and asks for it', async () => {
    const { shop, router } = openAccountPage('/account/dashboard?page=2')
    await screen.findByRole('heading', { name: 'Good day, Dorothy' })
    act(() => refuse(shop))
    expect(screen.queryByText(/Dorothy/)).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
    expect(router.state.location.search).toBe('?previousPath=%2Faccount%2Fdashboard%3Fpage%3D2')
  })
})
