import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy, openAccountPage } from '../../../testing/open-account-page.tsx'
import type { Answer } from '../../../testing/fake-gateway.ts'
import { rememberSubscription } from '../../../session/profile/profile-actions.ts'

/** Has no subscription. */
const customer = { ...dorothy, receiveMarketingMaterials: false }
const subscription = { id: 's-1', email: 'dorothy@example.com', type: 'Newsletter' }
const SUBSCRIPTIONS = '/api/v1.0/subscriptions'
const ME = '/api/v1.0/me'

/** Saves each profile as it was sent. */
const answerMe: Answer = ({ path, body }) => (path === ME ? { ...dorothy, ...(body as object) } : undefined)

/** Returns a gateway that stores one subscription. */
function gatewayWith(subscribed: boolean): Answer {
  const kept = { subscribed }
  return (call) => {
    const { method, path } = call
    if (path === '/api/v1.0/user-subscriptions') return Response.json(kept.subscribed ? subscription : null)
    if (path.startsWith(SUBSCRIPTIONS)) kept.subscribed = method === 'POST'
    return path === SUBSCRIPTIONS ? subscription : answerMe(call)
  }
}

const { firstName, middleName, lastName, email } = dorothy
const contact = { firstName, middleName, lastName, email, updatePassword: false }
const subscribing = { method: 'POST', path: SUBSCRIPTIONS, body: { email, type: 'Newsletter' } }
const ending = { method: 'DELETE', path: `${SUBSCRIPTIONS}/s-1`, body: undefined }
const saving = (receiveMarketingMaterials: boolean) => ({
  method: 'POST',
  path: ME,
  body: { ...contact, receiveMarketingMaterials },
})

async function openChoice(subscribed: boolean) {
  const opened = openAccountPage('/newsletter/manage', { customer, answer: gatewayWith(subscribed) })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I would like to get the newsletter' })
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }))
  return { ...opened, box, save }
}

/** A gateway whose confirmation mail is unanswered. */
const unanswered: Answer = (call) => {
  if (call.path === '/api/v1.0/user-subscriptions') return Response.json(null)
  return call.path === SUBSCRIPTIONS ? subscription : answerMe(call)
}
const WAITS =
  'You have asked for our newsletter. Please press the button in the email we have sent to dorothy@example.com, and it will come.'

describe('the newsletter manage page', () => {
  it('[ACC-07] [ROUTE-12] [SES-13] [NEWS-03] [NEWS-04] [ACC-02] subscribes the customer’s own address, keeps the subscription and goes back to the dashboard', async () => {
    const { box, save, person, changes, shop } = await openChoice(false)
    expect(box.checked).toBe(false)
    expect(screen.getByText('You do not get our newsletter.')).toBeTruthy()
    await person.click(box)
    await save()
    expect(await screen.findByText('Your choice about the newsletter has been saved.')).toBeTruthy()
    expect(await screen.findByText('You get our newsletter.')).toBeTruthy()
    expect(changes).toEqual([subscribing, saving(true)])
    expect(shop.visit.getState().user?.subscriptions.Newsletter).toBe('s-1')
  })

  it('[ACC-07] says while the mail is not answered what to do, and sends it again', async () => {
    const { person, changes } = openAccountPage('/newsletter/manage', { answer: unanswered })
    expect(await screen.findByText(WAITS)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I would like to get the newsletter' }).checked).toBe(
      true,
    )
    await person.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByText(/^We have sent the email to dorothy@example.com/)).toBeTruthy()
    expect(changes).toEqual([subscribing])
  })

  it('[ACC-07] takes the wish back while the mail is not answered, also where there is nothing to end', async () => {
    const { person, shop } = openAccountPage('/newsletter/manage', {
      answer: (call) => (call.method === 'DELETE' ? Response.json({}, { status: 404 }) : unanswered(call)),
    })
    rememberSubscription(shop, 's-1')
    await person.click(await screen.findByRole('checkbox', { name: 'I would like to get the newsletter' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You do not get our newsletter.')).toBeTruthy()
    expect(shop.visit.getState().user).toMatchObject({
      userProfile: { receiveMarketingMaterials: false },
      subscriptions: { Newsletter: null },
    })
  })

  it('[ACC-07] [API-32] sends the choice with contact data that are saved later', async () => {
    const { box, save, person, changes, router } = await openChoice(true)
    await person.click(box)
    await save()
    await screen.findByText('You do not get our newsletter.')
    await act(() => router.navigate('/account/edit'))
    await person.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes.at(-1)).toMatchObject({ path: '/api/v1.0/me' }))
    expect(changes.at(-1)?.body).toMatchObject({ receiveMarketingMaterials: false })
  })

  it('[ACC-07] says that a mail is to be answered first where the address is not known to be the customer’s', async () => {
    const { person } = openAccountPage('/newsletter/manage', { customer, answer: unanswered })
    await person.click(await screen.findByRole('checkbox', { name: 'I would like to get the newsletter' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Please confirm the newsletter in the email/)).toBeTruthy()
    expect(await screen.findByText(WAITS)).toBeTruthy()
    expect(screen.queryByText('You do not get our newsletter.')).toBeNull()
    expect(screen.queryByText('Your choice about the newsletter has been saved.')).toBeNull()
  })

  it('[ACC-07] [SES-13] [NEWS-04] ends the subscription by its id', async () => {
    const { box, save, person, changes, shop } = await openChoice(true)
    expect(box.checked).toBe(true)
    await person.click(box)
    await save()
    expect(await screen.findByText('You do not get our newsletter.')).toBeTruthy()
    expect(changes).toEqual([ending, saving(false)])
    expect(shop.visit.getState().user?.subscriptions.Newsletter).toBeNull()
  })

  it.each([
    ['on', true, [subscribing, saving(true)]],
    ['off', false, [saving(false)]],
  ])('[ACC-07] [ACC-21] the choice %s is sent again, because the page may be outdated', async (_what, isOn, sent) => {
    const { save, changes } = await openChoice(isOn)
    await save()
    expect(await screen.findByText('Your choice about the newsletter has been saved.')).toBeTruthy()
    expect(changes).toEqual(sent)
  })

  it('[ACC-21] a wish of another device, whose mail is unanswered, is taken back', async () => {
    const { person, changes, shop } = openAccountPage('/newsletter/manage', { answer: unanswered })
    await person.click(await screen.findByRole('checkbox', { name: 'I would like to get the newsletter' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You do not get our newsletter.')).toBeTruthy()
    expect(changes).toEqual([saving(false)])
    expect(shop.visit.getState().user?.userProfile.receiveMarketingMaterials).toBe(false)
  })

  it('[ACC-21] a choice is sent with the names that another device has changed', async () => {
    const renamed = { firstName: 'Dora', lastName: 'Ashworth-Hill' }
    const { person, changes } = openAccountPage('/newsletter/manage', {
      answer: (call) => (call.path === '/api/v1.0/profile' ? { ...dorothy, ...renamed } : unanswered(call)),
    })
    await person.click(await screen.findByRole('checkbox', { name: 'I would like to get the newsletter' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('You do not get our newsletter.')
    const { body } = saving(false)
    expect(changes).toEqual([{ ...saving(false), body: { ...body, ...renamed } }])
  })

  it('[ACC-21] a choice that the gateway refuses is not shown as saved', async () => {
    const { person } = openAccountPage('/newsletter/manage', {
      answer: (call) => (call.path === ME ? Response.json({}, { status: 400 }) : unanswered(call)),
    })
    await person.click(await screen.findByRole('checkbox', { name: 'I would like to get the newsletter' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByText('Your choice about the newsletter has been saved.')).toBeNull()
    expect(screen.getByText(WAITS)).toBeTruthy()
  })

  it('[SES-11] goes to the login, and back, where the gateway no longer knows the customer', async () => {
    const { router, shop } = openAccountPage('/newsletter/manage', {
      answer: ({ path }) => (path === '/api/v1.0/user-subscriptions' ? new Response(null, { status: 401 }) : undefined),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
    expect(router.state.location.search).toBe('?previousPath=%2Fnewsletter%2Fmanage')
    expect(shop.visit.getState().user?.tokenInfo).toBeNull()
  })
})
