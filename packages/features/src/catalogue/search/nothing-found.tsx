import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { ChipLinks } from '@shop/ui/navigation/chip-links.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { belowTablet } from '@shop/ui/tokens/core.ts'
import { space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { BatterySizes, useBatteryCategories } from './battery-sizes.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { phoneLink } from '../../runtime/navigation/phone-link.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'

/** As many as a shop usually has. */
const MOST_CATEGORIES = 12

interface NothingFoundProps {
  query: string
  /** Other searches that the gateway proposes. */
  suggestions?: readonly string[] | undefined
}

/** Shown for a search without results: what was perhaps meant, the battery sizes by colour, the categories, and contact links. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
  const t = useTranslate()
  const categories = useBatteryCategories()
  const { categories: all, content } = useShopConfig()
  const phone = content.sellingPointsBar?.phone
  const picture = all.find(({ image }) => image)?.image
  return (
    <Panel surface="tint">
      <Stack>
        <Head>
          {picture && <Picture src={picture} alt="" sizes="144px" />}
          <Stack>
            <h2>{t('SearchNothingFound', { query })}</h2>
            <DidYouMean suggestions={suggestions} />
            <p>{t('SearchNothingFoundHelp')}</p>
          </Stack>
        </Head>
        {categories.length > 0 && (
          <Stack gap="tight">
            <p>{t('BatteryFinderText')}</p>
            <BatterySizes categories={categories} />
          </Stack>
        )}
        {all.length > 0 && (
          <Stack gap="tight">
            <p>{t('SearchInCategories')}</p>
            <ChipLinks
              label={t('SearchInCategories')}
              chips={all.slice(0, MOST_CATEGORIES).map(({ title, url }) => ({ label: title, href: url }))}
            />
          </Stack>
        )}
        <Row>
          <ButtonLink look="secondary" href={paths.contact}>
            {t('WriteToUs')}
          </ButtonLink>
          {phone && (
            <ButtonLink look="secondary" href={phoneLink(phone)}>
              {t('CallUs', { phone })}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Panel>
  )
}

/** A phone shows no picture, so that the ways on come soon. */
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[7]};

  img {
    width: 9rem;
    height: 9rem;
    object-fit: contain;
  }
  ${belowTablet} {
    > :not(:last-child) {
      display: none;
    }
  }
`
