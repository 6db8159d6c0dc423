import { sentConfigurationSchema } from '@shop/domain/shop/configuration.ts'
import { parse, type InferOutput } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import type { ServerBundle } from '../pages/built-brand.ts'
import { fakeBrand, testSite } from '../testing.ts'
import { printStartUp } from './print-start-up.ts'

/** Prints the start of a site whose gateway refuses the first calls. */
async function printed({ refusals, tries }: { refusals: number; tries: number }) {
  const built = await fakeBrand()
  const answer = vi.fn<() => Promise<InferOutput<typeof sentConfigurationSchema>>>(async () =>
    parse(sentConfigurationSchema, { paymentProvider: 'nets' }),
  )
  for (let refused = 0; refused < refusals; refused += 1) answer.mockRejectedValueOnce(new Error('connection refused'))
  const gateway = {
    content: { configuration: answer, translations: async () => ({}), staticContent: async () => ({}) },
    customerService: { pages: async () => ({ pages: [] }) },
  }
  Object.assign(built.bundle, {
    createAnonymousGateway: () => gateway as unknown as ReturnType<ServerBundle['createAnonymousGateway']>,
    editedLinks: () => [{ title: 'Mail', url: 'mailto:help@shop.example' }],
    menuLinks: () => [],
    findConsentPage: () => undefined,
  })
  const lines: string[] = []
  const print = (text: string) => void lines.push(...text.split('\n'))
  await printStartUp([built], [testSite(built).site], { print, waiting: { tries, pause: 0 } })
  return lines
}

describe('printStartUp', () => {
  test('[CFG-39] prints what the sites will do, from what the gateway answers', async () => {
    const lines = await printed({ refusals: 0, tries: 1 })
    expect(lines).toContainEqual(expect.stringMatching(/^! {2}captcha +all sites +not named: registration/))
    expect(lines).toContainEqual(expect.stringMatching(/^ +contact +all sites +mailto:help@shop\.example \(content\)/))
    expect(lines).toContainEqual(expect.stringMatching(/^ +payment +all sites +nets/))
  })

  test('[CFG-39] waits for a gateway that is still starting', async () => {
    const lines = await printed({ refusals: 2, tries: 3 })
    expect(lines[0]).toBe('No answer yet from the gateway of testbrand-dk. It is asked again.')
    expect(lines).toContainEqual(expect.stringMatching(/payment +all sites +nets/))
  })

  test('[CFG-39] says which gateway cannot be asked', async () => {
    const lines = await printed({ refusals: 2, tries: 2 })
    expect(lines).toContainEqual(
      expect.stringContaining('cannot be asked (connection refused). The site starts anyway.'),
    )
  })
})
