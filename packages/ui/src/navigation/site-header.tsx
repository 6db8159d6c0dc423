import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/layout.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { from, layer } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

interface SiteHeaderProps {
  logo: ReactNode
  /** Opens the menu on a phone. */
  menuButton?: ReactNode
  /** A text beside the logo on checkout and payment. */
  note?: ReactNode
  search?: ReactNode
  /** Help, log in, basket. */
  actions?: ReactNode
  /** The menu, below the row. */
  nav?: ReactNode
}

/** The header of every page: logo, search, help, log in and basket. */
export function SiteHeader({ logo, menuButton, note, search, actions, nav }: SiteHeaderProps) {
  return (
    <Bar data-screen-only>
      <Container>
        <Row data-with-note={note ? true : undefined}>
          {menuButton && <MenuPlace>{menuButton}</MenuPlace>}
          <LogoPlace>{logo}</LogoPlace>
          {note && <NotePlace>{note}</NotePlace>}
          {search && <SearchPlace>{search}</SearchPlace>}
          {actions && <Actions>{actions}</Actions>}
          <ParsedMark />
        </Row>
      </Container>
      {nav}
    </Bar>
  )
}

const Bar = styled.header`
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
  gap: 0.625rem 0.25rem;
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

    &[data-with-note] {
      min-height: 0;
      padding-block: 1.125rem;
      grid-template-areas: 'logo note actions';
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
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

  [data-with-note] > & {
    flex: 1 0 auto;
  }
`
const NotePlace = styled.div`
  grid-area: note;
`
const SearchPlace = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  order: 1;
  grid-area: search;

  &:has(> [hidden]) {
    display: none;
  }
  /* Without a row in the plan a search that is not shown takes none, nor the gap before it. */
  [data-with-note] > & {
    grid-area: auto / 1 / auto / -1;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  gap: 2px;

  /* On a phone the logo and the note have the first row to themselves. */
  [data-with-note] > & {
    flex: 1 1 100%;
    justify-content: space-between;
  }
  ${from.tablet} {
    order: 1;
  }
  /* Measured in letters: large ones wrap, usual ones keep the header as high as it is. */
  @container (min-width: 42rem) {
    flex-wrap: nowrap;
  }
`
