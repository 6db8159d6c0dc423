import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

const configuration = { displaySellingPointsBar: true }
const content = { ...staticContent.answer, notificationBar: { text: 'We are closed on Friday.' } }
const bar = () => within(screen.getByRole('region', { name: 'What we promise' }))

/** Returns the parts of the bar that a phone shows. */
const onPhone = () =>
  bar()
    .getAllByRole('listitem', { hidden: true })
    .filter((point) => point.hasAttribute('data-on-phone'))
    .map((point) => point.textContent)

describe('the selling points', () => {
  it.each(['/', '/cart', '/account/login'])(
    '[SHELL-08] [SHELL-09] tells telephone, hours and the notice of the day at %s',
    async (address) => {
      openPage(address, { configuration, content })
      await screen.findByRole('banner')
      expect(bar().getByRole('link', { name: 'Call us: 0800\u00A0123\u00A04567' })).toBeTruthy()
      expect(screen.getByText('We are closed on Friday.')).toBeTruthy()
    },
  )

  it.each(['/checkout', '/payments/t-1/c-1'])(
    '[SHELL-08] [SHELL-09] [OP-66] tells telephone and hours once at %s, beside the logo, and no notice that leads away',
    async (address) => {
      openPage(address, { configuration, content })
      const header = within(await screen.findByRole('banner'))
      expect(header.getByRole('link', { name: '0800\u00A0123\u00A04567' })).toBeTruthy()
      expect(header.getByText(`· ${staticContent.answer.sellingPointsBar.openingHours}`)).toBeTruthy()
      expect(screen.queryByRole('region', { name: 'What we promise' })).toBeNull()
      expect(screen.queryByText('We are closed on Friday.')).toBeNull()
    },
  )

  it('[SHELL-08] tells telephone, hours and the written way on a phone [SHELL-32]', async () => {
    openPage('/', { configuration, content })
    await screen.findByRole('banner')
    const { openingHours } = staticContent.answer.sellingPointsBar
    expect(onPhone()).toEqual([`Call us: 0800\u00A0123\u00A04567 ${openingHours}`, 'Write'])
  })

  it('[SHELL-08] tells the hours of a shop without a telephone', async () => {
    const sellingPointsBar = { ...staticContent.answer.sellingPointsBar, phone: '' }
    openPage('/', { configuration, content: { ...content, sellingPointsBar } })
    await screen.findByRole('banner')
    expect(onPhone()).toEqual([sellingPointsBar.openingHours, 'Help'])
  })

  it('shows a promise on the phone in the place of a telephone that the shop does not have', async () => {
    const sellingPointsBar = { ...staticContent.answer.sellingPointsBar, phone: '', openingHours: '' }
    openPage('/', { configuration, content: { ...content, sellingPointsBar } })
    await screen.findByRole('banner')
    expect(onPhone()).toHaveLength(2)
    expect(onPhone()[0]).not.toMatch(/0800/)
  })
})
