/** The variants of the layout parts. Each is a typed prop, which the part renders as a data attribute for its styles. */
interface Variants {
  Container: { width: 'narrow' }
  Section: { surface: 'sunken'; spacing: 'page-top' | 'below-breadcrumb'; drawn: 'nearby' }
  Main: { high: true }
  Stack: { gap: 'tight' | 'fields' | 'wide' }
  Row: { wrap: 'never'; first: 'flexible'; justify: 'between' | 'center' }
  WithSidebar: { sidebar: 'last' }
  Panel: { surface: 'sunken' | 'tint' }
}

/** The props of a part. The attributes themselves do not compile, because their values would not be checked. */
export type VariantProps<Part extends keyof Variants> = {
  [Name in keyof Variants[Part]]?: Variants[Part][Name] | undefined
} & { [Name in keyof Variants[Part] as `data-${string & Name}`]?: never }

/** Returns the `attrs` of a part with these variants: `gap` becomes `data-gap`. */
export const variants =
  (...names: string[]) =>
  (props: object): object =>
    Object.fromEntries(
      names.flatMap((name) => [
        [`data-${name}`, (props as Record<string, unknown>)[name]],
        [name, undefined],
      ]),
    )
