import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/icon.tsx'
import { foldable } from '../../layout/foldable.ts'
import { belowTablet } from '../../tokens/core.ts'
import { color, density, font, shape, space, type } from '../../tokens/theme.ts'

interface FilterPanelProps {
  /** The name of the button that opens the panel, with the number of chosen values. */
  label: string
  /** The form. */
  children: ReactNode
  /** Called when the button is about to be pressed. */
  onNear?: () => void
  ref?: Ref<HTMLDetailsElement>
}

/** A button above a list that opens its filters. Works without a script. */
export function FilterPanel({ label, children, onNear, ref }: FilterPanelProps) {
  return (
    <Details ref={ref}>
      <summary onPointerDown={onNear} onFocus={onNear}>
        <span>{label}</span>
        <Icon name="down" />
      </summary>
      {children}
    </Details>
  )
}

const Details = styled.details`
  ${foldable}
  > summary {
    justify-content: center;
    width: fit-content;
    min-width: min(12rem, 100%);
    min-height: ${density.control};
    padding: 0.25rem 1.25rem;
    border: 2px solid ${color.border.control};
    border-radius: ${shape.button.radius};
    background: ${color.surface.raised};
    font-weight: ${font.bold};
  }
  &[open] > summary {
    margin-bottom: ${space[3]};
    border-color: ${color.accent.default};
  }
  ${belowTablet} {
    > summary {
      width: 100%;
      min-width: 0;
      gap: 0.5rem;
      padding-inline: 0.75rem;
    }
  }
`

/** The groups of a filter's form beside each other, with its button at the foot: on a phone always in view. It holds `FilterValue` in checkboxes. */
export const FilterForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[5]} ${space[6]};
  padding: ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.raised};

  > :last-child {
    grid-column: 1 / -1;
  }
  input + span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-height: 1.75rem;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.text.muted};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-without-script] {
    display: none;
  }
  @media (scripting: none) {
    [data-without-script] {
      display: inline;
    }
    [data-without-script] + * {
      display: none;
    }
  }
  ${belowTablet} {
    > :last-child {
      position: sticky;
      bottom: 0;
      margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
      padding: ${space[3]} ${space[5]};
      border-top: 1px solid ${color.border.default};
      border-radius: 0 0 ${shape.radius.panel} ${shape.radius.panel};
      background: ${color.surface.raised};

      > * {
        width: 100%;
      }
    }
  }
`

interface FilterValueProps {
  name: string
  /** How many products the value would show. */
  count: string
  /** A mark before the name, such as the tab of a battery size. */
  mark?: ReactNode
}

/** The words beside the box of a value. */
export function FilterValue({ name, count, mark }: FilterValueProps) {
  return (
    <>
      {mark}
      <span>{name}</span> <small>{count}</small>
    </>
  )
}
