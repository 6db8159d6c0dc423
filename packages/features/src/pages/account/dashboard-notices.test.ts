import { expect, it } from 'vitest'
import { dashboardNotices } from './dashboard-notices.ts'

// Of AUTH-20 those that the dashboard is told.
it.each([
  ['showWelcomeMessage', 'WelcomeNewCustomer', 'success'],
  ['editContactInformation', 'DetailsSaved', 'success'],
  ['editMarketingMaterials', 'MarketingSaved', 'success'],
  ['newsletterToConfirm', 'NewsletterToConfirm', 'info'],
  ['editCustomerPreference', 'PreferencesSaved', 'success'],
])('understands %s, handed over or in the address (OP-28)', (flag, text, tone) => {
  expect(dashboardNotices({ [flag]: true }, '')).toEqual([{ text, tone }])
  expect(dashboardNotices(null, `?${flag}=true`)).toEqual([{ text, tone }])
  expect(dashboardNotices({ [flag]: false }, `?${flag}=false`)).toEqual([])
})

it('takes whatever else a page before has handed over for nothing', () => {
  for (const state of [undefined, 'true', 7, { editContactInformation: 'perhaps' }, []]) {
    expect(dashboardNotices(state, '?editContactInformation=perhaps')).toEqual([])
  }
})
