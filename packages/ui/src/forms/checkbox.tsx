import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { FieldError } from './field.tsx'
import { color, shape } from '../tokens/theme.ts'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange' | 'type'> {
  /** The text beside the box. */
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is wrong, shown above the box. Marks it as invalid. */
  error?: string | undefined
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A checkbox of 32 px with its text. The whole row can be pressed. */
export function Checkbox({ id, label, checked, onChange, error, ...input }: CheckboxProps) {
  const made = useId()
  const errorId = `${id ?? made}-error`
  return (
    <Frame data-invalid={error ? true : undefined}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Row>
        <Control
          {...input}
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Words>{label}</Words>
      </Row>
    </Frame>
  )
}

const Frame = styled.div`
  &[data-invalid] {
    padding-left: 1rem;
    border-left: 5px solid ${color.danger.border};
  }
`
const Row = styled.label`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  align-items: start;
  gap: 0.875rem;
  padding: 0.625rem 0;
  cursor: pointer;
`
/** The tick is drawn by the box itself, so that a long list of boxes is short HTML. */
const Control = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin: 0;
  border: 2px solid ${color.border.control};
  border-radius: min(${shape.radius.control}, 8px);
  background: ${color.surface.raised};
  color: ${color.accent.on};
  cursor: pointer;

  &:checked::before {
    content: '';
    width: 0.5625rem;
    height: 1.0625rem;
    margin-top: -0.25rem;
    border: solid currentColor;
    border-width: 0 3px 3px 0;
    transform: rotate(45deg);
  }
  &:checked {
    border-color: ${color.accent.default};
    background: ${color.accent.default};
  }
  [data-surface='brand'] & {
    border-color: ${color.text.onBrand};
    background: transparent;
    color: ${color.accent.default};
  }
  [data-surface='brand'] &:checked {
    background: ${color.surface.raised};
  }
  &[aria-invalid='true'] {
    border: 3px solid ${color.danger.border};
  }
  &:disabled {
    border-color: ${color.border.default};
    background: ${color.surface.sunken};
    color: ${color.text.muted};
    cursor: default;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus.ring};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.focus.gap};
  }
`
const Words = styled.span`
  padding-top: 2px;
`
