/**
 * US dollars that `npm run cost` prints for a deployment with `search=embedded` in us-east-1: a month in which nobody
 * comes as it is charged after the lasting allowances, and by the list 1,000 answers of a widget with the small model,
 * and 1,000 documents. `withOpenSearch` is such a month with the search that is deployed by default. A test compares
 * them.
 */
export const cost = {
  idleMonth: 0.94,
  thousandAnswers: 0.63,
  thousandDocuments: 0.55,
  withOpenSearch: 37.66,
};
