/** A member who agreed to stand in the ranking, or a town. */
export interface Ranked {
  rank: number;
  name: string;
  points: number;
  isMine: boolean;
  /** of a town: how many take part, and what all of them saved in kg of CO2 */
  members: number;
  savedKg: number;
}

/** Where it counts. */
export interface Place {
  id: string;
  name: string;
  address: string;
  activity: string;
  latitude: number;
  longitude: number;
}

/** Where points are paid to: an account of one's own, or the card's points. */
export interface Means {
  id: string;
  kind: 'account' | 'card';
  bankCode: string;
  name: string;
  alias: string;
  /** masked */
  accountNo: string;
}
