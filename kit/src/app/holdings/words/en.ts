/** What a page before leaving says of what is left, in English. */
export const messages = {
  title: 'What you have left',
  none: 'You have nothing left and nothing under way.',
  blocked: ({ count }: { count: number }) =>
    `Settle ${count} ${count === 1 ? 'item' : 'items'} first. Then you can leave.`,
  free: 'Check what happens to what you have left.',
  refused: 'Something must be settled first, so we stopped. Nothing has changed.',
  badges: { blocks: 'Settle first', stays: 'Stays', ends: 'Ends' },
};
