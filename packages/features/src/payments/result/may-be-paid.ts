import { createStore } from 'zustand/vanilla'

/** Creates the fact whether a payment for the cart may have succeeded. The header hides the cart's total meanwhile. */
export const createMayBePaid = () => createStore(() => false)
