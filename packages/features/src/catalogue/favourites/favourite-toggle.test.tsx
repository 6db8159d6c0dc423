import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { USER_ID } from '@shop/api-client/fixtures/fixture.ts'
import { domes } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, openPage, refusal, type StoryShopOptions } from '../../testing/open-page.tsx'
import { LONGEST_WAIT } from './use-wanted-favourite.ts'

const customer = { userId: 'dorothy', firstName: 'Dorothy', favourites: ['OTHER'] }

const heart = () => screen.getByRole('button', { name: `Favourite: ${domes.name}` })

/** Opens the page of a product in a shop with favourites. */
async function open({ answer, ...options }: StoryShopOptions) {
  const opened = openPage('/details/DOM?size=8-mm', {
    flags: { allowFavourites: true },
    answer: async (call) => (await answer?.(call)) ?? (call.path === '/api/products/details' ? domes : undefined),
    ...options,
  })
  await screen.findByRole('button', { name: `Favourite: ${domes.name}` })
  return { ...opened, isLiked: () => heart().getAttribute('aria-pressed') === 'true' }
}

/** Delays the gateway's response until `letGo` is called. */
function held(answer: () => Response) {
  const asked: string[] = []
  const gate = Promise.withResolvers<void>()
  const wire: Answer = async ({ method, path }) => {
    if (!path.includes('/favourites/')) return undefined
    asked.push(`${method} ${path}`)
    await gate.promise
    return answer()
  }
  return { asked, wire, letGo: gate.resolve }
}

/** Clicks the heart as an anonymous visitor, and logs in on the next page. */
async function likeAndLogIn(answer: Answer) {
  const opened = await open({
    answer: async (call) =>
      (await answer(call)) ?? (call.path.endsWith('/authenticate') ? authenticate.answer : undefined),
  })
  const { person } = opened
  await person.click(heart())
  await person.type(await screen.findByLabelText('Email address'), 'dorothy@example.com')
  await person.type(screen.getByLabelText('Password'), 'Hearing2026{Enter}')
  return opened
}

describe('the favourite button', () => {
  it('[FAV-01] [FAV-04] fills at once, then takes over the profile that the gateway answers with', async () => {
    const { asked, wire, letGo } = held(() =>
      Response.json({ ...customer, isAuthenticated: true, favourites: ['DOM', 'NEW'] }),
    )
    const { shop, person, isLiked } = await open({ customer, answer: wire })
    await person.click(heart())
    expect(isLiked()).toBe(true)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked).toEqual(['POST /api/v1.0/me/favourites/DOM'])
    letGo()
    await waitFor(() => expect(shop.visit.getState().user?.userProfile.favourites).toEqual(['DOM', 'NEW']))
    expect(isLiked()).toBe(true)
    expect(await screen.findByText(`${domes.name} is now one of your favourites.`)).toBeTruthy()
  })

  it('[FAV-01] takes a favourite out again', async () => {
    const { asked, wire, letGo } = held(() => Response.json({ ...customer, favourites: [] }))
    const { person, isLiked } = await open({ customer: { ...customer, favourites: ['DOM'] }, answer: wire })
    expect(isLiked()).toBe(true)
    letGo()
    await person.click(heart())
    expect(asked).toEqual(['DELETE /api/v1.0/me/favourites/DOM'])
    await waitFor(() => expect(isLiked()).toBe(false))
  })

  it('[FAV-01] goes back to its former state when the gateway refuses, and says so', async () => {
    const { wire, letGo } = held(() => Response.json({}, { status: 400 }))
    const { person, isLiked } = await open({ customer, answer: wire })
    await person.click(heart())
    expect(isLiked()).toBe(true)
    letGo()
    await waitFor(() => expect(isLiked()).toBe(false))
    expect(screen.getByText('We could not save your favourite. Please try again.')).toBeTruthy()
  })

  it('[FAV-01] [ERR-04] says that there are too many favourites when the gateway keeps no more', async () => {
    const { wire, letGo } = held(() => refusal('too-many-favourites'))
    const { person, isLiked } = await open({ customer, answer: wire })
    letGo()
    await person.click(heart())
    expect(await screen.findByText(/You have as many favourites as we can keep/)).toBeTruthy()
    expect(isLiked()).toBe(false)
  })

  it('[FAV-01] counts a double click once', async () => {
    const { asked, wire, letGo } = held(() => Response.json({ ...customer, favourites: ['DOM'] }))
    const { person, isLiked } = await open({ customer, answer: wire })
    await person.dblClick(heart())
    letGo()
    await screen.findByText(`${domes.name} is now one of your favourites.`)
    expect(asked).toHaveLength(1)
    expect(isLiked()).toBe(true)
  })

  it('[FAV-02] [FAV-03] sets the heart clicked before the login, on the page where it was clicked', async () => {
    const { asked, wire, letGo } = held(() => Response.json({ ...customer, favourites: ['DOM'], userId: USER_ID }))
    letGo()
    const { isLiked, router } = await likeAndLogIn(wire)
    await waitFor(() => expect(isLiked()).toBe(true))
    expect(router.state.location.pathname).toBe('/details/DOM')
    expect(asked).toEqual(['POST /api/v1.0/me/favourites/DOM'])
    expect(await screen.findByText(`${domes.name} is now one of your favourites.`)).toBeTruthy()
  })

  it('[FAV-02] opens the page where it was clicked once the heart is set, or after a while', async () => {
    const { asked, wire, letGo } = held(() => Response.json({ ...customer, favourites: ['DOM'], userId: USER_ID }))
    const answered = await likeAndLogIn(wire)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(answered.router.state.location.pathname).toBe('/account/login')
    letGo()
    await waitFor(() => expect(answered.router.state.location.pathname).toBe('/details/DOM'))
    cleanup()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const silent = held(() => Response.json({}))
    const waiting = await likeAndLogIn(silent.wire)
    await waitFor(() => expect(silent.asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
    await waitFor(() => expect(waiting.router.state.location.pathname).toBe('/details/DOM'))
    vi.useRealTimers()
  })

  it('[FAV-02] keeps a heart that is set already, and shows a failure to set it', async () => {
    const likes = { ...authenticate.answer, user: { ...authenticate.answer.user, favourites: ['DOM'] } }
    const { asked, wire } = held(() => Response.json({}))
    const { isLiked } = await likeAndLogIn((call) => (call.path.endsWith('/authenticate') ? likes : wire(call)))
    await waitFor(() => expect(isLiked()).toBe(true))
    expect(asked).toEqual([])
    cleanup()
    const refusing = held(() => Response.json({}, { status: 400 }))
    refusing.letGo()
    await likeAndLogIn(refusing.wire)
    expect(await screen.findByText('We could not save your favourite. Please try again.')).toBeTruthy()
  })

  it('[FAV-02] sets the heart after another login if the first one has expired', async () => {
    let isWell = false
    const { person, isLiked } = await open({
      customer,
      answer: ({ path }) => {
        if (path.endsWith('/authenticate')) return { ...authenticate.answer, user: { ...customer, userId: USER_ID } }
        if (!path.includes('/favourites/')) return undefined
        return isWell ? { ...customer, userId: USER_ID, favourites: ['DOM'] } : new Response(null, { status: 401 })
      },
    })
    await person.click(heart())
    await person.type(await screen.findByLabelText('Email address'), 'dorothy@example.com')
    isWell = true
    await person.type(screen.getByLabelText('Password'), 'Hearing2026{Enter}')
    await waitFor(() => expect(isLiked()).toBe(true))
  })

  it('[SES-11] ends an expired login, so that the login page does not redirect the customer as logged in', async () => {
    const { wire, letGo } = held(() => new Response(null, { status: 401 }))
    const { shop, person } = await open({ customer, answer: wire })
    letGo()
    await person.click(heart())
    await waitFor(() => expect(shop.visit.getState().user?.userProfile.isAuthenticated).toBe(false))
    expect(shop.visit.getState().user?.tokenInfo).toBeNull()
  })
})
