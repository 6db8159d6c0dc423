import { useId, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, density, font, shape } from '../tokens/theme.ts'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'

interface QuantityStepperProps {
  /** The name of the field in its form. */
  name?: string
  /** The label: "Quantity", or with `labelHidden` "Quantity of Soft domes". */
  label: ReactNode
  /** Hides the label from sight. */
  labelHidden?: boolean
  /** The name of the − button. */
  lessLabel: string
  /** The name of the + button. */
  moreLabel: string
  value: number
  /** The largest quantity. The smallest is 1. */
  max: number
  /** Reads a typed text. Returns undefined for an invalid one, which the field then ignores. */
  parse: (text: string) => number | undefined
  onChange: (value: number) => void
  /** True while the quantity is being sent. */
  busy?: boolean
}

/** A quantity field with − and + buttons. */
export function QuantityStepper({
  label,
  labelHidden,
  lessLabel,
  moreLabel,
  busy,
  name,
  ...props
}: QuantityStepperProps) {
  const { value, max, onChange } = props
  const { text, write, leave } = useNumberInput(props)
  const id = useId()
  const step = (by: number) => {
    const next = Math.min(max, Math.max(1, value + by))
    leave()
    if (next !== value) onChange(next)
  }
  return (
    <div>
      <Label htmlFor={id} data-hidden={labelHidden || undefined}>
        {label}
      </Label>
      <Frame aria-busy={busy || undefined}>
        <Step type="button" aria-label={lessLabel} aria-disabled={value <= 1 || undefined} onClick={() => step(-1)}>
          <Icon name="minus" />
        </Step>
        <Input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={leave}
        />
        <Step type="button" aria-label={moreLabel} aria-disabled={value >= max || undefined} onClick={() => step(1)}>
          <Icon name="plus" />
        </Step>
      </Frame>
    </div>
  )
}

const Label = styled.label`
  display: block;
  margin-bottom: 0.375rem;
  font-weight: ${font.bold};
  line-height: 1.35;

  &[data-hidden] {
    ${visuallyHiddenStyles}
  }
`
const Frame = styled.div`
  --side: max(${density.control}, 2.75rem);
  display: inline-grid;
  grid-template-columns: var(--side) minmax(0, 4rem) var(--side);
  max-width: 100%;
  height: var(--side);
  border: 2px solid ${color.border.control};
  border-radius: ${shape.button.radius};
  background: ${color.surface.raised};
`
const Step = styled.button`
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${shape.button.radius};
  background: none;
  color: ${color.accent.default};
  cursor: pointer;

  &:hover {
    background: ${color.accent.soft};
  }
  &[aria-disabled='true'] {
    color: ${color.text.muted};
    cursor: not-allowed;
  }
  &[aria-disabled='true']:hover {
    background: none;
  }
  svg {
    stroke-width: 2.5;
  }
`
const Input = styled.input`
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  border-inline: 1px solid ${color.border.default};
  border-radius: 0;
  background: none;
  font-size: 1.1875rem;
  font-weight: ${font.bold};
  text-align: center;
`

interface NumberInput {
  value: number
  /** Reads a typed text. Returns undefined for an invalid one, which the field then ignores. */
  parse: (text: string) => number | undefined
  onChange: (value: number) => void
}

/**
 * Keeps the typed text apart from the number. The field may be empty while typing and shows the number again on blur. A
 * number that the caller changes, such as back to 1 after adding, is shown at once.
 */
function useNumberInput({ value, parse, onChange }: NumberInput) {
  const [draft, setDraft] = useState<string>()
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    if (draft !== undefined && parse(draft) !== value) setDraft(undefined)
  }
  const write = (text: string) => {
    if (text === '') return setDraft('')
    const parsed = parse(text)
    if (parsed === undefined) return
    setDraft(String(parsed))
    onChange(parsed)
  }
  return { text: draft ?? String(value), write, leave: () => setDraft(undefined) }
}
