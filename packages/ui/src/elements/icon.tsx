import { styled } from 'styled-components'
import { icon } from '../tokens/theme.ts'
import { glyphs } from './glyphs.ts'

/** The name of an icon, by its purpose. */
export type IconName = keyof typeof glyphs

/** Returns whether an icon of this name exists. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(glyphs, name)

interface IconProps {
  /** The icon. */
  name: IconName
  /** For styled-components. */
  className?: string
}

/** A decorative icon, hidden from screen readers. Always place a text beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <Frame className={className} data-icon={name}>
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d={glyphs[name]} />
      </svg>
    </Frame>
  )
}

const Frame = styled.span`
  display: inline-flex;
  flex: none;
  font-size: 1.375em;
  line-height: 1;

  > svg {
    max-width: none;
    fill: none;
    stroke: currentColor;
    stroke-width: ${icon.stroke};
    stroke-linecap: ${icon.linecap};
    stroke-linejoin: ${icon.linejoin};
  }
`
