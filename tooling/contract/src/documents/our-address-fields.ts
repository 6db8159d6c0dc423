import { planOf, plannedFields, type OurEntryField, type OurField } from '@shop/domain/address/address-table.ts'
import * as v from 'valibot'
import { ours } from './field.ts'
import * as form from './form.ts'

// The address fields that the documents do not name. The documented ones stand beside each call and answer.

const fields = plannedFields.filter((field): field is OurField => planOf(field).isOurs === true)
const entries = fields.flatMap((field) => planOf(field).entry ?? []) as OurEntryField[]
const lines = fields.filter((field) => planOf(field).isStreetLine)

const sent = v.optional(v.string())
const answered = ours(form.text, 'The address shows without this line.')

export const sentWithOrder = v.entriesFromList(fields, sent)
export const sentToAddressBook = v.entriesFromList(entries, sent)
export const answeredInAddressBook = v.entriesFromList(entries, answered)
export const answeredInOrder = v.entriesFromList(lines, answered)

const empty = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

/** Values for the examples. */
export const emptyInOrder = empty(fields)
export const emptyInAddressBook = empty(entries)
