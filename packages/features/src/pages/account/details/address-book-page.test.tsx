import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dorothy, openAccountPage } from '../../../testing/open-account-page.tsx'
import type { Answer } from '../../../testing/fake-gateway.ts'

const [home] = dorothy.addressBook
const neither = { isDefaultBillingAddress: false, isDefaultShippingAddress: false }
const cottage = { ...home!, ...neither, id: '8', streetAddress1: '3 Harbour Terrace', city: 'St Ives' }
const addressBook = [home!, cottage]
const BOOK = '/api/v1.0/me/address-book'

const open = (answer?: Answer, customer: object = { addressBook }) =>
  openAccountPage('/account/addressbook', {
    customer: { ...dorothy, ...customer },
    configuration: { supportedCountries: { GB: 'United Kingdom' } },
    ...(answer && { answer }),
  })
const card = (name: RegExp) => screen.findByRole('article', { name })
const inHome = async () => within(await card(/Orchard Lane/))
const inCottage = async () => within(await card(/Harbour Terrace/))
const box = async (name: string) => (await inCottage()).getByRole<HTMLInputElement>('checkbox', { name })
const yes = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' })

describe('the address book', () => {
  it('[ROUTE-11] [ACC-09] lists the addresses with what each is used for, and leads to changing and adding', async () => {
    open()
    const first = await inHome()
    for (const line of [/Dorothy Ashworth/, /Flat 2/, /Harrogate/, /HG1 4QT/, /United Kingdom/, /01423 555 010/]) {
      expect(first.getByText(line)).toBeTruthy()
    }
    expect([first.getByText('Delivery'), first.getByText('Invoice')]).toHaveLength(2)
    const change = (await inCottage()).getByRole('link', { name: /^Change: Dorothy Ashworth, 3 Harbour Terrace/ })
    expect(change.getAttribute('href')).toBe('/account/addressbook/addedit?editAddressId=8')
    const add = screen.getByRole('link', { name: 'Add an address' })
    expect(add.getAttribute('href')).toBe('/account/addressbook/addedit')
  })

  it('[ACC-09] says that there is no address yet', async () => {
    open(undefined, { addressBook: [] })
    expect(await screen.findByText('You have not saved any address yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add an address' })).toBeTruthy()
  })

  it('[ACC-13] [API-34] makes an address the default one by changing it, and shows what the gateway made of it [ACC-18]', async () => {
    const moved = [
      { ...home!, isDefaultShippingAddress: false },
      { ...cottage, isDefaultShippingAddress: true },
    ]
    const { person, changes } = open(({ method }) =>
      method === 'POST' ? { ...dorothy, addressBook: moved } : undefined,
    )
    await person.click(await box('Use for delivery'))
    const { id, ...address } = cottage
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'POST', path: `${BOOK}/${id}`, body: { ...address, isDefaultShippingAddress: true } },
      ]),
    )
    expect((await inCottage()).getByText('Delivery')).toBeTruthy()
    expect((await inHome()).queryByText('Delivery')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Change')
  })

  it('[ACC-11] has no box to tick for what an address is already, nor where there is no other one', async () => {
    open(undefined, { addressBook: [home, { ...cottage, isDefaultBillingAddress: true }] })
    expect([await box('Use for invoices'), await box('Use for delivery')]).toMatchObject([
      { checked: true, disabled: true },
      { checked: false, disabled: false },
    ])
    expect((await inHome()).queryByRole('checkbox')).toBeNull()
    cleanup()
    open(undefined, { addressBook: [cottage] })
    expect([await box('Use for invoices'), await box('Use for delivery')]).toMatchObject([
      { checked: false, disabled: true },
      { checked: false, disabled: true },
    ])
  })

  it('[ACC-12] deletes an address after asking, none that is a default [API-35]', async () => {
    const { person, changes } = open(({ method }) =>
      method === 'DELETE' ? { ...dorothy, addressBook: [home] } : undefined,
    )
    expect((await inHome()).queryByRole('button')).toBeNull()
    const press = async () => person.click((await inCottage()).getByRole('button', { name: /^Delete: Dorothy/ }))
    await press()
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(changes).toEqual([])
    await press()
    await person.click(yes())
    await waitFor(() => expect(screen.queryByRole('article', { name: /Harbour/ })).toBeNull())
    expect(changes).toMatchObject([{ method: 'DELETE', path: `${BOOK}/8` }])
    expect(document.activeElement?.textContent).toBe('Add an address')
  })

  it.each(['01423 555 010', ''])(
    '[ACC-12] names the whole address to be deleted, with a phone or without: "%s"',
    async (telephone) => {
      const { person } = open(undefined, { addressBook: [home!, { ...cottage, streetAddress2: '', telephone }] })
      await person.click((await inCottage()).getByRole('button', { name: /^Delete/ }))
      const asked = within(screen.getByRole('dialog')).getByText(/^Dorothy Ashworth/)
      expect(asked.textContent).toBe('Dorothy Ashworth, 3 Harbour Terrace, St Ives, HG1 4QT, United Kingdom')
    },
  )

  it('[ACC-12] puts a deleted address back on request, and says so', async () => {
    const { person, changes } = open(({ method, body }) => {
      if (method === 'DELETE') return { ...dorothy, addressBook: [home] }
      return method === 'POST' ? { ...dorothy, addressBook: [home, { ...(body as object), id: '9' }] } : undefined
    })
    await person.click((await inCottage()).getByRole('button', { name: /^Delete/ }))
    await person.click(yes())
    const notice = within(
      (await screen.findByText('The address has been deleted.')).closest<HTMLElement>('[role=status]')!,
    )
    await person.click(notice.getByRole('button', { name: 'Undo' }))
    expect(await card(/Harbour Terrace/)).toBeTruthy()
    expect(screen.getByText('The address is back in your address book')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    const { id: _, ...address } = cottage
    expect(changes.at(-1)).toEqual({ method: 'POST', path: BOOK, body: address })
    expect(document.activeElement?.textContent).toBe('Add an address')
  })

  it('[ACC-12] says that an address could not be put back, and lets the customer try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = open(
      ({ method }) => {
        if (method === 'DELETE') return { ...dorothy, addressBook: [] }
        return method === 'POST' ? Response.json({}, { status: 500 }) : undefined
      },
      { addressBook: [cottage] },
    )
    await person.click((await inCottage()).getByRole('button', { name: /^Delete/ }))
    await person.click(yes())
    expect(await screen.findByText('You have not saved any address yet.')).toBeTruthy()
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('That could not be undone. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('[ACC-12] takes an address out that was deleted elsewhere', async () => {
    const { person } = open(({ method }) =>
      method === 'DELETE' ? Response.json({ errorCode: 'not-found' }, { status: 404 }) : undefined,
    )
    await person.click((await inCottage()).getByRole('button', { name: /^Delete/ }))
    await person.click(yes())
    await waitFor(() => expect(screen.queryByRole('article', { name: /Harbour/ })).toBeNull())
  })

  it.each([
    ['is refused', () => Response.json({ errorCode: 'invalid-city' }, { status: 400 })],
    ['breaks', () => Response.json({}, { status: 500 })],
    ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '[ERR-05] [ACC-16] stays as it is where a change %s, and says once that it went wrong (OP-67)',
    async (_, fail) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { person, router } = open(({ method }) => (method === 'GET' ? undefined : fail()))
      await person.click(await box('Use for invoices'))
      expect((await screen.findByRole('alert')).textContent).toContain('Sorry, something went wrong')
      expect(await box('Use for invoices')).toMatchObject({ checked: false, disabled: false })
      expect(router.state.location.pathname).toBe('/account/addressbook')
    },
  )

  it('[ACC-16] goes to the login where that has run out, and back', async () => {
    const { person, router } = open(({ method }) => (method === 'GET' ? undefined : new Response('', { status: 401 })))
    await person.click(await box('Use for invoices'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
    const { search, state } = router.state.location
    expect(`${search} ${JSON.stringify(state)}`).toContain('addressbook')
  })
})
