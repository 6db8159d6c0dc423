const marks = import.meta.glob<string>('../../../../apps/*/src/logo*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Returns the addresses of a brand's word marks. */
export function wordMarks(brand: string): { onLight: string; onDark: string } {
  const fileOf = (name: string) => marks[`../../../../apps/${brand}/src/${name}.svg`]
  const [onLight, onDark] = [fileOf('logo'), fileOf('logo-inverse')]
  if (!onLight || !onDark) throw new Error(`apps/${brand}/src lacks logo.svg or logo-inverse.svg`)
  return { onLight, onDark }
}
