import { createElement } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { useLink } from './link-context.tsx'
import type { LinkProps } from './link-context.tsx'
import { font, space } from '../tokens/theme.ts'

/** A link in running text. */
export function Link(props: LinkProps) {
  return createElement(useLink(), props)
}

interface StandaloneLinkProps extends LinkProps {
  /** An icon before the text. */
  before?: IconName
  /** An icon after the text. */
  after?: IconName
}

/** A link outside running text: bold, with a larger press area and optional icons. */
export function StandaloneLink({ before, after, children, ...rest }: StandaloneLinkProps) {
  return (
    <Standalone as={useLink()} {...rest}>
      {before && <Icon name={before} />}
      <span>{children}</span>
      {after && <Icon name={after} />}
    </Standalone>
  )
}

const Standalone = styled.a<LinkProps>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: 2.75rem;
  font-weight: ${font.bold};
  text-decoration: none;

  > span:not([data-icon]) {
    min-width: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:hover > span:not([data-icon]) {
    text-decoration-thickness: 2px;
  }
`
