import { Button } from '@shop/ui/elements/button.tsx'
import { ErrorSummary } from '@shop/ui/forms/error-summary.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { withValue } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { forms } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Forms', tags: ['autodocs'] }
export default meta

const Field = withValue(TextField)

const problems = {
  name: 'Enter your last name, as on your letter box.',
  postcode: 'Enter a postcode of four digits, for example 2100.',
}

/** A form as the shop has it: fields are checked when they are left, and all of them after the press. */
function LiveForm() {
  const [values, setValues] = useState({ name: '', postcode: '' })
  const [attempt, setAttempt] = useState(0)
  const [left, setLeft] = useState(false)
  const wrongPostcode = !/^\d{4}$/.test(values.postcode)
  const errors = {
    name: attempt > 0 && values.name === '' ? problems.name : '',
    postcode: wrongPostcode && (attempt > 0 || (left && values.postcode !== '')) ? problems.postcode : '',
  }
  const listed = Object.entries(errors).filter(([, text]) => text !== '')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <Stack gap="fields">
        <ErrorSummary
          title={listed.length === 1 ? 'Please correct one thing' : 'Please correct two things'}
          attempt={attempt}
          errors={attempt > 0 ? listed.map(([field, text]) => ({ text, fieldId: `live-${field}` })) : []}
        />
        <TextField
          id="live-name"
          label="Last name"
          error={errors.name}
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
        />
        <TextField
          id="live-postcode"
          label="Postcode"
          hint="Four digits"
          inputMode="numeric"
          error={errors.postcode}
          value={values.postcode}
          onChange={(postcode) => {
            setLeft(false)
            setValues({ ...values, postcode })
          }}
          onBlur={() => setLeft(true)}
        />
        <div>
          <Button type="submit">Save the address</Button>
        </div>
      </Stack>
    </form>
  )
}

/** Labels, hints, when a field is checked, and where the focus goes. */
export const Forms: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <PatternPage pattern={forms}>
      <Part title="Try it" note="Leave the postcode half written, then press the button with an empty name.">
        <LiveForm />
      </Part>
      <Part title="Labels and hints">
        <DoAndDont>
          <Do why="The label stays while the field is filled. The example stands in the hint.">
            <Field
              label="Phone"
              hint="For example 12 34 56 78. From abroad with + and the country code"
              value="12 34 56"
              onChange={() => {}}
            />
          </Do>
          <Dont why="The hint inside the label makes a name that is long to read, and to hear each time.">
            <Field
              label="Phone, for example 12 34 56 78, from abroad with + and the country code"
              value="12 34 56"
              onChange={() => {}}
            />
          </Dont>
        </DoAndDont>
      </Part>
      <Part title="Errors of a field">
        <DoAndDont>
          <Do why="It says what to write.">
            <Field
              label="CPR number"
              error="Check the CPR number. It has 10 digits."
              value="010150"
              onChange={() => {}}
            />
          </Do>
          <Dont why="It judges, and leaves the customer to guess.">
            <Field label="CPR number" error="Invalid input" value="010150" onChange={() => {}} />
          </Dont>
        </DoAndDont>
      </Part>
    </PatternPage>
  ),
  play: async ({ canvas }) => {
    const postcode = canvas.getByLabelText('Postcode')
    postcode.focus()
    await userEvent.keyboard('21')
    await expect(postcode).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(postcode).toBeInvalid())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('alert')))
    await userEvent.click(canvas.getByRole('link', { name: problems.name }))
    await expect(document.activeElement).toBe(canvas.getByLabelText('Last name'))
  },
}
