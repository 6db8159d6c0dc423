import type { ButtonHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { shape } from '../tokens/theme.ts'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The icon, which must be clear without a text, such as − or ×. */
  icon: IconName
  /** The name for screen readers. */
  label: string
  /** The button element. */
  ref?: Ref<HTMLButtonElement>
}

/** A button of 48 px with an icon only, such as −, + or ×. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Square>
  )
}

const Square = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 0;
  border-radius: ${shape.button.radius};
  background: none;
  color: inherit;
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.75;
    cursor: not-allowed;
  }
`
