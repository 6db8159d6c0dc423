import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Fieldset } from '../forms/fieldset.tsx'
import { color, font, shape, type } from '../tokens/theme.ts'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'

/** A value of an option. */
export interface OptionTile {
  value: string
  /** The name of the value. */
  label: ReactNode
  /** A short explanation. */
  text?: ReactNode
  /** A picture of the value. */
  picture?: ReactNode
  /** A colour or a battery tab, if there is no picture. */
  swatch?: ReactNode
  /** Why the value does not exist together with the other chosen values. */
  unavailable?: string | undefined
}

interface OptionTilesProps {
  /** The name of the option, such as "Size". */
  legend: ReactNode
  /** The chosen value. */
  value: string | undefined
  options: readonly OptionTile[]
  onChange: (value: string) => void
}

/** An option of a product, such as type, size or colour, with a tile for each value. */
export function OptionTiles({ legend, value, options, onChange }: OptionTilesProps) {
  const id = useId()
  const pictures = options.some(({ picture }) => Boolean(picture))
  return (
    <Fieldset legend={legend}>
      <Tiles data-pictures={pictures || undefined}>
        {options.map((option) => (
          <Tile
            key={option.value}
            data-unavailable={option.unavailable ? true : undefined}
            data-text-only={option.picture || option.swatch || option.text ? undefined : true}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture ?? option.swatch}
            <span>
              {option.label}
              {option.text && <small>{option.text}</small>}
              {option.unavailable && <small>{option.unavailable}</small>}
            </span>
          </Tile>
        ))}
      </Tiles>
    </Fieldset>
  )
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr));
  gap: 0.625rem;

  &[data-pictures] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  }
`
const Tile = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.5rem;
  padding: 0.5rem 1.125rem;
  border: 2px solid ${color.border.control};
  border-radius: ${shape.radius.control};
  background: ${color.surface.raised};
  font-weight: ${font.bold};
  line-height: 1.2;
  cursor: pointer;

  > input {
    ${visuallyHiddenStyles}
  }
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.text.muted};
    font-size: ${type.small};
    font-weight: ${font.textWeight};
  }
  &:hover {
    background: ${color.surface.selected};
  }
  &:has(:checked) {
    border-color: ${color.accent.default};
    background: ${color.surface.selected};
    box-shadow: inset 0 0 0 1px ${color.accent.default};
    color: ${color.accent.hover};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus.ring};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.focus.gap};
  }
  &[data-text-only] {
    justify-content: center;
    text-align: center;
  }
  &[data-unavailable] {
    border-style: dashed;
    background: ${color.surface.sunken};
    color: ${color.text.muted};
  }
  [data-pictures] > & {
    flex-direction: column;
    gap: 0;
    padding: 0.625rem 0.5rem 0.75rem;
    text-align: center;
  }
  img {
    width: 5.25rem;
    aspect-ratio: 1;
    margin: -0.375rem 0;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`
