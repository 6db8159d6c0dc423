// What is loaded for visitors who say what hearing aid they have: one file, so that pages know one name more.
export { FitBadge } from './fit-badge.tsx'
export { HearingAidForm } from './hearing-aid-form.tsx'
