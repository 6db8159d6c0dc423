import { profile } from '@shop/api-client/fixtures/account.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy, openAccountPage } from '../../../testing/open-account-page.tsx'

const flags = { showCustomerPreferences: true }
const save = () => screen.getByRole('button', { name: 'Save' })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

describe('the preferences page', () => {
  it('[ACC-08] [API-32] [ACC-02] keeps the battery size among what else is preferred, and says so on the dashboard', async () => {
    const customerPreference = { batterySize: '312', side: 'left' }
    const { person, changes, router } = openAccountPage('/account/preferences', {
      flags,
      customer: { ...dorothy, customerPreference },
      answer: ({ path, body }) => (path === '/api/v1.0/me' ? { ...profile, ...(body as object) } : undefined),
    })
    await screen.findByRole('heading', { level: 1, name: 'Your battery size' })
    const sizes = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    expect([sizes, chosen()]).toEqual([['10', '312', '13', '675', 'rechargeable'], '312'])
    expect([...document.querySelectorAll('[data-battery]')].map((tab) => tab.getAttribute('data-battery'))).toEqual(
      sizes,
    )
    await person.click(screen.getByRole('radio', { name: /Size 13/ }))
    await person.click(save())
    expect(await screen.findByText('Your battery size has been saved.')).toBeTruthy()
    expect(screen.getByText('Size 13, Orange tab')).toBeTruthy()
    // The browser's history takes only plain data.
    expect(router.state.location.state).toEqual({ editCustomerPreference: true })
    expect(changes.map(({ body }) => body)).toEqual([{ customerPreference: { batterySize: '13', side: 'left' } }])
  })

  it('[ACC-08] wants a size', async () => {
    const { person, changes } = openAccountPage('/account/preferences', {
      flags,
      customer: { ...dorothy, customerPreference: {} },
    })
    await screen.findByRole('heading', { level: 1 })
    await person.click(save())
    expect(await screen.findByRole('link', { name: /^Battery size: / })).toBeTruthy()
    expect(changes).toEqual([])
  })

  it('[ROUTE-13] [CFG-19] goes to the dashboard in a shop without preferences', async () => {
    const { router } = openAccountPage('/account/preferences')
    expect(await screen.findByRole('heading', { level: 1, name: 'Good day, Dorothy' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/account/dashboard')
  })
})
