/** Codes with which the museum refuses, and the text that tells the customer. */
export const refusals = {
  MUS_NOT_FOUND: 'notFound',
  MUS_LEFT: 'left',
  MUS_TWICE: 'twice',
  MUS_MOST: 'most',
  MUS_ADULT: 'adult',
  MUS_PRICE: 'price',
  MUS_LATE: 'late',
  MUS_TERMS: 'terms',
  MUS_BEGAN: 'began',
  MUS_FEE: 'fee',
  MUS_NO_RETURN: 'noReturn',
  MUS_NO_GIFT: 'noGift',
  MUS_GIFT_GONE: 'giftGone',
  MUS_OWN_GIFT: 'ownGift',
} as const;
