export const ticketKinds = ['event', 'admission', 'ksat'] as const;

export interface Ticket {
  id: string;
  kind: (typeof ticketKinds)[number];
  name: string;
  place: string;
  at: string;
  number: string;
  holder: string;
  isUsed: boolean;
}
