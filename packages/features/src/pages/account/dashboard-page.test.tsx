import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy, openAccountPage } from '../../testing/open-account-page.tsx'

const linksOfCards = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const card = heading.closest('li')
    const link = card && within(card).queryByRole('link')
    return link ? [[heading.textContent, link.getAttribute('href')]] : []
  })

describe('the dashboard page', () => {
  it('[ACC-01] greets the customer and leads to everything in the account', async () => {
    openAccountPage('/account/dashboard', { flags: { showCustomerPreferences: true } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Good day, Dorothy' })).toBeTruthy()
    expect(linksOfCards()).toEqual([
      ['Contact details', '/account/edit'],
      ['Address book', '/account/addressbook'],
      ['Newsletter', '/newsletter/manage'],
      ['Your battery size', '/account/preferences'],
    ])
    expect(screen.getByRole('link', { name: 'See all my orders' }).getAttribute('href')).toBe('/account/order-history')
  })

  it('[API-49] [ACC-01] shows an address as people write it, whatever the gateway sends', async () => {
    openAccountPage('/account/dashboard', { customer: { ...dorothy, email: 'dorothy@xn--hreapparat-0cb.dk' } })
    expect(await screen.findByText('dorothy@høreapparat.dk')).toBeTruthy()
  })

  it('[ACC-01] has no entry for preferences in a shop without them', async () => {
    openAccountPage('/account/dashboard')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: 'Your battery size' })).toBeNull()
  })

  it.each([
    [{ batterySize: '13' }, 'Choose another size'],
    [{}, 'Choose your battery size'],
  ])('[ACC-01] leads to a battery size in words that fit %j', async (customerPreference, name) => {
    const flags = { showCustomerPreferences: true }
    openAccountPage('/account/dashboard', { flags, customer: { ...dorothy, customerPreference } })
    expect(await screen.findByRole('link', { name })).toBeTruthy()
  })

  it('[ACC-01] [AUTH-12] says that the newsletter waits for an answer where it was asked for and does not come yet', async () => {
    openAccountPage('/account/dashboard', {
      answer: ({ path }) => (path === '/api/v1.0/user-subscriptions' ? Response.json(null) : undefined),
    })
    expect(await screen.findByText(/^You have asked for our newsletter/)).toBeTruthy()
  })

  it('[SES-11] leads to the login, and back, where the gateway refuses to tell of the newsletter', async () => {
    const { router } = openAccountPage('/account/dashboard', {
      answer: ({ path }) => (path === '/api/v1.0/user-subscriptions' ? Response.json({}, { status: 401 }) : undefined),
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
    expect(router.state.location.state).toMatchObject({ previousPath: '/account/dashboard' })
  })

  it.each([
    ['showWelcomeMessage', 'Welcome. Your account is ready.'],
    ['editContactInformation', 'Your details have been saved.'],
    ['editMarketingMaterials', 'Your choice about the newsletter has been saved.'],
  ])('[AUTH-20] [ACC-02] says what has just happened when the address carries %s (OP-28)', async (flag, text) => {
    openAccountPage(`/account/dashboard?${flag}=true`)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})
