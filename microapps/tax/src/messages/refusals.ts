/** Codes with which taxes are refused, and the text that tells the customer. */
export const refusals = {
  TAX_JOIN: 'join',
  TAX_NOT_FOUND: 'notFound',
  TAX_PAID: 'paid',
  TAX_HOURS: 'hours',
  TAX_CHANGED: 'changed',
  TAX_FUNDS: 'funds',
  TAX_POINTS: 'points',
  TAX_NO_ACCOUNT: 'noAccount',
  TAX_SILENT: 'silent',
  TAX_SOON: 'soon',
  TAX_NAME: 'name',
  TAX_REFUND_CHANGED: 'refundChanged',
  TAX_ASKED: 'asked',
  TAX_LOST: 'lost',
  TAX_REFUND_MOST: 'refundMost',
} as const;
