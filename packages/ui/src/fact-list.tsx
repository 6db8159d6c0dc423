import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { color, font, type } from './theme.ts'

/** One promise: in stock, with you on Tuesday, 60 days to change your mind. */
export interface Fact {
  icon: IconName
  title: ReactNode
  text?: ReactNode
}

/** What holds for a product, each with an icon and in words. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </List>
  )
}

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
  > li + li {
    border-top: 1px solid ${color.border.subtle};
  }
  [data-icon] {
    color: ${color.accent.default};
  }
  b {
    font-weight: ${font.bold};
  }
  p {
    color: ${color.text.muted};
    font-size: ${type.small};
  }
`
