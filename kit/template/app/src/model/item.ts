/** One use of the service. */
export interface Item {
  number: string;
  name: string;
  /** in won */
  amount: number;
  /** YYYYMMDD */
  date: string;
  kind: 'used' | 'cancelled';
}
