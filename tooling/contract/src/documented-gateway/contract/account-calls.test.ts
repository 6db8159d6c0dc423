import { describe, expect, it } from 'vitest'
import { registered } from '../documented-gateway.ts'
import { openClient } from '../testing/open-client.ts'

const registration = {
  email: 'nils@example.com',
  firstName: 'Nils',
  middleName: '',
  lastName: 'Ek',
  password: 'Quiet7Room',
  passwordConfirmed: 'Quiet7Room',
  receiveMarketingMaterials: true,
  captcha: 'solved',
}
const address = {
  firstName: 'Karin',
  middleName: '',
  lastName: 'Berg',
  company: '',
  telephone: '0701234567',
  fax: '',
  streetAddress1: 'Ågatan 3',
  streetAddress2: '',
  city: 'Lund',
  postalCode: '22222',
  country: 'SE',
  isDefaultBillingAddress: false,
  isDefaultShippingAddress: true,
}

describe('access', () => {
  it('[API-27] logs in and reads the profile', async () => {
    const { logIn } = openClient()
    expect(await logIn()).toMatchObject({
      userId: 'customer-1',
      isAuthenticated: true,
      favourites: ['1001', '1004'],
      addressBook: [{ id: 'address-1', isDefaultBillingAddress: true }, { id: 'address-2' }],
    })
    await expect(logIn({ ...registered, password: 'wrong' })).rejects.toMatchObject({
      failure: { kind: 'unauthorised' },
    })
  })

  it('[API-28] registers and reads all error codes', async () => {
    const { client, logIn } = openClient()
    expect(await client.account.register(registration)).toMatchObject({ email: 'nils@example.com' })
    expect(await logIn({ userId: '', ...registration })).toMatchObject({ firstName: 'Nils' })
    await expect(client.account.register({ ...registration, captcha: '' })).rejects.toMatchObject({
      failure: { errorCodes: ['invalid-captcha', 'email-in-use'] },
    })
  })

  it.each(['empty', 'object'] as const)(
    '[API-29] [API-30] [API-31] resets a password (answers: %s)',
    async (unshownAnswer) => {
      const { client, control, logIn } = openClient({ unshownAnswer })
      await client.account.forgotPassword({ email: registered.email, captcha: 'solved' })
      const [link] = control.resetLinks()
      await client.account.validateResetSession(link!)
      const password = 'Another8'
      await client.account.redeemResetSession({ ...link!, password, passwordConfirmed: password })
      expect(await logIn({ ...registered, password })).toMatchObject({ firstName: 'Karin' })
      await expect(client.account.validateResetSession(link!)).rejects.toMatchObject({
        failure: { errorCodes: ['reset-link-expired'] },
      })
    },
  )
})

describe('profile', () => {
  it('[API-32] updates names, preferences and the password', async () => {
    const { client, logIn } = openClient()
    await logIn()
    expect(await client.account.update({ firstName: 'Kajsa' })).toMatchObject({ firstName: 'Kajsa', lastName: 'Berg' })
    expect(await client.account.update({ customerPreference: { batterySize: '312' } })).toMatchObject({
      customerPreference: { batterySize: '312' },
    })
    const password = { updatePassword: true, password: 'Another8', passwordConfirmed: 'Another8' }
    await expect(client.account.update({ ...password, currentPassword: 'wrong' })).rejects.toMatchObject({
      failure: { errorCodes: ['invalid-login-or-password'] },
    })
    await client.account.update({ ...password, currentPassword: registered.password })
    expect(await logIn({ ...registered, password: 'Another8' })).toMatchObject({ firstName: 'Kajsa' })
  })

  it('[API-33] [API-34] [API-35] keeps the address book', async () => {
    const { client, logIn } = openClient()
    await logIn()
    const added = (await client.account.addAddress(address)).addressBook
    expect(added?.map((entry) => entry.isDefaultShippingAddress)).toEqual([false, false, true])
    await client.account.editAddress('address-2', { ...address, isDefaultBillingAddress: true, city: 'Malmö' })
    const { addressBook } = await client.account.deleteAddress('address-1')
    expect(addressBook).toMatchObject([{ id: 'address-2', city: 'Malmö', isDefaultBillingAddress: true }, {}])
    expect(addressBook).toHaveLength(2)
  })

  it('[API-36] keeps favourites by item number', async () => {
    const { client, logIn } = openClient()
    await logIn()
    expect((await client.account.addFavourite('1009')).favourites).toEqual(['1001', '1004', '1009'])
    expect((await client.account.removeFavourite('1001')).favourites).toEqual(['1004', '1009'])
  })

  it.each(['empty', 'object'] as const)(
    '[API-43] subscribes to the newsletter and ends it (answers: %s)',
    async (unshownAnswer) => {
      const { client, logIn } = openClient({ unshownAnswer })
      await expect(client.newsletter.lookup()).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
      await logIn()
      expect(await client.newsletter.lookup()).toBeUndefined()
      const { id } = await client.newsletter.subscribe(registered.email)
      expect(await client.newsletter.lookup()).toMatchObject({ id, email: registered.email })
      await client.newsletter.unsubscribe(id)
      expect(await client.newsletter.lookup()).toBeUndefined()
    },
  )
})

describe('orders', () => {
  it('[API-37] reads the history page by page', async () => {
    const { client, logIn } = openClient()
    await logIn()
    const page = async (pageNumber: number) => (await client.orders.history({ pageNumber, pageSize: 10 })).items
    expect((await page(1))[0]).toMatchObject({ orderNumber: '10012', placedByUserName: 'Karin Berg', status: 'Open' })
    expect((await page(2)).map(({ orderNumber }) => orderNumber)).toEqual(['10002', '10001'])
    expect(await page(3)).toEqual([])
  })

  it('[API-38] [API-39] reads details and print', async () => {
    const { client, logIn } = openClient()
    await logIn()
    expect(await client.orders.details('10001')).toMatchObject({
      orderLines: [{ itemNumber: '1001', quantity: 2, unitPriceStr: '49,00 kr', totalStr: '98,00 kr' }, {}],
      pricingDetails: { subtotalInclVatStr: '183,00 kr', shippingInclVatStr: '39,00 kr', totalStr: '222,00 kr' },
      shippingLocation: { nameLine1: 'Karin Berg', postalCode: '22221', shippingMethod: 'Letter' },
      invoiceAccount: { addressLine1: 'Storgatan 1', city: 'Lund' },
    })
    expect(await client.orders.printable('10001')).toMatchObject({
      shippingAddress: { name: 'Karin Berg', phoneNumber: '0701234567' },
      productList: [{ price: '49,00 kr', quantity: 2, total: '98,00 kr' }, {}],
      totalPrice: '222,00 kr',
    })
    await expect(client.orders.details('99999')).rejects.toMatchObject({ failure: { status: 404 } })
  })

  it('[API-40] orders again', async () => {
    const { client, logIn } = openClient()
    await logIn()
    await client.orders.reorder('10001')
    expect(await client.cart.get()).toMatchObject({ total: 3 })
  })
})
