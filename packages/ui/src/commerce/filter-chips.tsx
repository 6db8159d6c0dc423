import { createElement } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { useLink } from '../elements/link-context.tsx'
import { color, font, shape, space } from '../tokens/theme.ts'

/** A chosen value of a filter, with the address without it. */
export interface FilterChip {
  href: string
  label: string
  /** What pressing it does, for screen readers: "Remove Colour: Red". */
  removeLabel: string
}

interface FilterChipsProps {
  /** The name of the list for screen readers. */
  label: string
  chips: readonly FilterChip[]
}

/** The chosen values of a filter. Each is a link that removes it. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  const link = useLink()
  return (
    <List aria-label={label}>
      {chips.map(({ href, label: name, removeLabel }) => (
        <li key={href}>
          {createElement(
            link,
            { href, 'aria-label': removeLabel },
            <span key="name">{name}</span>,
            <Icon key="icon" name="close" />,
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
    padding: 0.25rem 0.875rem;
    border: 2px solid ${color.accent.default};
    border-radius: ${shape.button.radius};
    background: ${color.surface.selected};
    color: ${color.text.default};
    font-weight: ${font.bold};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
`
