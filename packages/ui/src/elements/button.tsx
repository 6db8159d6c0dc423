import { useId } from 'react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, lookAttributes } from './button-styles.ts'
import type { ButtonLook } from './button-styles.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { useLink } from './link-context.tsx'
import type { LinkProps } from './link-context.tsx'
import { Spinner } from './spinner.tsx'
import { color, space, type } from '../tokens/theme.ts'

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** An icon before the text. */
  icon?: IconName | undefined
  /** Shows a spinner and ignores presses while a request is running. */
  busy?: boolean
  /** Why the button cannot be pressed yet, shown below it ("Choose a size first"). Disables the button. */
  disabledReason?: ReactNode
  /** The button element. */
  ref?: Ref<HTMLButtonElement>
}

/** A button. While disabled it stays focusable and gives the reason, so that keyboard users can read it. */
export function Button({
  look = 'primary',
  size = 'normal',
  wide = false,
  icon,
  busy = false,
  disabledReason,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reason = useId()
  const blocked = busy || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => (blocked ? event.preventDefault() : onClick?.(event))
  const button = (
    <Shape
      type="button"
      {...lookAttributes({ look, size, wide })}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reason : undefined}
      {...rest}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span suppressHydrationWarning={rest.suppressHydrationWarning}>{children}</span>
    </Shape>
  )
  if (!disabledReason) return button
  return (
    <WithReason data-wide={wide || undefined}>
      {button}
      <Reason id={reason}>{disabledReason}</Reason>
    </WithReason>
  )
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  /** An icon before the text. */
  icon?: IconName
}

/** A link that looks like a button. For what leads to another page. */
export function ButtonLink({
  look = 'primary',
  size = 'normal',
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <ShapeLink as={useLink()} {...lookAttributes({ look, size, wide })} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </ShapeLink>
  )
}

const Shape = styled.button`
  ${buttonStyles}
`
const ShapeLink = styled.a<LinkProps>`
  ${buttonStyles}
`
const WithReason = styled.div`
  display: inline-grid;
  gap: ${space[2]};

  &[data-wide] {
    display: grid;
  }
`
const Reason = styled.p`
  font-size: ${type.small};
  line-height: 1.4;
  color: ${color.text.muted};
`
