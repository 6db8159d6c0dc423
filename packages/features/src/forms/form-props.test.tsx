import { required } from '@shop/domain/fields/field-errors.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formProps } from './form-props.ts'
import { createFormStore } from './form-store.ts'

const rules = v.object({ home: v.object({ city: required }) })

describe('formProps', () => {
  it('[FORM-01] sends what a password manager has filled without an event', async () => {
    const form = createFormStore({ rules, empty: { home: { city: '' }, agreed: false } })
    const sent: unknown[] = []
    const submit = () => void form.getState().submit(async (checked) => sent.push(checked))
    render(
      <form {...formProps(submit, form.getState)} aria-label="Address">
        <input name="home.city" defaultValue="" aria-label="Town" />
        <input name="agreed" type="checkbox" />
        <input name="search.words" />
      </form>,
    )
    screen.getByLabelText<HTMLInputElement>('Town').value = ' Leeds\u200B'
    await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Address' })))
    expect(sent).toEqual([{ home: { city: 'Leeds' } }])
    expect(form.getState().values.agreed).toBe(false)
  })
})
