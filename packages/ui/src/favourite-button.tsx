import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { color, elevation } from './theme.ts'

interface FavouriteButtonProps {
  /** What is being liked: "Favourite: Soft domes". */
  label: string
  liked: boolean
  onToggle: () => void
}

/** The heart on a product, filled once it is a favourite. */
export function FavouriteButton({ label, liked, onToggle }: FavouriteButtonProps) {
  return (
    <Round type="button" aria-label={label} aria-pressed={liked} onClick={onToggle}>
      <Icon name="heart" />
    </Round>
  )
}

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.surface.raised};
  color: ${color.text.default};
  cursor: pointer;

  &:not(:focus-visible) {
    box-shadow:
      0 0 0 1px ${color.border.subtle},
      ${elevation.low};
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[aria-pressed='true'] {
    color: ${color.favourite.default};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
