import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openAccountPage } from '../../testing/open-account-page.tsx'
import type { Answer } from '../../testing.tsx'

afterEach(cleanup)

const subscription = { id: 's-1', email: 'dorothy@example.com', type: 'Newsletter' }
const SUBSCRIPTIONS = '/api/v1.0/subscriptions'

/** A gateway that keeps one subscription. */
function gatewayWith(subscribed: boolean): Answer {
  const kept = { subscribed }
  return ({ method, path }) => {
    if (path === '/api/v1.0/user-subscriptions') return Response.json(kept.subscribed ? subscription : null)
    if (path.startsWith(SUBSCRIPTIONS)) kept.subscribed = method === 'POST'
    return path === SUBSCRIPTIONS ? subscription : undefined
  }
}

async function openChoice(subscribed: boolean) {
  const opened = openAccountPage('/newsletter/manage', { answer: gatewayWith(subscribed) })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I would like to get the newsletter' })
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }))
  return { ...opened, box, save }
}

it('[ACC-07] [ROUTE-12] [SES-13] [NEWS-03] [NEWS-04] [ACC-02] subscribes the customer’s own address, keeps the subscription and goes back to the dashboard', async () => {
  const { box, save, person, changes, shop } = await openChoice(false)
  expect(box.checked).toBe(false)
  expect(screen.getByText('You do not get our newsletter.')).toBeTruthy()
  await person.click(box)
  await save()
  expect(await screen.findByText('Your choice about the newsletter has been saved.')).toBeTruthy()
  expect(await screen.findByText('You get our newsletter.')).toBeTruthy()
  expect(changes).toEqual([
    { method: 'POST', path: SUBSCRIPTIONS, body: { email: 'dorothy@example.com', type: 'Newsletter' } },
  ])
  expect(shop.session.getState().user?.subscriptions.Newsletter).toBe('s-1')
})

it('[ACC-07] says that a mail is to be answered first where the address is not known to be the customer’s', async () => {
  const { person } = openAccountPage('/newsletter/manage', {
    answer: ({ path }) => {
      if (path === '/api/v1.0/user-subscriptions') return Response.json(null)
      return path === SUBSCRIPTIONS ? subscription : undefined
    },
  })
  await person.click(await screen.findByRole('checkbox', { name: 'I would like to get the newsletter' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Please confirm the newsletter in the email/)).toBeTruthy()
  expect(await screen.findByText('You do not get our newsletter.')).toBeTruthy()
  expect(screen.queryByText('Your choice about the newsletter has been saved.')).toBeNull()
})

it('[ACC-07] [SES-13] [NEWS-04] ends the subscription by its id', async () => {
  const { box, save, person, changes, shop } = await openChoice(true)
  expect(box.checked).toBe(true)
  await person.click(box)
  await save()
  expect(await screen.findByText('You do not get our newsletter.')).toBeTruthy()
  expect(changes).toEqual([{ method: 'DELETE', path: `${SUBSCRIPTIONS}/s-1`, body: undefined }])
  expect(shop.session.getState().user?.subscriptions.Newsletter).toBeNull()
})

it('[ACC-07] asks nothing of the gateway where nothing has changed', async () => {
  const { save, changes } = await openChoice(true)
  await save()
  expect(await screen.findByText('Your choice about the newsletter has been saved.')).toBeTruthy()
  expect(changes).toEqual([])
})

it('[SES-11] goes to the login, and back, where the gateway no longer knows the customer', async () => {
  const { router, shop } = openAccountPage('/newsletter/manage', {
    answer: ({ path }) => (path === '/api/v1.0/user-subscriptions' ? new Response(null, { status: 401 }) : undefined),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
  expect(router.state.location.search).toBe('?previousPath=%2Fnewsletter%2Fmanage')
  expect(shop.session.getState().user?.tokenInfo).toBeNull()
})
