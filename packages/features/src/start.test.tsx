import { sendAdd } from '@shop/api-client/send-add.ts'
import { categories } from '@shop/api-client/fixtures/catalogue.ts'
import { staticContent } from '@shop/api-client/fixtures/content.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { themeStyleId } from '@shop/ui/tokens/theme.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvents } from './rendering/press/record-events.ts'
import { PAGE_DATA_ID, writePageData } from './rendering/client/page-data.ts'
import { startShop } from './start.tsx'
import { storyBrand } from './testing/story-shop.tsx'
import { fakeFetch } from './testing/fake-gateway.ts'

const market = { shopId: 'story_se', culture: 'en-GB', currency: 'SEK', timeZone: 'Europe/Stockholm', country: 'SE' }
const site = { name: 'story-se', market, gatewayBase: 'http://gateway.test', origin: 'http://shop.example' }

const FRONTEND = '/api/v1.0/configuration/frontend'
const configuration = { cultureName: 'sv-SE', displaySellingPointsBar: true, featureFlags: { topMenuType: 'links' } }
const START: Record<string, unknown> = {
  [FRONTEND]: configuration,
  '/api/v1.0/static-content/all': staticContent.answer,
  '/api/products/categories': categories.answer,
  '/api/translations': { translations: english },
}

let asked: string[]
let broken: string | undefined
let configuredBrand = ''

const noEarlyClicks = { ignores: () => false, carryOut: () => false, end: () => undefined }
const noAdds = () => ({ adds: [], hasMadeVisitor: false })

const FILE = '/assets/bootstrap/1a2b.json'
let bootstrapFile: () => Promise<Response>

const answer = fakeFetch(({ path }) => {
  asked.push(path)
  if (path === broken) return new Response(null, { status: 500 })
  return path === FRONTEND ? { ...configuration, brand: configuredBrand } : START[path]
})

const start = () => act(() => startShop(storyBrand))

const signs = () => [...document.head.querySelectorAll('link[rel=icon]')].map((link) => link.getAttribute('href'))

describe('startShop', () => {
  /** A page as the server sends it when it has rendered nothing, before a gateway that knows the shop. */
  beforeEach(() => {
    asked = []
    broken = undefined
    configuredBrand = ''
    document.head.innerHTML = `<title>Story</title><style id="${themeStyleId}"></style>`
    document.body.innerHTML = `<div id="root"></div><script type="application/json" id="${PAGE_DATA_ID}">${writePageData({ site })}</script>`
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      input === FILE ? bootstrapFile() : answer(input, init),
    )
  })

  // The first of all: no test ends the shop that it has started.
  it('[SEO-01] has one title, that of its page', async () => {
    await start()
    await waitFor(() => expect(document.title).toBe('Hearing aid batteries and care'))
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
  })

  it('[CFG-01] [CFG-02] [CFG-03] [CFG-04] opens with what configuration, content, categories and texts say', async () => {
    await start()
    expect(asked.slice(0, 4).toSorted()).toEqual(Object.keys(START).toSorted())
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    expect(menu.getByRole('link', { name: 'Batteries' }).getAttribute('href')).toBe('/batteries')
    expect(screen.getByRole('link', { name: 'Call us: 0800\u00A0123\u00A04567' })).toBeTruthy()
  })

  it.each([
    ['', 0],
    ['Story', 0],
    ['another', 1],
  ])(
    '[CFG-37] stays the brand it is, and says on the console when another one is configured: "%s"',
    async (name, times) => {
      const warned = vi.spyOn(console, 'warn').mockReturnValue()
      configuredBrand = name
      await start()
      expect(warned).toHaveBeenCalledTimes(times)
      const home = within(screen.getByRole('banner')).getByRole('link', { name: /Hearby/ })
      expect(home.querySelector('img')?.getAttribute('src')).toBe(storyBrand.logo.onLight)
      warned.mockRestore()
    },
  )

  it('[SHELL-27] gives the tab the sign that the editors chose, once', async () => {
    await start()
    expect(signs()).toEqual(['http://gateway.test/favicon.svg'])
    await start()
    expect(signs()).toEqual(['http://gateway.test/favicon.svg'])
  })

  it('[CFG-30] speaks the language of the configuration, not the one its market usually has', async () => {
    await start()
    await screen.findByRole('banner')
    expect(document.documentElement.lang).toBe('sv-SE')
  })

  it('[ERR-01] [API-04] says in three English sentences that it cannot be opened, and opens on the next try', async () => {
    window.beforeHydration = {
      ...recordEvents({ onClick: () => undefined, early: noEarlyClicks }),
      takeAdds: noAdds,
      isHere: () => true,
      sendAdd,
    }
    broken = '/api/translations'
    await start()
    expect(screen.getByRole('heading', { level: 1, name: 'Sorry, something went wrong' })).toBeTruthy()
    expect(screen.getByText('If you continue experiencing issues, please contact Customer Service')).toBeTruthy()
    broken = undefined
    configuredBrand = ''
    fireEvent.click(screen.getByRole('button', { name: 'Please try again' }))
    await waitFor(() => expect(screen.getByRole('banner')).toBeTruthy())
    expect(screen.queryByText('Sorry, something went wrong')).toBeNull()
    delete window.beforeHydration
  })

  it('[ERR-07] asks for a new document where code that it starts with is gone', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    vi.doMock(import('./runtime/config/bootstrap-data.ts'), () => Promise.reject(new TypeError('Failed to fetch')))
    await start()
    vi.doUnmock(import('./runtime/config/bootstrap-data.ts'))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    history.replaceState(null, '')
  })

  it.each([
    ['gone', async () => new Response('Not found', { status: 404 })],
    ['not to be had', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else', async () => new Response('<html>Log in to this network</html>')],
  ])('opens with what the gateway says when the data of a rendered page is %s', async (_why, file) => {
    const rendered = { bootstrapFile: FILE, hydration: { loaderData: {}, errors: null } }
    document.body.innerHTML = `<div id="root"><main>As the server saw it</main></div><script type="application/json" id="${PAGE_DATA_ID}">${writePageData({ site, rendered })}</script>`
    bootstrapFile = file
    await start()
    expect(asked.slice(0, 4).toSorted()).toEqual(Object.keys(START).toSorted())
    await screen.findByRole('navigation', { name: 'Main menu' })
    expect(screen.queryByText('As the server saw it')).toBeNull()
  })
})
