/** Which payments a history shows, beside all of them. */
export const historyKinds = ['paid', 'cancelled', 'pending'] as const;
export type HistoryKind = (typeof historyKinds)[number];
