/** How an inspection ended: the agency's record, or what the customer told of one elsewhere. */
export interface Result {
  number: string;
  carId: string;
  date: string;
  place: string;
  state: 'passed' | 'failed';
  isOwn: boolean;
  validTo: string;
  memo: string;
  paperList: { id: string; name: string; size: number }[];
}
