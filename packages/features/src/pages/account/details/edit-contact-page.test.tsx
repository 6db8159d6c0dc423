import { authenticate, profile } from '@shop/api-client/fixtures/account.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy, openAccountPage } from '../../../testing/open-account-page.tsx'
import { refusal, type Answer } from '../../../testing/fake-gateway.ts'

const ME = '/api/v1.0/me'
const answerMe =
  (answer: unknown): Answer =>
  ({ path }) =>
    path === ME ? answer : undefined
const saves = answerMe({ ...profile, firstName: 'Dora' })

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })

async function openForm(options: Parameters<typeof openAccountPage>[1] = {}) {
  const opened = openAccountPage('/account/edit', options)
  await screen.findByRole('heading', { level: 1, name: 'Contact details' })
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }))
  const askForPassword = () => opened.person.click(screen.getByRole('checkbox', { name: 'Change my password' }))
  return { ...opened, save, askForPassword }
}

const names = { firstName: 'Dora', middleName: '', lastName: 'Ashworth', email: 'dorothy@example.com' }

describe('the edit contact page', () => {
  it('[ACC-03] [ACC-05] [ACC-18] [API-32] [ACC-02] saves names and e-mail without a word about passwords, keeps the answer, and says so', async () => {
    const { changes, save, shop } = await openForm({ answer: saves })
    expect((await field('Email address')).value).toBe('dorothy@example.com')
    await type('First name', ' Dora ')
    await save()
    expect(await screen.findByText('Your details have been saved.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Good day, Dora' })).toBeTruthy()
    expect(changes).toEqual([
      { method: 'POST', path: ME, body: { ...names, receiveMarketingMaterials: true, updatePassword: false } },
    ])
    expect(shop.visit.getState().user?.userProfile.firstName).toBe('Dora')
  })

  it('[ACC-03] says which e-mail waits for its confirmation, and which one to log in with until then', async () => {
    const { save, shop } = await openForm({ answer: saves })
    await type('Email address', 'dora@example.org')
    await save()
    expect(await screen.findByText('Please confirm your new email address')).toBeTruthy()
    expect(
      screen.getByText(/We have sent an email to dora@example\.org.*log in with dorothy@example\.com/),
    ).toBeTruthy()
    expect(shop.visit.getState().user?.userProfile.email).toBe('dorothy@example.com')
  })

  it('[ACC-03] says nothing of a confirmation where the gateway changes the e-mail at once', async () => {
    const { save, shop } = await openForm({ answer: answerMe({ ...profile, email: 'dora@example.org' }) })
    await type('Email address', ' Dora@Example.org ')
    await save()
    expect(await screen.findByText('Your details have been saved.')).toBeTruthy()
    expect(screen.queryByText('Please confirm your new email address')).toBeNull()
    expect(shop.visit.getState().user?.userProfile.email).toBe('dora@example.org')
  })

  it('[ACC-03] asks for names and a real address before it asks the gateway', async () => {
    const { changes, save } = await openForm()
    await type('First name', '  ')
    await type('Last name', '')
    await type('Email address', 'dorothy')
    await save()
    expect(await screen.findByRole('link', { name: 'Write your first name.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write your last name.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Enter a full email address/ })).toBeTruthy()
    expect(document.title).toMatch(/^Error: Contact details/)
    expect(changes).toEqual([])
  })

  it('[ACC-03] has no middle name where the shop asks for none, and keeps the one it knows', async () => {
    const { changes, save } = await openForm({
      flags: { hideCustomerMiddleName: true },
      customer: { ...dorothy, middleName: 'May' },
      answer: saves,
    })
    expect(screen.queryByLabelText(/Middle name/)).toBeNull()
    await save()
    await screen.findByText('Your details have been saved.')
    expect(changes[0]?.body).toMatchObject({ middleName: 'May' })
  })

  it('[ACC-04] wants all three passwords once the box is ticked, the new one strong and typed twice alike', async () => {
    const { changes, save, askForPassword } = await openForm()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await askForPassword()
    await save()
    expect(await screen.findByRole('link', { name: 'Write your current password.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^New password: / })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write the password again.' })).toBeTruthy()
    await type('Current password', 'Hearing2026')
    await type('New password', 'QuietRooms')
    await type('Password again', 'Quiet7Room')
    await save()
    const tooWeak = 'New password: Use at least one letter and one number.'
    expect(await screen.findByRole('link', { name: tooWeak })).toBeTruthy()
    await type('New password', 'Quiet7Rooms')
    await save()
    const notAlike = 'Password again: The two passwords are not the same. Please type them again.'
    expect(await screen.findByRole('link', { name: notAlike })).toBeTruthy()
    expect(changes).toEqual([])
  })

  it('[ACC-05] [API-32] sends the passwords with a ticked box, and forgets them with an unticked one', async () => {
    const { changes, save, askForPassword, router } = await openForm({ answer: saves })
    await askForPassword()
    await type('Current password', 'Hearing2026')
    await type('New password', 'Quiet7Room')
    await type('Password again', 'Quiet7Room')
    await save()
    await screen.findByText('Your details have been saved.')
    const passwords = { currentPassword: 'Hearing2026', password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
    expect(changes[0]?.body).toMatchObject({ ...passwords, updatePassword: true })

    await router.navigate('/account/edit')
    await askForPasswordTwice()
    await save()
    await screen.findByText('Your details have been saved.')
    expect(Object.keys(changes[1]?.body ?? {})).not.toContain('password')
    expect(changes[1]?.body).toMatchObject({ updatePassword: false })

    async function askForPasswordTwice() {
      await screen.findByRole('heading', { level: 1, name: 'Contact details' })
      await askForPassword()
      await type('New password', 'Quiet7Room')
      await askForPassword()
    }
  })

  it('[ACC-06] shows what the gateway refuses at its field, by its code', async () => {
    const { save, askForPassword } = await openForm({ answer: answerMe(refusal('invalid-password', 'email-in-use')) })
    await askForPassword()
    await type('Current password', 'Hearing2025')
    await type('New password', 'Quiet7Room')
    await type('Password again', 'Quiet7Room')
    await save()
    const wrong = 'Your current password is not right. Please try again.'
    expect(await screen.findByRole('link', { name: wrong })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^This email address already/ })).toBeTruthy()
    expect((await field('New password')).value).toBe('Quiet7Room')
  })

  it.each(['This address cannot be used here.', 'Locked'])(
    '[ACC-06] shows the gateway’s own words “%s” where it gives no code that the shop knows',
    async (message) => {
      const refused = Response.json({ errors: [{ errorCode: 'E-77' }], message }, { status: 400 })
      const { save } = await openForm({ answer: answerMe(refused) })
      await save()
      expect(await screen.findByText(message)).toBeTruthy()
    },
  )

  it('[ACC-06] [SES-11] leads to the login where it has run out, and the same customer finds everything typed again, but no password', async () => {
    const { save, person, askForPassword, router } = await openForm({
      answer: ({ path }) => {
        if (path === ME) return new Response(null, { status: 401 })
        return path === '/api/v1.0/authenticate' ? authenticate.answer : undefined
      },
    })
    await type('First name', 'Dora')
    await askForPassword()
    await type('Current password', 'Hearing2026')
    await type('New password', 'Quiet7Room')
    await type('Password again', 'Quiet7Room')
    await save()
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
    await type('Email address', 'dorothy@example.com')
    await type('Password', 'Hearing2026')
    await person.click(screen.getByRole('button', { name: 'Log in' }))
    expect((await field('First name')).value).toBe('Dora')
    expect((await field('New password')).value).toBe('')
    expect(router.state.location.pathname).toBe('/account/edit')
  })

  it('[SES-19] shows what one customer has typed to no other', async () => {
    const other = { ...authenticate.answer, user: { ...profile, userId: 'ida', firstName: 'Ida' } }
    const { save, person } = await openForm({
      answer: ({ path }) => {
        if (path === ME) return new Response(null, { status: 401 })
        return path === '/api/v1.0/authenticate' ? other : undefined
      },
    })
    await type('First name', 'Dora')
    await save()
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    await type('Email address', 'ida@example.com')
    await type('Password', 'Hearing2026')
    await person.click(screen.getByRole('button', { name: 'Log in' }))
    expect((await field('First name')).value).toBe('Ida')
  })
})
