import { styled } from 'styled-components'
import { color, font, type } from '../tokens/theme.ts'
import { VisuallyHidden, visuallyHiddenStyles } from '../elements/visually-hidden.tsx'

interface StepsProps {
  /** The name of the list for screen readers, such as "Checkout". */
  label: string
  /** The names of the steps. */
  steps: readonly string[]
  /** The current step, counted from 0. */
  current: number
  /** The word for a completed step, for screen readers. */
  doneLabel: string
}

/** The steps of the checkout, with the current one marked. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
          data-number={index + 1}
        >
          <span>
            {step}
            {index < current && doneLabel && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  margin-block: 0.5rem 1.75rem;

  > li {
    position: relative;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
    padding-top: 2.875rem;
    color: ${color.text.muted};
    font-size: ${type.small};
    line-height: 1.25;
    text-align: center;
  }
  > li::before {
    content: attr(data-number);
    position: absolute;
    top: 0;
    left: 50%;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 2.375rem;
    height: 2.375rem;
    margin-left: -1.1875rem;
    border: 2px solid ${color.border.control};
    border-radius: 50%;
    background: ${color.surface.page};
    font-size: ${type.small};
    font-weight: ${font.bold};
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.125rem;
    left: 50%;
    width: 100%;
    height: 2px;
    background: ${color.border.control};
  }
  /* Browsers that cannot leave the tick out of what is read keep the number. */
  > [data-done]::before {
    content: '✓' / '';
    font-size: ${type.lead};
    border-color: ${color.accent.default};
    background: ${color.accent.soft};
    color: ${color.accent.onSoft};
  }
  > [aria-current] {
    color: ${color.text.default};
    font-weight: ${font.bold};
  }
  > [aria-current]::before {
    border-color: ${color.accent.default};
    background: ${color.accent.default};
    color: ${color.accent.on};
  }

  @media (forced-colors: active) {
    > li:not(:last-child)::after {
      background: CanvasText;
    }
    > [aria-current]::before {
      outline: 3px solid Highlight;
    }
  }

  /* Fits four names side by side on the narrowest phone. */
  @container (max-width: 18rem) {
    > li {
      font-size: ${type.label};
      letter-spacing: -0.02em;
    }
  }
  /* Enlarged text leaves space for one name, below the circles. Screen readers still read the others. */
  @container (max-width: 15rem) {
    > li {
      display: contents;
    }
    > li::before {
      position: static;
      width: min(2.375rem, 22cqi);
      height: min(2.375rem, 22cqi);
      margin-left: 0;
    }
    > li:not(:last-child)::after {
      position: static;
      flex: 1;
      align-self: center;
    }
    > li:not([aria-current]) > span {
      ${visuallyHiddenStyles}
    }
    > [aria-current] > span {
      flex: 0 0 100%;
      order: 1;
      padding-top: 0.5rem;
    }
  }
`
