import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { Lead } from '../elements/text.tsx'
import { from } from '../tokens/core.ts'
import { color, shape } from '../tokens/theme.ts'

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

/** The top of a category page: name, description and an optional picture. */
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
  gap: 1rem;
  overflow: hidden;
  padding: 1.5rem min(1.25rem, 6vw);
  border-radius: ${shape.radius.panel};
  background: ${color.surface.tint};
  hyphens: auto;

  > div {
    display: grid;
    gap: 0.75rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
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
    height: 10rem;
    object-fit: contain;
  }

  ${from.tablet} {
    min-height: 14rem;
    padding: 2rem 3rem;

    &[data-with-picture] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    }
    img {
      height: 14rem;
      margin-block: -1rem;
    }
  }
`
