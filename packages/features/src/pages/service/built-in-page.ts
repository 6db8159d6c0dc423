import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { ShopConfig } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { isSamePage, type ServiceData } from './service-data.ts'

/** What the cart's row "Who can buy without VAT?" leads to. */
const VAT_EXEMPT: readonly MessageKey[] = ['VatExemptIntro', 'VatExemptProducts', 'VatExemptHow']

/**
 * Returns the page of that name that the shop writes itself while the editors have not: the one about buying without VAT, in
 * shops that offer it (CS-08). In the gateway's words, or the shop's own where the gateway has none. Undefined for any other.
 */
export async function builtInPage(
  name: string,
  { configuration, messages }: Pick<ShopConfig, 'configuration' | 'messages'>,
): Promise<Pick<ServiceData, 'route' | 'title' | 'html'> | undefined> {
  const isOffered = configuration.featureFlags.orderSummaryType === 'uk'
  if (!isOffered || !isSamePage(name, paths.vatExempt)) return undefined
  const { withFallbackTexts } = await import('../../runtime/config/fallback-texts.ts')
  const words = await withFallbackTexts(messages, configuration.cultureName)
  return {
    route: paths.vatExempt,
    title: words['VatExemptTitle'],
    html: VAT_EXEMPT.map((key) => `<p>${escapeHtml(words[key] ?? '')}</p>`).join(''),
  }
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
