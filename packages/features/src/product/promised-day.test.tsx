import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openProductPage } from '../testing/open-product-page.tsx'

const FRIDAY = '2026-11-20T13:10:00Z'
const delivery = () => within(screen.getByRole('region', { name: 'Delivery' }))

/** Opens a product's page, with a clock of the test that is idle. */
async function openAt(now: string, said: object = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(now) })
  const configuration = { deliveryDays: 2, timeZone: 'Europe/London', orderBefore: '15:00', ...said }
  await openProductPage(batteries, { configuration })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await screen.findByText(/^With you on /)
}

const wait = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

/** Lets time pass in which the device sleeps, and its timers with it. */
function sleepUntil(moment: string) {
  vi.setSystemTime(new Date(moment))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('the promised day on a product page', () => {
  it('[PROD-17] [PROD-33] comes first, with about how many working days it takes', async () => {
    await openAt(FRIDAY)
    expect(delivery().getByText(/^With you on Tuesday,? 24 November$/)).toBeTruthy()
    expect(delivery().getByText('About 2 working days')).toBeTruthy()
  })

  it('[PROD-33] says one day in words', async () => {
    await openAt(FRIDAY, { deliveryDays: 1 })
    expect(delivery().getByText(/^With you on Monday,? 23 November$/)).toBeTruthy()
    expect(delivery().getByText('About one working day')).toBeTruthy()
  })

  it('[PROD-33] is renewed when the shop’s hour passes, and at midnight', async () => {
    await openAt(FRIDAY)
    await wait(109)
    expect(delivery().getByText(/Tuesday,? 24 November$/)).toBeTruthy()
    await wait(1)
    expect(delivery().getByText(/Wednesday,? 25 November$/)).toBeTruthy()
  })

  it('[PROD-33] is renewed at midnight of the shop where it names no hour', async () => {
    await openAt('2026-11-23T22:50:00Z', { orderBefore: undefined })
    await wait(69)
    expect(delivery().getByText(/Wednesday,? 25 November$/)).toBeTruthy()
    await wait(2)
    expect(delivery().getByText(/Thursday,? 26 November$/)).toBeTruthy()
  })

  it('[PROD-33] is renewed when the page is seen again', async () => {
    await openAt(FRIDAY)
    sleepUntil('2026-12-23T12:00:00Z')
    expect(delivery().getByText(/^With you on Tuesday,? 29 December$/)).toBeTruthy()
    vi.setSystemTime(new Date('2026-12-30T16:00:00Z'))
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(delivery().getByText(/^With you on Tuesday,? 5 January$/)).toBeTruthy()
  })

  it.each(['Pacific/Kiritimati', 'America/Nuuk', 'Pacific/Honolulu'])(
    '[PROD-33] is the shop’s for a reader in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      await openAt('2026-11-20T23:30:00Z', { cultureName: 'da-DK', timeZone: 'Europe/Copenhagen', deliveryDays: 1 })
      expect(delivery().getByText(/tirsdag,? 24\. november$/)).toBeTruthy()
    },
  )
})
