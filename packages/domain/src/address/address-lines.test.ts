import { describe, expect, it } from 'vitest'
import { emptyAddress } from './address-conversion.ts'
import { addressLines, countryLine, linesOfAddress } from './address-lines.ts'

const address = {
  ...emptyAddress('SE'),
  firstName: 'Gunnel',
  lastName: 'Åkerström',
  addressLine1: 'Björkvägen 7',
  postalCode: '582 46',
  city: 'Linköping',
}

describe('addressLines', () => {
  it('writes an address as it stands on a parcel', () => {
    expect(addressLines(address)).toEqual(['Gunnel Åkerström', 'Björkvägen 7', '582 46 Linköping'])
  })

  it('has a line for the company and for what does not fit into one, and the middle name between the others', () => {
    const full = { ...address, middleName: 'Maria', company: 'Linné AB', addressLine2: '2 tr', postalCode: ' ' }
    expect(addressLines(full)).toEqual(['Gunnel Maria Åkerström', 'Linné AB', 'Björkvägen 7', '2 tr', 'Linköping'])
  })

  it('writes the postcode where its country has it [ORD-18]', () => {
    const british = { ...address, countryCode: 'GB', postalCode: 'HG1 4QT', city: 'Harrogate' }
    expect(addressLines(british).slice(-2)).toEqual(['Harrogate', 'HG1 4QT'])
    expect(addressLines({ ...british, countryCode: 'DE' }).at(-1)).toBe('HG1 4QT Harrogate')
  })

  it.each(['-', '–', ' — '])(
    '[CHK-38] writes no line for "%s", which a shop demands of who lives in a house',
    (addressLine2) => {
      expect(addressLines({ ...address, addressLine2 })).toEqual(addressLines(address))
    },
  )

  it('has no lines for an empty address', () => {
    expect(addressLines(emptyAddress('SE'))).toEqual([])
  })

  it('writes what is below the city last, and keeps two lines that are the same', () => {
    const place = { postalCode: '', city: 'Linköping', countryCode: 'SE' }
    const lines = linesOfAddress(['Linköping', '', 'Björkvägen 7'], place, ['Sverige', ' ', '070 123 45 67'])
    expect(lines).toEqual(['Linköping', 'Björkvägen 7', 'Linköping', 'Sverige', '070 123 45 67'])
  })
})

describe('countryLine', () => {
  it('names the country where the shop delivers to several, by its code if it has no name [ORD-18]', () => {
    const countries = { DK: 'Danmark', GL: 'Grønland' }
    expect(['GL', 'SE'].map((code) => countryLine(code, countries))).toEqual(['Grønland', 'SE'])
    expect(countryLine('DK', { DK: 'Danmark' })).toBe('')
  })
})
