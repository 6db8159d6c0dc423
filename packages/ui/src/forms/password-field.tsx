import { useEffect, useRef, useState } from 'react'
import type { InputHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { divideProps, Field, Input } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { Icon } from '../elements/icon.tsx'
import { color, density, font, space } from '../tokens/theme.ts'

interface PasswordFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'placeholder'> {
  value: string
  onChange: (value: string) => void
  /** The text of the button while the password is hidden: "Show". */
  showLabel: string
  /** The text of the button while the password is shown: "Hide". */
  hideLabel: string
  /** The button's name for screen readers: "Show new password". It starts with the visible text, for voice control. */
  showName: string
  hideName: string
  ref?: Ref<HTMLInputElement> | undefined
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [texts, { onChange, showLabel, hideLabel, showName, hideName, ...input }] = divideProps(props)
  const [shown, setShown] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // Browsers keep what was sent from a text field, and offer it to the next visitor.
  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field {...texts}>
      {(control) => (
        <Frame ref={frame}>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onChange(event.target.value)}
          />
          <Show
            type="button"
            aria-controls={control.id}
            aria-label={shown ? hideName : showName}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
            <span>{shown ? hideLabel : showLabel}</span>
          </Show>
        </Frame>
      )}
    </Field>
  )
}

const Frame = styled.div`
  position: relative;

  > input {
    /* With enlarged text a field may be narrower than its button. */
    padding-right: min(8rem, 60%);
  }
`
const Show = styled.button`
  position: absolute;
  right: ${space[1]};
  top: 50%;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 3rem;
  min-height: calc(${density.control} - 6px);
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: ${color.text.link};
  font-weight: ${font.bold};
  text-underline-offset: 0.2em;
  transform: translateY(-50%);
  cursor: pointer;

  > span:last-child {
    text-decoration: underline;
  }
`
