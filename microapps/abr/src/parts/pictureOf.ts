/** What one comes for: firs, a glasshouse, a walk. */
export const pictureOf = { gwangneung: 'forest', sejong: 'nie', baekdu: 'trail' } as const;

/** What one sees there. */
export const placeOf = { gwangneung: 'firs', sejong: 'greenhouse', baekdu: 'ridge' } as const;
