import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { color, density, propertyOf, shape, space } from '../tokens/theme.ts'
import { drawnNearby } from './drawn-nearby.ts'
import { variants, type VariantProps } from './variants.ts'

/** The width of the page's content, 1200 px, with its gutters. */
export const Container = styled.div.attrs<VariantProps<'Container'>>(variants('width'))`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${space[5]};

  &[data-width='narrow'] {
    max-width: 52rem;
  }

  ${from.tablet} {
    padding-inline: ${space[8]};
  }
`

/**
 * A section of a page. `surface="sunken"` gives it a background and turns product tiles in it white.
 * `drawn="nearby"` is for sections far down a page rendered by the server.
 */
export const Section = styled.section.attrs<VariantProps<'Section'>>(variants('surface', 'spacing', 'drawn'))`
  padding-block: calc(${density.section} / 2);

  /* The first section of a page is closer to the header, and closer still to a breadcrumb. */
  &[data-spacing='page-top'] {
    padding-top: ${space[6]};
  }
  &[data-spacing='below-breadcrumb'] {
    padding-top: ${space[2]};
  }
  &[data-surface='sunken'] {
    background: ${color.surface.sunken};
    ${propertyOf(shape.card.tile)}: ${shape.card.tileOnAlt};
  }
  &[data-drawn='nearby'] {
    ${drawnNearby('90rem')}
  }
`

/** At least as high as the window, so that the footer does not move while content loads. */
export const FullHeight = styled.div`
  @media screen {
    min-height: 100vh;
  }
`

/** The main part of a page. `high` makes it as high as `FullHeight`, for a page whose content loads later. */
export const Main = styled.main.attrs<VariantProps<'Main'>>(variants('high'))`
  @media screen {
    &[data-high] {
      min-height: 100vh;
    }
  }
`

/** The heading of a section with a "see all" link at the other end. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  margin-bottom: ${space[6]};

  /* A word longer than the row breaks instead of leaving the page. */
  > h2 {
    min-width: 0;
  }
`

/** Children below each other. */
export const Stack = styled.div.attrs<VariantProps<'Stack'>>(variants('gap'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};

  &[data-gap='tight'] {
    gap: ${space[2]};
  }
  &[data-gap='fields'] {
    gap: 1.375rem;
  }
  &[data-gap='wide'] {
    gap: ${space[7]};
  }
`

/** Children side by side. They wrap if the row is too narrow. */
export const Row = styled.div.attrs<VariantProps<'Row'>>(variants('wrap', 'first', 'justify'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  /* A word longer than the row breaks instead of leaving the page. */
  > h1 {
    min-width: 0;
  }

  &[data-wrap='never'] {
    flex-wrap: nowrap;

    > :not([data-icon]) {
      min-width: 0;
    }
  }
  /* The text breaks its lines before the row wraps. */
  &[data-first='flexible'] > :first-child {
    flex: 1 1 18rem;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
`

/** A main column and a summary of 420 px beside it, from 992 px on. For cart, checkout and payment. */
export const WithSummary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 26.25rem;
    gap: ${space[10]};
    align-items: start;
  }
`

/** Two halves side by side, from 992 px on. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

/** Children side by side, as many in a row as fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space[5]};
`

/** A column that stays in view while the other one scrolls. */
export const Sticky = styled.div`
  ${from.desktop} {
    position: sticky;
    top: ${space[6]};
  }
`

/** The side navigation of account and customer service, and the page beside it. */
export const WithSidebar = styled.div.attrs<VariantProps<'WithSidebar'>>(variants('sidebar'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;

  ${from.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: 3.5rem;
    align-items: start;
  }

  /* A phone shows the page before the navigation. */
  &[data-sidebar='last'] {
    ${from.desktop} {
      > :first-child {
        grid-row: 1;
        grid-column: 2;
      }
    }
  }
`

/** Children below each other with a thin line above and below each. */
export const DividedStack = styled.div`
  border-bottom: 1px solid ${color.border.default};

  > * {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.border.default};
  }
  &:empty {
    display: none;
  }
`
