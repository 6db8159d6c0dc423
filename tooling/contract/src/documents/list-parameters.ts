/** Parameters of lists, sent only where `sendsPartsOfLists` says that the gateway takes them. */
export const partOfList = {
  skip: 'The shop asks for whole lists.',
  take: 'The shop asks for whole lists.',
  sort: 'The shop sorts the whole list itself.',
  facets: 'The shop filters the whole list itself.',
  filter: 'The shop filters the whole list itself.',
}
