import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '../reading/moments.ts'
import { readRefillDay, refillCalendar, refillDays } from './refill-reminder.ts'

const day = (year: number, month: number, date: number) => calendarDay(year, month, date)!
const NOW = new Date('2026-11-28T14:05:06.789Z')
const reminder = {
  id: 'refill-PD100001@shop.example',
  day: day(2027, 2, 28),
  title: 'Hearby: order again?',
  text: 'Batteries 312',
  url: 'https://shop.example/account/order-history/order-details/PD100001',
}

/** A reader of RFC 5545, written from the standard alone: unfolds lines, and splits name, parameters and value. */
function read(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = file.slice(0, -2).split('\r\n')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  return unfolded.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/.exec(line) ?? []
    expect(name).not.toBe('')
    return { name: name + parameters, value }
  })
}
const valueOf = (file: string, name: string) => read(file).find((one) => one.name === name)?.value
const textOf = (value = '') => value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

describe('refillCalendar', () => {
  it('[ORD-20] writes an event of one day with an alarm', () => {
    expect(read(refillCalendar(reminder, NOW)).map(({ name, value }) => `${name}:${value}`)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//hearing shop//refill reminder//EN',
      'BEGIN:VEVENT',
      'UID:refill-PD100001@shop.example',
      'DTSTAMP:20261128T140506Z',
      'DTSTART;VALUE=DATE:20270228',
      'DTEND;VALUE=DATE:20270301',
      'SUMMARY:Hearby: order again?',
      'DESCRIPTION:Batteries 312',
      'URL:https://shop.example/account/order-history/order-details/PD100001',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Hearby: order again?',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('keeps any text whole, in lines of at most 75 octets', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.replaceAll(/\p{Cc}|\p{Cs}/gu, '\n'))
    fc.assert(
      fc.property(texts, (text) => {
        expect(textOf(valueOf(refillCalendar({ ...reminder, text }, NOW), 'DESCRIPTION'))).toBe(text)
      }),
    )
  })

  it.each(['x\r\nATTENDEE:mailto:a@b.example', 'x\nEND:VEVENT', 'x\u0000y', 'x y'])(
    'lets no value begin a line of its own: %j',
    (bad) => {
      const names = read(refillCalendar({ ...reminder, id: bad, title: bad, text: bad, url: bad }, NOW)).map(
        ({ name }) => name,
      )
      expect(names).toEqual(read(refillCalendar(reminder, NOW)).map(({ name }) => name))
    },
  )
})

describe('refillDays', () => {
  it('[ORD-20] suggests a day from tomorrow on, within two years', () => {
    const today = day(2026, 11, 28)
    expect(refillDays(today, 92)).toEqual({ suggested: '2027-02-28', min: '2026-11-29', max: '2028-11-27' })
    expect([0, -5, 1e9].map((days) => refillDays(today, days).suggested)).toEqual([
      '2026-11-29',
      '2026-11-29',
      '2028-11-27',
    ])
  })

  it.each(['', '2026-11-28', '2028-11-28', '2027-02-30', '27-02-28', 'soon', '2027-2-8'])(
    'knows that %j is no day of a reminder',
    (typed) => expect(readRefillDay(typed, { min: '2026-11-29', max: '2028-11-27' })).toBeUndefined(),
  )

  it('reads a day between', () => {
    expect(readRefillDay('2027-02-28', { min: '2026-11-29', max: '2028-11-27' })).toEqual(day(2027, 2, 28))
  })
})
