import { featureFlagsSchema } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { StoryShopOptions } from './story-shop.tsx'

type Switched = Pick<StoryShopOptions, 'flags' | 'configuration'>

/** The switches of a shop. Each is off unless the gateway says otherwise. */
const OFF = Object.fromEntries(Object.entries(v.parse(featureFlagsSchema, {})).filter(([, value]) => value === false))

/** Returns options of a shop with every flag off, except the given ones. */
export const switched = ({ flags, configuration }: Switched = {}) => ({
  flags: { ...OFF, ...flags },
  configuration: { ...configuration },
})

/** What one flag or setting changes on a page. */
export interface Effect<Part extends string> extends Switched {
  /** The requirements it belongs to, as in the titles of tests. */
  rows: string
  adds?: readonly Part[]
  takes?: readonly Part[]
}

/**
 * Returns the parts that are shown with some of the effects on. Combinations with one of two flags show that they are
 * not confused.
 */
export function combine<Name extends string, Part extends string>(
  effects: Readonly<Record<Name, Effect<Part>>>,
  always: readonly Part[],
  names: readonly Name[],
) {
  const on = names.map((name) => effects[name])
  const taken = on.flatMap(({ takes = [] }) => takes)
  return {
    title: `${on.map(({ rows }) => rows).join(' ')} ${names.join(', ') || 'no switch'}`.trim(),
    options: switched({
      flags: Object.assign({}, ...on.map(({ flags }) => flags)),
      configuration: Object.assign({}, ...on.map(({ configuration }) => configuration)),
    }),
    parts: [...always, ...on.flatMap(({ adds = [] }) => adds)].filter((part) => !taken.includes(part)),
  }
}

/** Expects exactly these parts on a page. */
export function expectOnly(parts: Readonly<Record<string, Element | null | undefined>>, shown: readonly string[]) {
  const present = Object.keys(parts).filter((name) => parts[name])
  expect(present.toSorted()).toEqual(shown.filter((name) => name in parts).toSorted())
}
