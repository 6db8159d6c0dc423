import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoryShop } from '../testing/open-page.tsx'
import { RefillReminder } from './refill-reminder.tsx'

let files: Blob[] = []
const clicked: string[] = []

function open(configuration: object = { refillAfterDays: 90 }) {
  render(
    <StoryShop configuration={{ cultureName: 'en-GB', timeZone: 'Europe/London', ...configuration }}>
      <RefillReminder orderNumber="HB-51907" goods={['Domes, 8 mm', 'Batteries']} path="/find-order" />
    </StoryShop>,
  )
}
const day = () => screen.getByLabelText<HTMLInputElement>('Remind me on')
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to my calendar' }))

describe('the reminder to order again', () => {
  beforeEach(() => {
    files = []
    clicked.length = 0
    vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] })
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('suggests the day on which the order is used up, and gives a file for the calendar [ORD-20]', async () => {
    open()
    expect([day().value, day().min, day().max]).toEqual(['2027-02-26', '2026-11-29', '2028-11-27'])
    fireEvent.change(day(), { target: { value: '2027-03-01' } })
    add()
    expect(clicked).toEqual(['2027-03-01.ics blob:1'])
    const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? ''
    expect(text).toContain('DTSTART;VALUE=DATE:20270301')
    expect(text).toContain('HB-51907')
    expect(text).toContain('Domes\\, 8 mm\\nBatteries')
    expect(text).toContain(`URL:${location.origin}/find-order`)
  })

  it('says so where the day is none of a reminder, and gives no file', () => {
    open()
    fireEvent.change(day(), { target: { value: '2026-11-28' } })
    add()
    expect(screen.getByText('Choose a day from tomorrow on, within two years.')).toBeTruthy()
    expect(clicked).toEqual([])
  })

  it('is not offered by a shop that does not know how long an order lasts', () => {
    open({})
    expect(screen.queryByRole('button')).toBeNull()
  })
})
