export { bandCredit, type CreditBand, type LateCharge, type LateRule, lateCharge } from './charges.ts';
export {
  type BookDay,
  canChoose,
  type DayBook,
  isTaken,
  latestCheckOut,
  nightCount,
  nightsOf,
  priceOf,
  type Stay,
  type StayProblem,
  stayProblem,
  usableStay,
} from './days.ts';
export {
  type Before,
  type CancelFee,
  cancelFee,
  changeOf,
  type FeeFacts,
  type FeeRule,
  type FeeSpan,
  feeOf,
  feeSpans,
} from './fees.ts';
export { type Hold, holdUntil } from './hold.ts';
export { bookingWords } from './messages/index.ts';
export {
  mostOf,
  type PeopleCounts,
  type PeopleKind,
  type PeopleLimits,
  peopleProblem,
  peopleSum,
  withPeople,
} from './people.ts';
