import { createLatePart } from '../../rendering/client/late-part.tsx'
import { reopenOnce } from '../../runtime/failures/reopen.ts'

const load = async () => (await import('./filter-form.tsx')).FilterForm

/** The form of a list's filters, whose code is loaded when it is opened. */
export const LateFilterForm = createLatePart(load, reopenOnce)

/** Loads the code ahead, when its button is pressed or gets the focus. */
export const loadFilterForm = () => void load().catch(() => undefined)
