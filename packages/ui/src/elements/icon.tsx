import { styled } from 'styled-components'
import { icon } from '../tokens/theme.ts'
import { glyphs } from './glyphs.ts'

/** The icons of the shop, by what they are used for. */
export type IconName = keyof typeof glyphs

/** Whether the shop has an icon of that name. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(glyphs, name)

/** A decorative icon, hidden from screen readers: there is always a text beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
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
