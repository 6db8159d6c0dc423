import type { FeatureFlags } from './configuration.ts'
import type { Banner, StaticContent } from './content.ts'

/** Returns the banners that the home page shows. A list takes precedence over a single banner, and the intro shows all of it. */
export function shownBanners(
  { introBanner, introBannerList }: Pick<StaticContent, 'introBanner' | 'introBannerList'>,
  landing: FeatureFlags['landingPageType'] | undefined,
): Banner[] {
  const banners = introBannerList.length > 0 ? introBannerList : introBanner ? [introBanner] : []
  return landing === 'intro' ? banners : banners.slice(0, 1)
}
