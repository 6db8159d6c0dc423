import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { color, font, shape, space, type } from '../tokens/theme.ts'

/** A statement with an icon, such as "In stock". */
export interface IconListItem {
  /** The icon. Each item needs another one. */
  icon: IconName
  title: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
}

interface IconListProps {
  items: readonly IconListItem[]
  /** Shows icons on tiles, with a line above and below each item. For the main content of a page. */
  large?: boolean
}

/** A list of statements about a product or an order, each with an icon. */
export function IconList({ items, large = false }: IconListProps) {
  return (
    <List data-large={large || undefined}>
      {items.map(({ icon, title, text }) => (
        <li key={icon}>
          <IconTile>
            <Icon name={icon} />
          </IconTile>
          <div>
            <b>{title}</b>
            {text && <Text>{text}</Text>}
          </div>
        </li>
      ))}
    </List>
  )
}

const Text = styled.div`
  color: ${color.text.muted};
  font-size: ${type.small};
`
const IconTile = styled.span`
  color: ${color.accent.default};
`
const List = styled.ul`
  display: grid;
  gap: 2px;

  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 0.75rem;
    padding: 0.625rem 0;
    line-height: 1.4;
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li + li {
    border-top: 1px solid ${color.border.subtle};
  }
  b {
    font-weight: ${font.bold};
  }
  &[data-large] {
    gap: 0;
    border-bottom: 1px solid ${color.border.default};

    > li {
      grid-template-columns: 3.25rem minmax(0, 1fr);
      gap: ${space[4]};
      align-items: center;
      padding-block: ${space[4]};
      border-top: 1px solid ${color.border.default};
    }
    ${IconTile} {
      display: grid;
      place-items: center;
      align-self: start;
      aspect-ratio: 1;
      border-radius: ${shape.radius.control};
      background: ${color.surface.tint};
    }
    ${Text} {
      font-size: inherit;
    }
  }
`
