/** Codes with which a refund is refused, and the text that tells the customer. */
export const refusals = {
  INS_NOT_FOUND: 'notFound',
  INS_NO_UNIT: 'noUnit',
  INS_ALREADY: 'already',
  INS_OTHER: 'other',
  INS_SIGN: 'sign',
  INS_NAME: 'name',
  INS_CHANGED: 'changed',
  INS_SMALL: 'small',
  INS_CHECKING: 'checking',
} as const;
