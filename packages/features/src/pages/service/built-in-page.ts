import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { ShopConfig } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { isSamePage, type ServiceData } from './service-data.ts'

/** The texts of the page about buying without VAT. */
const VAT_EXEMPT: readonly MessageKey[] = ['VatExemptIntro', 'VatExemptProducts', 'VatExemptHow']

/**
 * Returns the page about buying without VAT if the editors have written none, in shops that offer it. Falls back to
 * built-in texts. Undefined for any other name.
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
