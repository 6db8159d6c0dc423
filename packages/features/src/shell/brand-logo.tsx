import { isDark } from '@shop/ui/tokens/is-dark.ts'
import { Logo } from '@shop/ui/navigation/logo.tsx'
import { usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/** The brand's word mark, in the version for its place. Links to the home page. */
export function BrandLogo({ place }: { place: 'header' | 'footer' }) {
  const t = useTranslate()
  const { brand, configuration } = useShopConfig()
  const { scheme } = usePageHandle()
  const isOnDark = isDark(brand.theme.color[place].bg) && !(place === 'header' && scheme === 'light')
  const shop = configuration.displayName || brand.name
  return (
    <Logo
      src={isOnDark ? brand.logo.onDark : brand.logo.onLight}
      label={t('HomeLink', { shop }) || shop}
      href={paths.home}
      ratio={brand.logo.ratio}
      late={place === 'footer'}
    />
  )
}
