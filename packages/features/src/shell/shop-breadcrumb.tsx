import { Breadcrumb } from '@shop/ui/navigation/breadcrumb.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'
import { paths } from '../runtime/navigation/paths.ts'
import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import type { Crumb } from './crumbs.ts'

/** The breadcrumb of the shop's type: from the home page, or with a link back to the nearest parent. */
export function ShopBreadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslate()
  const isUk = useFlag('breadcrumbType') === 'uk'
  const home = { label: t('Home'), href: paths.home }
  if (!isUk) return <Breadcrumb label={t('Breadcrumb')} crumbs={[home, ...crumbs]} />
  const parent = crumbs.at(-2) ?? home
  return (
    <WithBack>
      <StandaloneLink href={parent.href} before="back">
        {t('BackTo', { page: parent.label })}
      </StandaloneLink>
      <div>
        <Breadcrumb label={t('Breadcrumb')} crumbs={crumbs} />
      </div>
    </WithBack>
  )
}

/** A phone shows only the link back. */
const WithBack = styled.div`
  padding-block: 0.5rem;

  > div {
    display: none;
  }

  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 2rem;
    padding-block: 0.375rem 0.5rem;

    > div {
      display: block;
    }
    nav {
      padding-block: 0;
    }
  }
`
