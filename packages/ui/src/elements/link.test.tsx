import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ButtonLink } from './button.tsx'
import { LinkProvider } from './link-context.tsx'
import type { LinkProps } from './link-context.tsx'
import { Link, StandaloneLink } from './link.tsx'

const RouterLink = ({ state, children, ...rest }: LinkProps) => (
  <a data-routed={JSON.stringify(state)} {...rest}>
    {children}
  </a>
)

describe('links', () => {
  it('are the router’s everywhere once the shop gives its own, with what they hand over', () => {
    render(
      <LinkProvider value={RouterLink}>
        <Link href="/a" state={{ product: 1 }}>
          A
        </Link>
        <StandaloneLink href="/b" state={2}>
          B
        </StandaloneLink>
        <ButtonLink href="/c" state={3}>
          C
        </ButtonLink>
      </LinkProvider>,
    )
    expect(screen.getAllByRole('link').map((link) => link.dataset['routed'])).toEqual(['{"product":1}', '2', '3'])
  })
  it('are plain links without one, and keep what they would hand over to themselves', () => {
    render(
      <Link href="/a" state={{ product: 1 }}>
        A
      </Link>,
    )
    expect(screen.getByRole('link').outerHTML).toBe('<a href="/a">A</a>')
  })
})
