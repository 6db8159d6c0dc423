import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/layout.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { from, layer } from '../tokens/core.ts'
import { color, space } from '../tokens/theme.ts'

interface SiteHeaderProps {
  logo: ReactNode
  /** Opens the menu on a phone. */
  menuButton?: ReactNode
  search?: ReactNode
  /** Help, log in, basket. */
  actions?: ReactNode
  /** The menu, below the row. */
  nav?: ReactNode
}

/** The header of every page but checkout and payment: logo, search, help, log in and basket. */
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

/** The ground that a header stands on. */
export const HeaderBar = styled.header`
  /* Not on a phone: there the mini-cart is fixed to the window, not to the header. */
  ${from.tablet} {
    container-type: inline-size;
  }
  position: relative;
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.header.border};
  background: ${color.header.bg};
  color: ${color.header.fg};
`
// On a phone the row wraps, so that enlarged text finds room.
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
    /* A second line of a label takes of the room around it; letters twice as large take more. */
    min-height: 6rem;
    padding-block: 0.5rem;
  }
  ${from.desktop} {
    column-gap: 2.25rem;
  }
  /* Letters twice as large: the search gets a row of its own. */
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
  /* Measured in letters: large ones send what follows to a row of its own, before they make the logo tiny. */
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
  /* Measured in letters: large ones wrap, usual ones keep the header as high as it is. */
  @container (min-width: 42rem) {
    flex-wrap: nowrap;
  }
`
