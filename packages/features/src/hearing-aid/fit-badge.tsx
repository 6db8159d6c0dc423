import { fitOf } from '@shop/domain/catalogue/batteries/hearing-aid.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { styled } from 'styled-components'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useHearingAid } from './hearing-aid-memory.ts'

/** Fits, or does not fit, at the lower edge of a product's picture, so that nothing moves when it appears. */
export function FitBadge({ fits }: { fits?: readonly string[] | undefined }) {
  const t = useTranslate()
  const { aid } = useHearingAid()
  const fit = aid && fitOf(fits, aid)
  if (!fit || fit === 'unknown') return null
  return (
    <Place>
      {fit === 'fits' ? (
        <Badge tone="success" icon="success">
          {t('HearingAidFitsShort')}
        </Badge>
      ) : (
        <Badge tone="warning" icon="warning">
          {t('HearingAidFitsNotShort')}
        </Badge>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: absolute;
  left: 0.5rem;
  right: 0.5rem;
  bottom: 0.5rem;

  /* The badge covers no part of the picture, which keeps its box: nothing moves. */
  div:has(> &) img {
    padding-bottom: 2.25rem;
  }
  /* The width of a phone is shared by two cards. */
  @container (max-width: 13rem) {
    left: 0;
    right: 0;
    bottom: 0;

    > * {
      padding-inline: 0.375rem;
    }
    [data-icon] {
      display: none;
    }
  }
`
