import { describe, expect, it } from 'vitest'
import { groupHelpPages } from './help-groups.ts'

const menuOf = (names: readonly string[]) => names.map((name) => ({ route: `/customer-service/${name}`, title: name }))
const groupsOf = (names: readonly string[]) =>
  groupHelpPages(menuOf(names)).map(({ title, entries }) => [title, entries.map((entry) => entry.title)])

describe('groupHelpPages', () => {
  it('[CS-10] sorts pages by what their addresses say, in the editors’ order', () => {
    expect(groupsOf(['terms', 'returns', 'contact-us', 'which-battery', 'delivery', 'cookies', 'dome-guide'])).toEqual([
      ['HelpGroupAbout', ['terms', 'cookies']],
      ['HelpGroupOrders', ['returns', 'delivery']],
      ['HelpGroupContact', ['contact-us']],
      ['HelpGroupGuides', ['which-battery', 'dome-guide']],
    ])
  })

  it('[CS-10] knows addresses in the languages of the shops, however they are written', () => {
    const names = ['handelsbetingelser', 'K%C3%B6pvillkor', 'Tilg%C3%A6ngelighed', 'tillg%C3%A4nglighet', 'om_os']
    expect(groupsOf(names)).toEqual([['HelpGroupAbout', names]])
    expect(groupsOf(['Fortrydelse', '%C3%A5ngerr%C3%A4tt'])).toEqual([
      ['HelpGroupOrders', ['Fortrydelse', '%C3%A5ngerr%C3%A4tt']],
    ])
  })

  it('[CS-10] keeps pages with unknown addresses, after the others', () => {
    expect(groupsOf(['knitting', 'delivery', 'orderly', ''])).toEqual([
      ['HelpGroupOrders', ['delivery']],
      ['HelpGroupOther', ['knitting', 'orderly', '']],
    ])
    expect(groupsOf([])).toEqual([])
  })
})
