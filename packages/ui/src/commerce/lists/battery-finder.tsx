import { styled } from 'styled-components'
import { BatteryTab } from '../battery-tab.tsx'
import { hiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { Link } from '../../elements/link.tsx'
import type { BatterySize } from '../../tokens/core.ts'
import { color, font, shape, type } from '../../tokens/theme.ts'

/** A battery size to choose. */
export interface BatteryChoice {
  size: `${BatterySize}`
  /** The address of the products of this size. */
  href: string
  /** The name of the size. */
  label: string
  /** The colour of the tab in words. */
  text: string
}

/** Links to the batteries of each size, with the colour of the tab and the number on the pack. */
export function BatteryFinder({ choices }: { choices: readonly BatteryChoice[] }) {
  return (
    <List>
      {choices.map(({ size, href, label, text }, index) => (
        <li key={size} data-parsed={index === choices.length - 1 || undefined}>
          <Link href={href}>
            <BatteryTab size={size} />
            <span>
              {label}
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${hiddenWhileParsing}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 0.75rem;

  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.5rem;
    height: 100%;
    min-height: 5.5rem;
    padding: 0.75rem;
    border: 2px solid ${color.border.default};
    border-radius: ${shape.radius.card};
    background: ${color.surface.raised};
    color: ${color.text.default};
    font-weight: ${font.bold};
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.accent.default};
    text-decoration: underline;
  }
  a > :last-child {
    min-width: 0;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  small {
    display: block;
    color: ${color.text.muted};
    font-size: ${type.small};
    font-weight: ${font.textWeight};
  }

  /* The last item of an odd number fills the row. */
  @media (min-width: 21em) and (max-width: 45.99em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    > :last-child:nth-child(odd) a {
      flex-direction: row;
      justify-content: center;
      text-align: left;
    }
  }

  /* The longest word fits half the width of the narrowest phone. */
  @media (max-width: 20.99em) {
    a {
      padding-inline: 0.375rem;
      font-size: ${type.small};
    }
  }
  /* Tab and text side by side must fit the longest word, also with enlarged text. */
  @media (min-width: 80em) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));

    a {
      flex-direction: row;
      gap: 0.625rem;
      padding-inline: 0.625rem;
      text-align: left;
    }
  }
`
