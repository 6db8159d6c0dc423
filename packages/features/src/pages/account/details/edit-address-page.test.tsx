import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy, openAccountPage } from '../../../testing/open-account-page.tsx'
import type { Answer } from '../../../testing/fake-gateway.ts'

const [home] = dorothy.addressBook
const cottage = { ...home!, id: '8', streetAddress1: '3 Harbour Terrace', isDefaultBillingAddress: false }
const supportedCountries = { GB: 'United Kingdom', IE: 'Ireland' }
const ADD = '/account/addressbook/addedit'

const open = (address: string, options: Parameters<typeof openAccountPage>[1] = {}) =>
  openAccountPage(address, {
    customer: { ...dorothy, addressBook: [home!, cottage] },
    configuration: { supportedCountries },
    ...options,
  })
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save the address' })
const labels = () => [...document.querySelectorAll('form:not([role]) label')].map((label) => label.textContent.trim())
const form = async () => screen.findByRole('button', { name: 'Save the address' })
const boxes = () => [field('Use for delivery'), field('Use for invoices')].map((box) => [box.checked, box.disabled])
const saved: Answer = ({ method }) => (method === 'POST' ? dorothy : undefined)

const MILL_LANE = { Phone: '01423 555 010', 'Street and number': '5 Mill Lane', Postcode: 'HG1 4QT', Town: 'Harrogate' }
async function typeMillLane(person: ReturnType<typeof open>['person']) {
  await form()
  for (const [label, text] of Object.entries(MILL_LANE)) await person.type(field(label), text)
}
/** Returns a gateway that stores addresses but loses the first answer to a change. */
function losingFirst({ tellsProfile }: { tellsProfile: boolean }): Answer {
  const addressBook: object[] = [home!, cottage]
  let calls = 0
  return ({ method, path, body }) => {
    if (path === '/api/v1.0/profile')
      return tellsProfile ? { ...dorothy, addressBook } : Response.json({}, { status: 404 })
    if (!path.includes('/me/address-book')) return undefined
    calls += 1
    if (method === 'POST') addressBook.push({ ...(body as object), id: `new-${calls}` })
    if (method === 'DELETE')
      addressBook.splice(
        addressBook.findIndex((one) => path.endsWith((one as { id: string }).id)),
        1,
      )
    return calls === 1 ? Response.json({}, { status: 502 }) : { ...dorothy, addressBook: [...addressBook] }
  }
}

const NOT_SAVED = 'We could not save the address. What you typed is still here. Please try again.'
const NO_ANSWER = 'We got no answer. What you typed is still here. Please try again in a moment.'

const full: Answer = ({ method }) =>
  method === 'GET' ? undefined : Response.json({ errorCode: 'too-many-addresses' }, { status: 400 })

describe('the edit address page', () => {
  it('[ACC-10] [ACC-14] [ACC-19] asks for every field of an address, the default country chosen', async () => {
    open(ADD)
    await form()
    expect(screen.getByRole('heading', { level: 1, name: 'Add an address' })).toBeTruthy()
    expect(labels().slice(-13)).toEqual([
      'First name',
      'Middle name (optional)',
      'Last name',
      'Company (optional)',
      'Phone',
      'Street and number',
      'Flat, floor or care of (optional)',
      'Postcode',
      'Town',
      'Country',
      'Fax (optional)',
      'Use for delivery',
      'Use for invoices',
    ])
    const country = field('Country') as unknown as HTMLSelectElement
    expect([...country.options].map(({ text }) => text)).toEqual(['United Kingdom', 'Ireland'])
    expect([country.value, field('First name').value, field('Town').autocomplete]).toEqual([
      'GB',
      'Dorothy',
      'address-level2',
    ])
  })

  it('[ACC-14] [API-33] saves a new address, trimmed, and goes back to the address book', async () => {
    const { person, changes, router } = open(ADD, { answer: saved })
    await form()
    await person.type(field('Phone'), '01423 555 010')
    await person.type(field('Street and number'), ' 5 Mill Lane ')
    await person.type(field('Postcode'), 'hg14qt')
    await person.type(field('Town'), 'Harrogate')
    await person.type(field(/^Fax/), '01423 555 011')
    await person.click(field('Use for delivery'))
    await person.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addressbook'))
    const { id: _, ...rest } = home!
    const typed = { streetAddress1: '5 Mill Lane', streetAddress2: '', fax: '01423 555 011' }
    expect(changes).toEqual([
      {
        method: 'POST',
        path: '/api/v1.0/me/address-book',
        body: { ...rest, ...typed, isDefaultBillingAddress: false, isDefaultShippingAddress: true },
      },
    ])
    expect(await screen.findByText('Your address has been saved.')).toBeTruthy()
  })

  it('[ACC-14] [ACC-16] has saved a new address whose answer was lost where the profile shows it', async () => {
    const { person, changes, router } = open(ADD, { answer: losingFirst({ tellsProfile: true }) })
    await typeMillLane(person)
    await person.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addressbook'))
    expect(changes).toHaveLength(1)
  })

  it('[ACC-14] [ACC-16] keeps one of two addresses where only the second answer tells that the first was saved', async () => {
    const { person, changes, shop, router } = open(ADD, { answer: losingFirst({ tellsProfile: false }) })
    await typeMillLane(person)
    await person.click(save())
    await screen.findByText(NO_ANSWER)
    await person.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addressbook'))
    expect(changes.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
    expect(shop.visit.getState().user?.userProfile.addressBook).toHaveLength(3)
  })

  it('[ACC-17] [API-34] opens an address by its id, filled in, and changes it', async () => {
    const { person, changes } = open(`${ADD}?editAddressId=8`, { answer: saved })
    await form()
    expect(screen.getByRole('heading', { level: 1, name: 'Change the address' })).toBeTruthy()
    expect([field('Street and number').value, field('Postcode').value]).toEqual(['3 Harbour Terrace', 'HG1 4QT'])
    await person.clear(field(/^Flat/))
    await person.click(save())
    const { id, ...rest } = cottage
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'POST', path: `/api/v1.0/me/address-book/${id}`, body: { ...rest, streetAddress2: '' } },
      ]),
    )
  })

  it('[ACC-17] leads to the address book where there is no such address', async () => {
    const { router } = open(`${ADD}?editAddressId=9`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Address book' })).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('[ACC-11] lets a default address be no less, and the first of all be nothing else', async () => {
    open(`${ADD}?editAddressId=8`)
    await form()
    expect(boxes()).toEqual([
      [true, true],
      [false, false],
    ])
    cleanup()
    open(ADD, { customer: { ...dorothy, addressBook: [] } })
    await form()
    expect(boxes()).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('[ACC-11] lets an address that was made a default here be no less', async () => {
    const customer = {
      ...dorothy,
      addressBook: dorothy.addressBook.map((entry) => ({ ...entry, isDefaultBillingAddress: false })),
    }
    const { person } = open(`${ADD}?editAddressId=${customer.addressBook[0]?.id}`, { customer })
    await form()
    await person.click(screen.getByRole('checkbox', { name: 'Use for invoices' }))
    expect(boxes()[1]).toEqual([true, true])
  })

  it('[ACC-15] [ACC-14] sends nothing while a field that is needed is blank, and says which', async () => {
    const { person, changes } = open(`${ADD}?editAddressId=8`)
    await form()
    for (const label of ['Last name', 'Town']) {
      await person.clear(field(label))
      await person.type(field(label), '   ')
    }
    await person.click(save())
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Write your last name.',
      'Write your town.',
    ])
    expect(changes).toEqual([])
  })

  it('[CFG-26] needs the second line of the address where the shop says so', async () => {
    const { person, changes } = open(`${ADD}?editAddressId=8`, { flags: { addressStreet2IsRequired: true } })
    await form()
    await person.clear(field('Flat, floor or care of'))
    await person.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Write your flat, floor or care of. In a house, just “-”.',
    )
    expect(changes).toEqual([])
  })

  it('[CHK-38] says what to write into the second line in a house, and saves it', async () => {
    const flags = { addressStreet2IsRequired: true }
    const { person, changes } = open(`${ADD}?editAddressId=8`, { flags, answer: saved })
    await form()
    const line2 = field('Flat, floor or care of')
    const hint = document.getElementById(line2.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('If you live in a house, just write “-”.')
    await person.clear(line2)
    await person.type(line2, '-')
    await person.click(save())
    await waitFor(() => expect(changes).toMatchObject([{ body: { streetAddress2: '-' } }]))
  })

  it.each([
    [
      'a refusal',
      () => Response.json({ errorCode: 'invalid-city', errors: [{ errorCode: 'x' }] }, { status: 400 }),
      NOT_SAVED,
    ],
    ['a broken gateway', () => Response.json({}, { status: 500 }), NO_ANSWER],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), NO_ANSWER],
  ])(
    '[ERR-05] [ACC-16] keeps the form after %s, with one notice and no field marked (OP-67)',
    async (_, fail, notice) => {
      const { person, router } = open(`${ADD}?editAddressId=8`, {
        answer: ({ method }) => (method === 'GET' ? undefined : fail()),
      })
      await form()
      await person.type(field('Town'), ' upon Sea')
      await person.click(save())
      const summary = within(await screen.findByRole('alert'))
      expect(summary.getByText(notice)).toBeTruthy()
      expect(summary.queryByRole('link')).toBeNull()
      expect(document.querySelector('[aria-invalid]')).toBeNull()
      expect(field('Town').value).toBe('Harrogate upon Sea')
      expect(router.state.location.pathname).toBe(ADD)
    },
  )

  it('says that the address book is full', async () => {
    const { person } = open(`${ADD}?editAddressId=8`, { answer: full })
    await form()
    await person.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain('Your address book is full')
  })

  it('[ACC-16] [SES-11] asks for the login where it has run out, and goes on with all that was typed', async () => {
    const { person, router } = open(`${ADD}?editAddressId=8`, {
      answer: ({ method, path }) => {
        if (path.endsWith('/authenticate')) {
          const user = { ...dorothy, addressBook: [home, cottage] }
          return { ...authenticate.answer, user }
        }
        return method === 'POST' ? new Response('', { status: 401 }) : undefined
      },
    })
    await form()
    await person.type(field('Town'), ' upon Sea')
    await person.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    const login = within(screen.getByRole('main'))
    await person.type(login.getByLabelText('Email address'), 'dorothy@example.com')
    await person.type(login.getByLabelText('Password'), 'Hearing2026')
    await person.click(login.getByRole('button', { name: 'Log in' }))
    await form()
    expect(router.state.location.search).toBe('?editAddressId=8')
    expect(field('Town').value).toBe('Harrogate upon Sea')
  })
})
