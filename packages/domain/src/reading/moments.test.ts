import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarDay, readDay, readMoment } from './moments.ts'

/** From 14 hours ahead of UTC to 11 behind it, with the shops' own and their farthest. */
const ZONES = [
  'Pacific/Kiritimati',
  'Europe/Copenhagen',
  'Europe/London',
  'Atlantic/Faroe',
  'America/Nuuk',
  'Pacific/Niue',
]
/** The cultures of the shops, of their neighbours, and of those who write the month first. */
const CULTURES =
  `da-DK sv-SE en-GB en-001 nb-NO nn-NO no fi-FI sv-FI is-IS fo-FO kl-GL se-NO de-DE de-AT de-CH nl-NL nl-BE
  fr-FR fr-BE en-IE ga-IE cy-GB pl-PL et-EE lv-LV lt-LT hu-HU cs-CZ sk-SK sl-SI hr-HR ro-RO es-ES it-IT pt-PT en-AU en-NZ
  en-ZA en-US en-PH es-PR es-PA`.split(/\s+/)
const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => calendarDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())!)
const iso = (day: Date | undefined) => day?.toISOString().slice(0, 10)
const shown = (text: string, cultureName: string) => iso(readDay(text, cultureName)) ?? text

describe('a date', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  describe('a day', () => {
    it(`reads as Intl of ICU ${process.versions['icu']} writes it in each culture, alone and with a time [API-49]`, () => {
      const written = fc.constantFrom<Intl.DateTimeFormatOptions>(
        {},
        { day: '2-digit', month: '2-digit', year: 'numeric' },
        { day: 'numeric', month: 'numeric', year: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
      )
      fc.assert(
        fc.property(
          days,
          fc.constantFrom(...CULTURES),
          written,
          fc.nat({ max: 86_399 }),
          (day, culture, style, second) => {
            const moment = new Date(day.getTime() + second * 1000)
            const text = new Intl.DateTimeFormat(culture, { ...style, timeZone: 'UTC' }).format(moment)
            expect([culture, text, shown(text, culture)]).toEqual([culture, text, iso(day)])
          },
        ),
      )
    })

    it.each([
      ['2026-11-27', 'da-DK', '2026-11-27'],
      ['2026-11-27T00:30:00', 'da-DK', '2026-11-27'],
      ['2026-11-27T23:30:00.1234567', 'da-DK', '2026-11-27'],
      ['2026-11-27 23:30', 'sv-SE', '2026-11-27'],
      ['10-11-2026 14:30:00', 'da-DK', '2026-11-10'],
      ['10-11-2026 00:00:00', 'fo-FO', '2026-11-10'],
      ['10/11/2026', 'en-GB', '2026-11-10'],
      ['10/11/2026 23:59:59', 'en', '2026-11-10'],
      ['10.11.2026', 'nb-NO', '2026-11-10'],
      ['10.11.2026 14.30.00', 'da-DK', '2026-11-10'],
      ['10/11/2026', 'sv-SE', '2026-11-10'],
      ['10/11/2026', 'no such culture', '2026-11-10'],
      ['10/11/2026 2:30:00 PM', 'en-US', '2026-10-11'],
      [' 10/11/2026 ', 'en-us', '2026-10-11'],
    ])('%s in the culture %s is %s [API-49]', (text, culture, expected) => {
      for (const zone of ZONES) {
        vi.stubEnv('TZ', zone)
        expect(shown(text, culture)).toBe(expected)
      }
    })

    it.each([
      ['', 'last week', '3 November 2026', '1793700840000', '2026', '2026-11', '20261127', '10-11-26'],
      [
        '2026-02-30',
        '2026-13-01',
        '2026-00-10',
        '30-02-2026',
        '00/11/2026',
        '0001-01-01T00:00:00',
        '2026-11-27T25:00:00',
      ],
      ['10-11/2026', '10/11/2026 soon', '10/11/2026 14', '110/11/2026', '10/11/20261', '10-11-2026-12', '+10/11/2026'],
      ['/Date(x)/', '/Date(99999999999999999)/', '/Date(9999999999999999)/', 'Date(0)'],
    ])('is not read from %s and its like [API-49]', (...texts) => {
      for (const text of texts) expect([text, readDay(text, 'da-DK')]).toEqual([text, undefined])
    })

    it('is not read as another one where its culture has no such month [API-49]', () => {
      expect(readDay('11/25/2026', 'en-GB')).toBeUndefined()
      expect(readDay('25/11/2026', 'en-US')).toBeUndefined()
    })
  })

  describe('a moment', () => {
    it('reads as it was written, at any offset and with any precision [API-49]', () => {
      const moments = fc.date({ min: new Date('1000-01-02'), max: new Date('2999-12-30'), noInvalidDate: true })
      fc.assert(
        fc.property(moments, fc.integer({ min: -14 * 60, max: 14 * 60 }), (moment, offset) => {
          const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1)
          const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
            String(part).padStart(2, '0'),
          )
          const sign = offset < 0 ? '-' : '+'
          const wanted = moment.toISOString()
          for (const text of [
            wanted,
            `${local}${sign}${hours}:${minutes}`,
            `${local}4567${sign}${hours}${minutes}`,
            `/Date(${moment.getTime()})/`,
            `/Date(${moment.getTime()}${sign}${hours}${minutes})/`,
          ]) {
            expect([text, readMoment(text)?.toISOString()]).toEqual([text, wanted])
          }
        }),
      )
    })

    it.each([
      ['2026-11-27T09:30Z', '2026-11-27T09:30:00.000Z'],
      ['2026-11-27 10:30:00+01', '2026-11-27T09:30:00.000Z'],
      ['2026-11-27t09:30:00.5z', '2026-11-27T09:30:00.500Z'],
    ])('%s is %s [API-49]', (text, expected) => {
      expect(readMoment(text)?.toISOString()).toBe(expected)
    })

    it.each(['2026-11-27', '2026-11-27T09:30:00', '10-11-2026 14:30:00', '2026-02-30T09:30:00Z', 'soon', ''])(
      'is not read from %j, which names none [API-49]',
      (text) => {
        expect(readMoment(text)).toBeUndefined()
      },
    )

    it('names no day, which depends on the time zone', () => {
      expect(readDay('2026-11-27T11:30:00Z', 'da-DK')).toBeUndefined()
    })
  })
})
