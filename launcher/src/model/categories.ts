/** What services are for, in the order they are listed. */
export const categories = ['money', 'identity', 'travel', 'outing', 'life'] as const;

export type Category = (typeof categories)[number];

const idsOf: Readonly<Record<Exclude<Category, 'life'>, readonly string[]>> = {
  money: ['fpayment', 'gpayment', 'point', 'gold', 'coupon', 'cponmakt', 'nft', 'trading'],
  identity: ['moid', 'gmid', 'studentcard', 'mili', 'bcerti', 'certi', 'license', 'book'],
  travel: ['rail', 'smat', 'smps', 'pass', 'airport', 'exchange', 'fcpurs'],
  outing: ['forest', 'abr', 'nie', 'museum'],
};

/** The category of a service; one that nobody has sorted yet is of daily life. */
export function categoryOf(id: string): Category {
  return categories.find((name) => name !== 'life' && idsOf[name].includes(id)) ?? 'life';
}
