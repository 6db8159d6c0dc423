import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { useLink } from '../elements/link-context.tsx'
import type { LinkProps } from '../elements/link-context.tsx'
import { belowTablet, from } from '../tokens/core.ts'
import { color, font, shape, space, type } from '../tokens/theme.ts'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'

/** The number in the bubble of a header action, such as the pieces in the cart. */
interface Count {
  number: number
  /** The label and the number in words, for screen readers: "Basket, 3 items". */
  label: string
  /** False while the number is loading. Its space is reserved. */
  isKnown: boolean
}

interface HeaderActionProps {
  icon: IconName
  /** The text below or beside the icon. */
  label: ReactNode
  /** A number in a bubble. */
  count?: Count | undefined
  /** Hides the action on a phone. */
  wideOnly?: boolean
}

/** A link in the header with icon, label and an optional count. */
export function HeaderLink({ icon, label, count, wideOnly, ...rest }: HeaderActionProps & LinkProps) {
  return (
    <ActionLink as={useLink()} data-wide-only={wideOnly || undefined} {...rest}>
      <ActionContent {...{ icon, label, count }} />
    </ActionLink>
  )
}

/** A button in the header that opens something, such as menu, account or mini-cart. */
export function HeaderButton({
  icon,
  label,
  count,
  wideOnly,
  ...rest
}: HeaderActionProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <ActionButton type="button" data-wide-only={wideOnly || undefined} {...rest}>
      <ActionContent {...{ icon, label, count }} />
    </ActionButton>
  )
}

function ActionContent({ icon, label, count }: HeaderActionProps) {
  return (
    <>
      <Icon name={icon} />
      {/* One text for screen readers: parts would be joined by spaces, also before the comma. */}
      <span aria-hidden={count?.isKnown || undefined}>{label}</span>
      {count && (
        <>
          {/* Adds before hydration update this count already. */}
          <Bubble aria-hidden="true" data-cart-count hidden={!count.isKnown} suppressHydrationWarning>
            {count.number}
          </Bubble>
          {count.isKnown && <VisuallyHidden>{count.label}</VisuallyHidden>}
        </>
      )}
    </>
  )
}

const actionStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 3.75rem;
  /* A label of two lines uses the padding, so that the height of the header stays the same. */
  height: 3.5rem;
  max-width: 9rem;
  padding: ${space[1]} 0.375rem;
  border: 0;
  border-radius: ${shape.radius.control};
  background: none;
  color: inherit;
  font-size: ${type.label};
  font-weight: ${font.bold};
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  > [data-icon] {
    font-size: 1.625rem;
  }
  &:hover {
    color: inherit;
    text-decoration: underline;
  }

  ${belowTablet} {
    &[data-wide-only] {
      display: none;
    }
  }
  ${from.tablet} {
    min-width: 4.25rem;
    font-size: ${type.small};
  }
  ${from.desktop} {
    min-width: 5.75rem;
  }
`
const ActionLink = styled.a<LinkProps>`
  ${actionStyles}
`
const ActionButton = styled.button`
  ${actionStyles}
`
const Bubble = styled.span`
  position: absolute;
  top: 0;
  left: calc(50% + 0.5rem);
  min-width: 1.5rem;
  height: 1.5rem;
  padding: 0 0.375rem;
  border-radius: 0.75rem;
  background: ${color.highlight.default};
  color: ${color.highlight.on};
  font-family: ${font.price};
  font-size: ${type.label};
  font-weight: 700;
  line-height: 1.5rem;
`
