import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/icon.tsx'
import { ParsedMark, hiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { Lead } from '../../elements/text.tsx'
import { belowTablet, from } from '../../tokens/core.ts'
import { color, shape, type } from '../../tokens/theme.ts'

interface CategoryHeaderPanelProps {
  /** The name of the category. */
  title: ReactNode
  /** A mark before the name, such as the tab of a battery size. */
  mark?: ReactNode
  /** A sentence below the name. */
  subtitle?: ReactNode
  /** Short statements, each with a tick. */
  lines?: readonly string[] | undefined
  picture?: ReactNode
}

/** The top of a category page: name, description and an optional picture. A phone shows no picture, so that products come soon. */
export function CategoryHeaderPanel({ title, mark, subtitle, lines = [], picture }: CategoryHeaderPanelProps) {
  return (
    <Panel data-with-picture={picture ? true : undefined}>
      <div>
        <Title>
          {mark}
          <h1>{title}</h1>
        </Title>
        {subtitle && <Lead>{subtitle}</Lead>}
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture}
      <ParsedMark />
    </Panel>
  )
}

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;

  > h1 {
    min-width: 0;
  }
`
const Panel = styled.div`
  ${hiddenWhileParsing}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  hyphens: auto;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    font-size: ${type.small};
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  [data-icon] {
    color: ${color.accent.default};
  }
  img {
    width: 100%;
    height: 14rem;
    margin-block: -1rem;
    object-fit: contain;
  }
  ${belowTablet} {
    p {
      font-size: ${type.body};
    }
    > div ~ * {
      display: none;
    }
  }

  ${from.tablet} {
    gap: 1rem;
    overflow: hidden;
    min-height: 14rem;
    padding: 2rem 3rem;
    border-radius: ${shape.radius.panel};
    background: ${color.surface.tint};

    > div {
      gap: 0.75rem;
    }
    ul {
      gap: 0.5rem 1.5rem;
      font-size: inherit;
    }

    &[data-with-picture] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    }
  }
`
