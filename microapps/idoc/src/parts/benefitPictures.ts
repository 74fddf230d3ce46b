/** What stands for a place by what is cheaper there. */
export const benefitPictures = {
  museum: 'museum',
  cinema: 'ticket',
  cafe: 'coupon',
  book: 'book',
  other: 'bag',
} as const;
