import { describe, expect, it, vi } from 'vitest'
import { bootstrapFileText, fetchBootstrapFile } from './bootstrap-file.ts'
import { emptyBootstrapData } from './empty-bootstrap-data.ts'

const header = { route: '/batteries', title: 'Batteries', subtitle: '', additionalLines: [], image: '' }

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))

describe('the bootstrap file', () => {
  it('leaves texts behind that only few pages show', async () => {
    const content = {
      ...emptyBootstrapData.content,
      notificationBar: { text: 'Closed on Friday', url: '' },
      categories: [{ ...header, longDescriptionHTML: '<p>Long</p>' }],
      customerService: {
        menu: [{ route: '/customer-service/terms', title: 'Terms' }],
        pages: [{ route: '/customer-service/terms', contentHtml: '<p>Longer</p>' }],
      },
    }
    answering(async () => new Response(bootstrapFileText({ ...emptyBootstrapData, content })))
    expect(await fetchBootstrapFile('/assets/bootstrap/1.json')).toMatchObject({
      configuration: { featureFlags: emptyBootstrapData.configuration.featureFlags },
      content: {
        notificationBar: content.notificationBar,
        categories: [],
        customerService: { menu: content.customerService.menu, pages: [] },
      },
    })
  })

  it.each([
    ['is gone', async () => new Response('Not found', { status: 404 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is something else', async () => new Response('<html>Log in to this network</html>')],
  ])('has no data when the file %s', async (_why, answer) => {
    answering(answer)
    expect(await fetchBootstrapFile('/assets/bootstrap/1.json')).toBeUndefined()
  })
})
