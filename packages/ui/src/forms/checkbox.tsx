import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { FieldError } from './field.tsx'
import { Icon } from '../elements/icon.tsx'
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
  const own = id ?? made
  return (
    <Frame data-invalid={error ? true : undefined}>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      <Row>
        <Control
          {...input}
          id={own}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box>
          <Icon name="check" />
        </Box>
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
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  align-items: start;
  gap: 0.875rem;
  padding: 0.625rem 0;
  cursor: pointer;
`
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${color.border.control};
  border-radius: min(${shape.radius.control}, 8px);
  background: ${color.surface.raised};
  color: transparent;
  pointer-events: none;

  [data-surface='brand'] & {
    border-color: ${color.text.onBrand};
    background: transparent;
  }
  svg {
    stroke-width: 3;
  }
`
const Control = styled.input`
  position: absolute;
  left: 0;
  top: 0.625rem;
  width: 2rem;
  height: 2rem;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &:checked + ${Box} {
    border-color: ${color.accent.default};
    background: ${color.accent.default};
    color: ${color.accent.on};
  }
  [data-surface='brand'] &:checked + ${Box} {
    border-color: ${color.text.onBrand};
    background: ${color.surface.raised};
    color: ${color.accent.default};
  }
  &[aria-invalid='true'] + ${Box} {
    border: 3px solid ${color.danger.border};
  }
  &:disabled {
    cursor: default;
  }
  &:disabled + ${Box} {
    border-color: ${color.border.default};
    background: ${color.surface.sunken};
    color: transparent;
  }
  &:disabled:checked + ${Box} {
    color: ${color.text.muted};
  }
  &:focus-visible + ${Box} {
    outline: 3px solid ${color.focus.ring};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.focus.gap};
  }
  /* Forced colours show transparent parts, so every box would look ticked. */
  @media (forced-colors: active) {
    &:not(:checked) + ${Box} > * {
      visibility: hidden;
    }
  }
`
const Words = styled.span`
  padding-top: 2px;
`
