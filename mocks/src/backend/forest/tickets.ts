/** Who a ticket is for, and what it costs at the gate. */
export interface TicketKind {
  tcktTpcd: 'ADULT' | 'YOUTH' | 'CHILD';
  amt: number;
}

/** Reserved here, paid at the gate. */
export interface Ticket {
  tcktNo: string;
  memberId: string;
  intentId: string;
  forestId: string;
  useYmd: string;
  itemList: { tcktTpcd: TicketKind['tcktTpcd']; cnt: number; amt: number }[];
  totAmt: number;
  tcktStcd: 'RSVD' | 'CNCL';
}

export const ticketKinds: readonly TicketKind[] = [
  { tcktTpcd: 'ADULT', amt: 1000 },
  { tcktTpcd: 'YOUTH', amt: 600 },
  { tcktTpcd: 'CHILD', amt: 300 },
];

export const MAX_TICKETS = 10;
