import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { publicSite, type DeployedSite } from '@shop/sites/deployed-sites.ts'
import type { GatewayAnswers } from '@shop/sites/start-up-rows.ts'
import type { ServerBundle } from '../pages/built-brand.ts'

/** In milliseconds. */
const REQUEST_TIMEOUT = 5_000

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT) })

/** Asks the gateway of a site for what the table of the start needs. Returns the failure as a text. */
export async function askGateway(bundle: ServerBundle, site: DeployedSite): Promise<GatewayAnswers | string> {
  const known = { ...publicSite(site), gatewayBase: site.upstream }
  const gateway = bundle.createAnonymousGateway(known, { fetch: fetchInTime })
  try {
    const configuration = await gateway.content.configuration()
    const [sentTexts, content, menu] = await Promise.all([
      gateway.content.translations().catch(() => ({})),
      gateway.content.staticContent().catch(() => ({ footer: undefined, customerService: undefined })),
      gateway.customerService.pages().then(bundle.menuLinks, () => []),
    ])
    const links = [...bundle.editedLinks(content), ...menu]
    const texts: Readonly<Record<string, string>> = sentTexts
    return {
      configuration,
      missingTexts: Object.keys(english).filter((key) => !texts[key]?.trim()).length,
      links: {
        terms: bundle.findConsentPage('terms', links)?.url ?? '',
        privacy: bundle.findConsentPage('privacy', links)?.url ?? '',
        contact: links.find(({ url }) => url.startsWith('mailto:'))?.url ?? '',
      },
    }
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure)
  }
}
