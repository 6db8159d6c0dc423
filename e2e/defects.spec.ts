import type { Page, Route } from '@playwright/test'
import { defects } from '@shop/contract/defects.ts'
import { createDocumentedGateway } from '@shop/contract/documented-gateway.ts'
import { openAddress } from './support/pages/page-state.ts'
import { texts } from './support/pages/wording.ts'
import { servers } from './support/servers/servers.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'

// Every call of the page is answered by the gateway of the documents, with one defect. The site's server renders nothing,
// so that no answer of its own gateway is on the page. It sends the files and the security policy. Page tests prove what the
// shop does about every other defect.

const site = { ...sites.horselbutikSe, origin: servers.plainSite(sites.horselbutikSe.name) }
type Gateway = ReturnType<typeof createDocumentedGateway>

test('[API-53] the browser blocks a picture that comes from elsewhere, and shows its product', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/pictures\.example/)
  const blocked: string[] = []
  page.on('console', (message) => void blocked.push(message.text()))
  const gateway = createDocumentedGateway({
    fault: defects['picture comes from elsewhere'],
    settings: { translations: texts('en') },
  })
  await answerBy(gateway, page)
  await openAddress(page, site, '/search-result/wipes')
  await expect.poll(() => blocked.join()).toContain('security policy: img-src https://pictures.example')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(gateway.control.unknownCalls()).toEqual([])
})

/** Answers every call and every picture of a page. */
async function answerBy(gateway: Gateway, page: Page) {
  await page.route(`${site.origin}/api/**`, async (route) => fulfil(route, await gateway.fetch(requestOf(route))))
  await page.route(/\/images\/[\w-]+\.(?:jpg|png)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

const requestOf = (route: Route) => {
  const request = route.request()
  const body = request.postData()
  return new Request(request.url(), { method: request.method(), ...(body !== null && { body }) })
}

const fulfil = async (route: Route, answer: Response) =>
  route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  })
