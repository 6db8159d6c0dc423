import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoryShop } from '../testing/open-page.tsx'
import { RefillReminder } from './refill-reminder.tsx'

let files: Blob[] = []
const clicked: string[] = []
const sent: unknown[] = []
let answers: (() => unknown)[] = []

function open(
  configuration: object = { refillAfterDays: 90 },
  order: { orderToken?: string; refillDay?: string } = {},
) {
  render(
    <StoryShop
      configuration={{ cultureName: 'en-GB', timeZone: 'Europe/London', ...configuration }}
      answer={({ path, body }) => {
        if (path !== '/api/v1.0/refills') return undefined
        sent.push(body)
        return answers.shift()?.()
      }}
    >
      <RefillReminder orderNumber="HB-51907" goods={['Domes, 8 mm', 'Batteries']} path="/find-order" {...order} />
    </StoryShop>,
  )
}
const byMail = { refillAfterDays: 90, refillMails: true }
const day = () => screen.getByLabelText<HTMLInputElement>('Remind me on')
const choose = (value: string) => fireEvent.change(day(), { target: { value } })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to my calendar' }))
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Remind me by email' }))
const WRONG = 'Choose a day from tomorrow on, within two years.'

describe('the reminder to order again', () => {
  beforeEach(() => {
    files = []
    answers = []
    clicked.length = 0
    sent.length = 0
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

  it.each([
    ['without mails', { refillAfterDays: 90 }],
    ['beside the mail', byMail],
  ])(
    'suggests the day on which the order is used up, and gives a file for the calendar [ORD-20] %s',
    async (_, shop) => {
      open(shop)
      expect([day().value, day().min, day().max]).toEqual(['2027-02-26', '2026-11-29', '2028-11-27'])
      choose('2027-03-01')
      add()
      await vi.waitFor(() => expect(clicked).toEqual(['2027-03-01.ics blob:1']))
      const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? ''
      expect(text).toContain('DTSTART;VALUE=DATE:20270301')
      expect(text).toContain('HB-51907')
      expect(text).toContain('Domes\\, 8 mm\\nBatteries')
      expect(text).toContain(`URL:${location.origin}/find-order`)
      expect(sent).toEqual([])
    },
  )

  it('says so where the day is none of a reminder, and neither gives a file nor asks for a mail', async () => {
    open(byMail)
    choose('2026-11-28')
    add()
    expect(await screen.findByText(WRONG)).toBeTruthy()
    choose('')
    ask()
    expect(await screen.findByText(WRONG)).toBeTruthy()
    expect([clicked, sent]).toEqual([[], []])
  })

  it('asks for a mail on the same day, tells it, and moves it when asked again [ORD-20] [OP-112]', async () => {
    open(byMail)
    ask()
    expect(await screen.findByText(/We will write to you on Friday,? 26 February 2027/)).toBeTruthy()
    choose('2027-03-01')
    ask()
    expect(await screen.findByText(/We will write to you on Monday,? 1 March 2027/)).toBeTruthy()
    expect(sent).toEqual([
      { day: '2027-02-26', userId: expect.any(String), orderNumber: 'HB-51907' },
      { day: '2027-03-01', userId: expect.any(String), orderNumber: 'HB-51907' },
    ])
  })

  it.each(['2027-03-01', '2027-03-01T07:00:00Z'])('says that a mail is set already: %s', async (refillDay) => {
    open(byMail, { refillDay })
    expect(screen.getByText(/We will write to you on Monday,? 1 March 2027/)).toBeTruthy()
    expect(day().value).toBe('2027-03-01')
    choose('2027-03-02')
    ask()
    expect(await screen.findByText(/We will write to you on Tuesday,? 2 March 2027/)).toBeTruthy()
  })

  it('names no day that cannot be read', () => {
    open(byMail, { refillDay: 'soon' })
    expect([screen.queryByText(/We will write to you on \w+day/), day().value]).toEqual([null, '2027-02-26'])
  })

  it('names an opened order by its token alone', async () => {
    open(byMail, { orderToken: 'order-token' })
    ask()
    await screen.findByText(/We will write to you/)
    expect(sent).toEqual([{ day: '2027-02-26', orderToken: 'order-token' }])
  })

  it('says that it was ended by its mail, and stays on the page after a failure', async () => {
    answers = [
      () => Response.json({ errorCode: 'refill-ended' }, { status: 409 }),
      () => Response.json({}, { status: 503 }),
    ]
    open(byMail)
    ask()
    expect(await screen.findByText(/was ended from its email/)).toBeTruthy()
    ask()
    expect(await screen.findByText(/^We got no answer/)).toBeTruthy()
    expect(day().value).toBe('2027-02-26')
  })

  it('is not offered by a shop that does not know how long an order lasts', () => {
    open({ refillMails: true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
