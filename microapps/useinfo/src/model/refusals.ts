/** What the registration refuses; the message says so, and where it goes on follows from it. */
export const refusals = {
  MBR_ALREADY: 'alreadyMember',
  MBR_DORMANT: 'memberDormant',
  MBR_NOT_FOUND: 'memberNotFound',
  MBR_GUARDIAN_MISSING: 'guardianNeeded',
  MBR_TERMS_MISSING: 'notAgreed',
} as const;

export type RefusalCode = keyof typeof refusals;

export function isRefusal(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(refusals, code);
}

/** Where the member app goes on for somebody who cannot register here. */
export const wayOn: Readonly<Partial<Record<RefusalCode, string>>> = {
  MBR_DORMANT: '/mber/FME82000',
  MBR_NOT_FOUND: '/mber/FME21000',
  MBR_GUARDIAN_MISSING: '/mber/FME21000',
};
