import { describe, expect, it } from 'vitest'
import { dashboardNotices, emailToConfirm } from './dashboard-notices.ts'

describe('dashboardNotices', () => {
  // The flags that lead to the dashboard.
  it.each([
    ['showWelcomeMessage', 'WelcomeNewCustomer', 'success'],
    ['editContactInformation', 'DetailsSaved', 'success'],
    ['editMarketingMaterials', 'MarketingSaved', 'success'],
    ['newsletterToConfirm', 'NewsletterToConfirm', 'info'],
    ['editCustomerPreference', 'PreferencesSaved', 'success'],
  ])('reads %s, handed over or in the address (OP-28)', (flag, text, tone) => {
    expect(dashboardNotices({ [flag]: true }, '')).toEqual([{ text, tone }])
    expect(dashboardNotices(null, `?${flag}=true`)).toEqual([{ text, tone }])
    expect(dashboardNotices({ [flag]: false }, `?${flag}=false`)).toEqual([])
  })

  it('knows the e-mail that waits for its confirmation, and nothing else in its place', () => {
    expect(emailToConfirm({ emailToConfirm: 'dora@example.org' })).toBe('dora@example.org')
    for (const state of [undefined, null, 'x', {}, { emailToConfirm: 7 }]) expect(emailToConfirm(state)).toBe('')
  })

  it('ignores any other state of the previous page', () => {
    for (const state of [undefined, 'true', 7, { editContactInformation: 'perhaps' }, []]) {
      expect(dashboardNotices(state, '?editContactInformation=perhaps')).toEqual([])
    }
  })
})
