import { describe, expect, it } from 'vitest'
import { mailAddress, writtenContact } from './written-contact.ts'

const footer = (...urls: string[]) => ({
  footer: {
    columns: [{ title: 'Help', links: urls.map((url) => ({ title: 'Help', url })) }],
    legalLinks: [{ title: 'Mail', url: 'mailto:legal@shop.example' }],
    newsletter: undefined,
    copyright: '',
  },
})
const site = { contact: 'https://group.example/contact' }

describe('writtenContact', () => {
  it('[CFG-40] finds the first mail address of the footer before what the site says', () => {
    expect(writtenContact(footer('/terms', 'mailto:help@shop.example'), site)).toBe('mailto:help@shop.example')
    expect(writtenContact(footer('/terms', 'tel:+4512345678'), site)).toBe('mailto:legal@shop.example')
    expect(writtenContact({ footer: undefined }, site)).toBe('https://group.example/contact')
    expect(writtenContact({ footer: undefined }, {})).toBeUndefined()
  })

  it('[CFG-40] counts no telephone number as a way to write', () => {
    expect(writtenContact({ footer: undefined }, { contact: 'tel:+4512345678' })).toBeUndefined()
  })

  it.each([
    ['mailto:help@shop.example', 'help@shop.example'],
    ['MAILTO:help%2Bdk@shop.example?subject=Account', 'help+dk@shop.example'],
    ['mailto:%E0%A4@shop.example', '%E0%A4@shop.example'],
    ['mailto:', undefined],
    ['https://shop.example/help@shop', undefined],
  ])('[CFG-40] reads the mail address of %s', (url, address) => {
    expect(mailAddress(url)).toBe(address)
  })
})
