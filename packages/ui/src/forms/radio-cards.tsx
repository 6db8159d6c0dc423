import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../elements/spinner.tsx'
import { Fieldset } from './fieldset.tsx'
import { color, font, shape, type } from '../tokens/theme.ts'

/** One choice. */
export interface RadioCard {
  value: string
  /** The name of the choice. */
  label: ReactNode
  /** The fact that decides between the choices, below the name, such as an expected day. */
  fact?: ReactNode
  /** A sentence about the choice. */
  text?: ReactNode
  /** A short text at the end of the card, such as a price. */
  aside?: ReactNode
  /** Shows a spinner in place of `aside` while it is being updated. */
  busy?: boolean
}

interface RadioCardsProps {
  /** The name of the group. */
  legend: ReactNode
  /** A sentence below the legend. */
  hint?: ReactNode
  /** What is wrong. Marks the group as invalid. */
  error?: string | undefined
  /** The name of the field in its form. */
  name?: string
  /** The id to which the error summary links. By default generated. */
  id?: string | undefined
  /** The value of the chosen card. */
  value: string | undefined
  choices: readonly RadioCard[]
  onChange: (value: string) => void
}

/** Radio buttons as cards of full width. For delivery, payment and battery size. */
export function RadioCards({ legend, hint, error, name, id, value, choices, onChange }: RadioCardsProps) {
  const made = useId()
  const own = id ?? made
  return (
    <Fieldset id={own} {...{ legend, hint, error }}>
      <List>
        {choices.map((choice) => (
          <Card key={choice.value} data-chosen={choice.value === value || undefined}>
            <Dot
              type="radio"
              name={name ?? own}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <Name>{choice.label}</Name>
            {choice.aside && (
              <Aside aria-busy={choice.busy || undefined}>
                <span>{choice.aside}</span>
                {choice.busy && <Spinner />}
              </Aside>
            )}
            {choice.fact && <Fact>{choice.fact}</Fact>}
            {choice.text && <Text>{choice.text}</Text>}
          </Card>
        ))}
      </List>
    </Fieldset>
  )
}

/** Cards that are too narrow for name and price side by side, measured in rem because of enlarged text. */
const WITH_LARGE_LETTERS = '@container (max-width: 15rem)'

const List = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 0.75rem;
`
const Card = styled.label`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem 0.875rem;
  padding: 1rem 1.25rem;
  border: 2px solid ${color.border.control};
  border-radius: ${shape.radius.control};
  background: ${color.surface.raised};
  cursor: pointer;

  &[data-chosen] {
    border-color: ${color.accent.default};
    background: ${color.surface.selected};
    box-shadow: inset 0 0 0 1px ${color.accent.default};
  }
  ${WITH_LARGE_LETTERS} {
    grid-template-columns: 2rem minmax(0, 1fr);
  }
`
const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  margin: 0;
  border: 2px solid ${color.border.control};
  border-radius: 50%;
  background: ${color.surface.raised};

  &:focus-visible {
    border-radius: 50%;
  }
  &:checked {
    border-color: ${color.accent.default};
  }
  &:checked::after {
    content: '';
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${color.accent.default};
  }
  @media (forced-colors: active) {
    &:checked::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
const Name = styled.span`
  font-weight: ${font.bold};
`
const Aside = styled.span`
  display: grid;
  align-items: center;
  justify-items: end;
  font-family: ${font.price};
  font-weight: ${font.bold};
  text-align: right;

  > * {
    grid-area: 1 / 1;
  }
  &[aria-busy] > :first-child {
    visibility: hidden;
  }
  ${WITH_LARGE_LETTERS} {
    grid-column: 2;
    justify-items: start;
  }
`
const Fact = styled.span`
  grid-column: 2 / -1;
  line-height: 1.4;
`
const Text = styled.span`
  grid-column: 2 / -1;
  font-size: ${type.small};
  line-height: 1.4;
  color: ${color.text.muted};
`
