import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/layout.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { from, layer } from '../tokens/core.ts'
import { color, space } from '../tokens/theme.ts'

interface SiteHeaderProps {
  logo: ReactNode
  /** The button that opens the menu on a phone. */
  menuButton?: ReactNode
  /** The search field. */
  search?: ReactNode
  /** Help, log in and basket. */
  actions?: ReactNode
  /** The menu below the row. */
  nav?: ReactNode
}

/** The header of all pages but checkout and payment: logo, search, help, log in and basket. */
export function SiteHeader({ logo, menuButton, search, actions, nav }: SiteHeaderProps) {
  return (
    <HeaderBar data-screen-only>
      <Container>
        <Row>
          {menuButton && <MenuPlace>{menuButton}</MenuPlace>}
          <LogoPlace>{logo}</LogoPlace>
          {search && <SearchPlace>{search}</SearchPlace>}
          {actions && <Actions>{actions}</Actions>}
          <ParsedMark />
        </Row>
      </Container>
      {nav}
    </HeaderBar>
  )
}

/** The background of a header. */
export const HeaderBar = styled.header`
  /* Not on a phone, where the mini-cart is fixed to the window instead of the header. */
  ${from.tablet} {
    container-type: inline-size;
  }
  position: relative;
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.header.border};
  background: ${color.header.bg};
  color: ${color.header.fg};
`
// On a phone the row wraps, so that enlarged text fits.
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem ${space[2]};
  padding-block: 0.625rem 0.875rem;
  ${hiddenWhileParsing}
  ${from.tablet} {
    display: grid;
    grid-template-areas: 'logo search actions';
    grid-template-columns: auto minmax(15rem, 1fr) auto;
    gap: 1rem;
    /* A label of two lines uses the padding. Text of double size takes more height. */
    min-height: 6rem;
    padding-block: 0.5rem;
  }
  ${from.desktop} {
    column-gap: 2.25rem;
  }
  /* With text of double size the search gets a row of its own. */
  @container (max-width: 42rem) {
    grid-template-areas: 'logo actions' 'search search';
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
const MenuPlace = styled.div`
  grid-area: menu;

  ${from.tablet} {
    display: none;
  }
`
const LogoPlace = styled.div`
  /* Measured in rem: with enlarged text the next element wraps before the logo gets tiny. */
  flex: 1 0 3.5rem;
  grid-area: logo;
`
const SearchPlace = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  order: 1;
  grid-area: search;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  gap: ${space[2]};

  ${from.tablet} {
    order: 1;
  }
  /* Measured in rem: enlarged text wraps, text of usual size keeps the height of the header. */
  @container (min-width: 42rem) {
    flex-wrap: nowrap;
  }
`
