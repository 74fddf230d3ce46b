/** What the youth account asks, and what is known of the customer. */
export interface Youth {
  ageMonths: number;
  serviceMonths: number;
  /** years, both inclusive */
  minAge: number;
  maxAge: number;
  /** so many months of service count at most */
  maxServiceMonths: number;
  income: number;
  maxIncome: number;
  hasOldAccount: boolean;
  isServing: boolean;
  perMonth: number;
  years: number;
  /** percent that the state adds */
  rate: number;
}

interface Condition {
  kind: 'age' | 'income' | 'oldAccount';
  isMet: boolean;
}

/** Months of age that count: without those of service, for who would be too old. */
export function countedAge({ ageMonths, serviceMonths, maxServiceMonths }: Youth): number {
  return ageMonths - Math.min(serviceMonths, maxServiceMonths);
}

/** Each condition by itself, so that what is missing can be told. */
export function conditionsOf(youth: Youth): Condition[] {
  const { ageMonths, minAge, maxAge, income, maxIncome, hasOldAccount } = youth;
  const isOfAge = ageMonths >= minAge * 12 && countedAge(youth) < (maxAge + 1) * 12;
  return [
    { kind: 'age', isMet: isOfAge },
    { kind: 'income', isMet: income > 0 && income <= maxIncome },
    { kind: 'oldAccount', isMet: !hasOldAccount },
  ];
}
