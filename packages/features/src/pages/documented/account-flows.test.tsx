import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { documentedShopByTurns } from '../../testing/documented-shop.ts'
import { withFakeCaptcha } from '../../testing/fake-captcha.ts'
import { fillInRegistration } from '../../testing/register.ts'
import { cartOf } from '../../cart/cart.ts'

const captcha = withFakeCaptcha()

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** Returns the text of the page, with plain spaces. */
const pageText = () => document.body.textContent.replaceAll(/\s/g, ' ')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const main = () => within(screen.getByRole('main'))
async function solve() {
  await waitFor(() => expect(captcha.shown).not.toEqual([]))
  act(() => captcha.solve())
}

/** Opens an account page for the gateway's customer. */
async function openAccount(address: string) {
  const documented = await documentedShopByTurns()
  return { ...documented, ...openPage(address, await documented.loggedIn()) }
}

async function logIn(person: ReturnType<typeof openPage>['person'], password: string) {
  type(await main().findByLabelText(english.Email), 'customer@example.com')
  type(main().getByLabelText(english.Password), password)
  await person.click(main().getByRole('button', { name: english.LogIn }))
}

describe('the account over a documented gateway', () => {
  it('[API-51] [API-27] refuses a wrong password and logs in with the right one', async () => {
    const { options } = await documentedShopByTurns()
    const { person, shop } = openPage('/account/login', options)
    await logIn(person, 'Wrong123')
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    await logIn(person, 'Hearing1')
    await waitFor(() => expect(shop.visit.getState().user?.userProfile.firstName).toBe('Karin'))
  })

  it('[API-51] [API-28] registers a customer', async () => {
    const { options } = await documentedShopByTurns()
    const configuration = { ...options.configuration, ...captcha.configuration }
    const { person, router, shop } = openPage('/account/create', { ...options, configuration })
    await screen.findByLabelText('First name')
    fillInRegistration()
    await solve()
    await person.click(screen.getByRole('button', { name: english.CreateMyAccount }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/dashboard'))
    expect(shop.visit.getState().user?.userProfile.email).toBe('dorothy@example.com')
  })

  it('[API-51] [API-29] [API-30] [API-31] resets a forgotten password', async () => {
    const { options, gateway } = await documentedShopByTurns()
    const configuration = { ...options.configuration, ...captcha.configuration }
    const { person, router } = openPage('/account/forgotpassword', { ...options, configuration })
    type(await main().findByLabelText('Email address'), 'customer@example.com')
    await solve()
    await person.click(main().getByRole('button', { name: english.SendResetLink }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
    const [link] = gateway.control.resetLinks()
    await act(() => router.navigate(`/account/changepassword/${link!.userId}/${link!.sessionId}`))
    type(await screen.findByLabelText(english.NewPassword), 'Another8')
    type(screen.getByLabelText(english.PasswordConfirmed), 'Another8')
    await person.click(screen.getByRole('button', { name: english.SaveNewPassword }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
    await logIn(person, 'Another8')
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/account/login'))
  })

  it('[API-51] [API-33] [API-35] adds an address to the address book and deletes one', async () => {
    const { person, router, shop } = await openAccount('/account/addressbook/addedit')
    await screen.findByRole('button', { name: english.SaveAddressButton })
    const typed = { Phone: '070 123 45 67', 'Street and number': 'Ågatan 3', Postcode: '222 22', Town: 'Lund' }
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(name), { target: { value } })
    await person.click(screen.getByRole('button', { name: english.SaveAddressButton }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addressbook'))
    const streets = () => shop.visit.getState().user?.userProfile.addressBook.map((entry) => entry.streetAddress1)
    expect(streets()).toEqual(['Storgatan 1', 'Sommarvägen 2', 'Ågatan 3'])
    await person.click(await screen.findByRole('button', { name: /^Delete: .*Sommarvägen/ }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(streets()).toEqual(['Storgatan 1', 'Ågatan 3']))
  })

  it('[API-51] [API-36] shows favourites and removes one', async () => {
    const { person, shop } = await openAccount('/account/favourites')
    expect(await screen.findAllByRole('link', { name: /MiniFit dome/ })).not.toEqual([])
    await person.click(await screen.findByRole('button', { name: /Battery 312 six pack/, pressed: true }))
    await waitFor(() => expect(shop.visit.getState().user?.userProfile.favourites).toEqual(['1004']))
  })

  it('[API-51] [API-37] pages through the orders without a total count', async () => {
    const { person } = await openAccount('/account/order-history')
    await heading(english.MyOrders)
    expect(await screen.findAllByRole('row')).toHaveLength(11)
    await person.click(screen.getByRole('link', { name: /Next/ }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    expect(screen.queryByRole('link', { name: /Next/ })).toBeNull()
  })

  it('[API-51] [API-38] [API-40] shows an order and orders it again', async () => {
    const { person, shop } = await openAccount('/account/order-history/order-details/10001')
    await heading('Order 10001')
    for (const text of ['Battery 312 six pack', '49,00 kr', '222,00 kr', 'Storgatan 1', 'Letter']) {
      expect(pageText()).toContain(text)
    }
    await person.click(screen.getByRole('button', { name: english.OrderAgain }))
    await waitFor(() => expect(cartOf(shop.cart.getState()).total).toBe(3))
  })

  it('[API-51] [API-39] prints an order', async () => {
    await openAccount('/order-print/10001')
    await waitFor(() => expect(pageText()).toContain('10001'))
    for (const text of ['Karin Berg', 'Battery 312 six pack', '222,00 kr']) expect(pageText()).toContain(text)
  })

  it('[API-51] [API-43] subscribes to the newsletter', async () => {
    const { person, shop } = await openAccount('/newsletter/manage')
    await person.click(await screen.findByRole('checkbox', { name: english.MarketingSubscribe }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(english.MarketingIsOn)
    expect(shop.visit.getState().user?.subscriptions.Newsletter).toBeTruthy()
  })

  it('[API-51] [API-32] keeps the battery size', async () => {
    const { person, shop } = await openAccount('/account/preferences')
    await person.click(await screen.findByRole('radio', { name: /Size 13/ }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(english.PreferencesSaved)
    expect(Object.values(shop.visit.getState().user!.userProfile.customerPreference)).toEqual(['13'])
  })

  it('[API-51] [API-19] takes the cart along into the account, and logs out', async () => {
    const { options, calls, gateway } = await documentedShopByTurns()
    const { person, router, shop } = openPage('/care/details/1006', options)
    await person.click(await screen.findByRole('button', { name: english.AddToCart }))
    await waitFor(() => expect(cartOf(shop.cart.getState()).total).toBe(1))
    await act(() => router.navigate('/account/login'))
    await logIn(person, 'Hearing1')
    await waitFor(() => expect(calls).toContain('GET /api/cart/override-cart'))
    await waitFor(() => expect(cartOf(shop.cart.getState()).total).toBe(1))
    await act(() => router.navigate('/account/dashboard'))
    await person.click(main().getByRole('button', { name: english.LogOut }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/logoutSuccess'))
    expect(gateway.control.unknownCalls()).toEqual(['POST /api/v1.0/logout'])
  })

  it('[API-51] [API-42] sends a message to customer service', async () => {
    const { options, calls } = await documentedShopByTurns()
    const configuration = { ...options.configuration, ...captcha.configuration }
    const { person } = openPage('/customer-service/contact-us', { ...options, configuration })
    await main().findByLabelText('Email address')
    const typed = { Name: 'Karin', 'Email address': 'karin@example.com', Phone: '070 123 45 67', 'Your message': 'Hi' }
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(main().getByLabelText(new RegExp(`^${name}`)), { target: { value } })
    await solve()
    await person.click(main().getByRole('button', { name: english.SendMessage }))
    await waitFor(() => expect(calls).toContain('POST /api/customer-service/contact-us'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('[API-51] [ACC-06] says which part of the profile is not taken, and saves the rest', async () => {
    const { person, shop } = await openAccount('/account/edit')
    await person.click(await screen.findByRole('checkbox', { name: english.ChangePassword }))
    const typed = {
      [english.CurrentPassword]: 'Wrong123',
      [english.NewPassword]: 'Another8x',
      [english.PasswordConfirmed]: 'Another8x',
    }
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(main().getByLabelText(name, { selector: 'input' }), { target: { value } })
    fireEvent.change(main().getByLabelText('First name'), { target: { value: 'Kajsa' } })
    await person.click(main().getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('password')
    expect(shop.visit.getState().user?.userProfile.firstName).toBe('Karin')
    await person.click(screen.getByRole('checkbox', { name: english.ChangePassword }))
    await person.click(main().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.visit.getState().user?.userProfile.firstName).toBe('Kajsa'))
  })
})
