import { setTimeout as pause } from 'node:timers/promises'
import { publicSite, type DeployedSite } from '../sites/deployed-sites.ts'
import { startUpRows, type GatewayAnswers } from './start-up-rows.ts'
import { startUpTable } from './start-up-table.ts'
import type { BuiltBrand, ServerBundle } from '../pages/built-brand.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }

/** How often a silent gateway is asked, and the pause between in milliseconds. It may still be starting. */
const WAITING = { tries: 60, pause: 1_000 }

/**
 * Prints what each site will do about things that its gateway may not name. Asks silent gateways again for a minute. The sites
 * are served meanwhile.
 */
export async function printStartUp(
  brands: readonly BuiltBrand[],
  sites: readonly DeployedSite[],
  { print = console.log, waiting = WAITING }: { print?: (text: string) => void; waiting?: typeof WAITING } = {},
) {
  const bundles = new Map(brands.map(({ brand, bundle }) => [brand.id, bundle]))
  const answers = new Map<string, GatewayAnswers | string>()
  const isSilent = ({ name }: DeployedSite) => typeof answers.get(name) !== 'object'
  const ask = async (site: DeployedSite) => {
    const bundle = bundles.get(site.brand)
    if (bundle) answers.set(site.name, await askGateway(bundle, site))
  }
  for (let tries = 0; tries < waiting.tries && sites.some(isSilent); tries += 1) {
    if (tries > 0) await pause(waiting.pause, undefined, { ref: false })
    await Promise.all(sites.filter(isSilent).map(ask))
    const silent = sites.filter(isSilent).map(({ name }) => name)
    if (tries === 0 && silent.length > 0)
      print(`No answer yet from the gateway of ${silent.join(', ')}. It is asked again.`)
  }
  const rows = sites.map((site) => ({
    site: site.name,
    rows: startUpRows(site, answers.get(site.name) ?? 'it was not asked'),
  }))
  print(startUpTable(rows))
}

/** In milliseconds. */
const REQUEST_TIMEOUT = 5_000

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT) })

/** Asks the gateway of a site for what the table of the start needs. Returns the failure as a text. */
async function askGateway(bundle: ServerBundle, site: DeployedSite): Promise<GatewayAnswers | string> {
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
