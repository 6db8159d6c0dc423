import { configure } from '@testing-library/react'

// A busy machine is no failure: waiting ends as soon as what is waited for is there.
configure({ asyncUtilTimeout: 15_000 })
