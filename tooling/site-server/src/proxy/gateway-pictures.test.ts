import { describe, expect, test } from 'vitest'
import { startSites, startUpstream } from '../testing.ts'

/** A site whose gateway has one picture and its own path for calls. It records the requests. */
async function withGateway() {
  const asked: { url: string | undefined; cookie: string | undefined }[] = []
  const upstream = await startUpstream(({ url, headers }, response) => {
    asked.push({ url, cookie: headers.cookie })
    const isThere = url?.startsWith('/media/') || url?.startsWith('/v1/shops/testbrand_dk/api/')
    response.writeHead(isThere ? 200 : 404, { 'content-type': url?.includes('.png') ? 'image/png' : 'text/html' })
    response.end(isThere ? 'picture' : 'nothing')
  })
  const sites = await startSites({}, { SITES__testbrand__dk__gateway: `${upstream.url}/v1/shops/testbrand_dk` })
  return {
    asked,
    sites,
    async [Symbol.asyncDispose]() {
      await sites[Symbol.asyncDispose]()
      await upstream[Symbol.asyncDispose]()
    },
  }
}
const asImage = { headers: { accept: 'image/avif,image/webp,*/*;q=0.8', cookie: 'user=1' } }

describe('pictures of the gateway', () => {
  test('[CFG-36] forwards a picture whose address has no host', async () => {
    await using gateway = await withGateway()
    const answer = await gateway.sites.request('/media/a%20dome.png?v=2', asImage)
    expect(answer).toMatchObject({ status: 200, text: 'picture' })
    expect(answer.headers['content-type']).toBe('image/png')
    expect(gateway.asked).toEqual([{ url: '/media/a%20dome.png?v=2', cookie: undefined }])
  })

  test('[CFG-36] sends a picture that is a call from below the path of the calls', async () => {
    await using gateway = await withGateway()
    expect(await gateway.sites.request('/api/pictures/dome.png', asImage)).toMatchObject({
      status: 200,
      text: 'picture',
    })
    expect(gateway.asked).toMatchObject([{ url: '/v1/shops/testbrand_dk/api/pictures/dome.png' }])
  })

  test('asks no other host for a picture', async () => {
    await using gateway = await withGateway()
    expect(await gateway.sites.request('//elsewhere.example/media/a.png', asImage)).toMatchObject({ status: 404 })
    expect(gateway.asked).toEqual([])
  })

  test.each(['/no-such/a.png', '/media/page.svg'])(
    'has no picture at %s where the gateway sends none',
    async (path) => {
      await using gateway = await withGateway()
      const answer = await gateway.sites.request(path, asImage)
      expect(answer).toMatchObject({ status: 404, text: 'Not found' })
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test('answers 204 to a request for an icon that the gateway does not have', async () => {
    await using gateway = await withGateway()
    expect(await gateway.sites.request('/favicon.ico', asImage)).toMatchObject({ status: 204, text: '' })
  })

  test.each([
    [
      'an address that is opened in a tab',
      '/search-result/a.png',
      { headers: { accept: 'text/html,image/webp,*/*;q=0.8' } },
    ],
    ['a page', '/batteries', asImage],
  ])('does not ask the gateway for %s', async (_what, path, request) => {
    await using gateway = await withGateway()
    expect((await gateway.sites.request(path, request)).headers['content-type']).toMatch('text/html')
    expect(gateway.asked).toEqual([])
  })
})
