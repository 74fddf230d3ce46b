/** What is recorded with the consent to be asked where one is: how, and what for (1-shell s3). */
export const nearbyConsent = { route: 'GPS', purpose: '자연휴양림 내 주변 찾기' } as const;
