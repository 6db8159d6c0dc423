import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../tokens/theme.ts'

interface EmptyStateProps {
  /** A picture in a circle. */
  picture?: ReactNode
  /** The heading. */
  title: ReactNode
  /** Text below the heading. */
  children?: ReactNode
  /** A link or button for the next step. */
  action?: ReactNode
}

/** Fills a page or section that has nothing to show yet. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <Place>
      {picture && <Round>{picture}</Round>}
      {title}
      {children}
      {action}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  max-width: 40rem;
  margin-inline: auto;
  padding-block: clamp(${space[7]}, 5vw, ${space[10]});
  text-align: center;

  > :last-child {
    margin-top: ${space[2]};
  }
`
const Round = styled.div`
  display: grid;
  place-items: center;
  width: min(13.75rem, 60vw);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.surface.tint};
  color: ${color.accent.default};

  img {
    width: 86%;
    margin-inline: auto;
  }
  > [data-icon] {
    font-size: 5rem;
  }
`
