import { css, styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, density, elevation, shape } from '../tokens/theme.ts'

interface FavouriteButtonProps {
  /** The name for screen readers, with the product: "Favourite: Soft domes". */
  label: string
  /** True for a favourite, which fills the heart. */
  liked: boolean
  /** Called when the button is pressed. */
  onToggle: () => void
  /** Makes the button square and as high as the button beside it. Otherwise it is round, for use on a picture. */
  boxed?: boolean
}

/** The heart button that adds a product to the favourites and removes it. */
export function FavouriteButton({ label, liked, onToggle, boxed = false }: FavouriteButtonProps) {
  const Shape = boxed ? Square : Round
  return (
    <Shape type="button" aria-label={label} aria-pressed={liked} onClick={onToggle}>
      <Icon name="heart" />
    </Shape>
  )
}

const heartStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  padding: 0;
  background: ${color.surface.raised};
  color: ${color.text.default};
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${color.favourite.default};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`
const Square = styled.button`
  ${heartStyles}
  width: max(${density.control}, 2.75rem);
  height: max(${density.control}, 2.75rem);
  border: ${shape.button.border} solid ${color.border.control};
  border-radius: ${shape.button.radius};
`
const Round = styled.button`
  ${heartStyles}
  width: 3rem;
  height: 3rem;
  border: 0;
  border-radius: 50%;

  &:not(:focus-visible) {
    box-shadow:
      0 0 0 1px ${color.border.subtle},
      ${elevation.low};
  }
  &:focus-visible {
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
