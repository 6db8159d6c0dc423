const groupOf = (mark: string) => mark.split('_')[0] ?? ''
const groupsOf = (marks: readonly string[]) => [...new Set(marks.map(groupOf))]

/**
 * Filters a list product by product, as the rule says. `list` has the values of each product, such as `size_8-mm`. The index of
 * shop and gateway must find the same.
 */
export function filterPlainly(list: readonly (readonly string[])[], filters: readonly string[]) {
  const values = [...new Set(list.flat())]
  const totalOf = (value: string) => list.filter((own) => own.includes(value)).length
  const dividing = groupsOf(values.filter((value) => totalOf(value) < list.length))
  const shown = values.filter((value) => dividing.includes(groupOf(value)))
  const chosen = filters.filter((filter) => shown.includes(filter))
  const matches = (own: readonly string[], wanted: readonly string[]) =>
    groupsOf(wanted).every((group) => wanted.some((filter) => groupOf(filter) === group && own.includes(filter)))
  const countOf = (value: string) => {
    const others = chosen.filter((filter) => groupOf(filter) !== groupOf(value))
    return list.filter((own) => own.includes(value) && matches(own, others)).length
  }
  return {
    positions: [...list.keys()].filter((position) => matches(list[position] ?? [], chosen)),
    counts: Object.fromEntries(shown.map((value) => [value, countOf(value)])),
  }
}
