import type { Area } from '../manifest/index.ts';

/** The group's national certificate, as far as it opens guarded screens (1-shell s4.1, E20, E22). */
export const nationalCodes: readonly string[] = ['02K1', '02K2', '02K3', '02K4', '25K5'];

/** A public certificate: "the last three" of the specification (1-shell s4.1). */
export const publicCodes: readonly string[] = ['0200', '0209', '0213'];

/** Accepted beside {@link nationalCodes}, by area (A23, E21). */
const alsoAccepted: Readonly<Record<Area, readonly string[]>> = {
  point: publicCodes,
  gpayment: [],
  fpayment: ['0200', '02Y1'],
};

/**
 * Whether a login opens guarded screens of an area inside the app (1-shell s4.1, 2-payment s4).
 *
 * @param loginCode login way and media together; an empty or broken one is not accepted (E24)
 */
export function isAcceptedLogin(loginCode: string, area?: Area): boolean {
  return nationalCodes.includes(loginCode) || (area !== undefined && alsoAccepted[area].includes(loginCode));
}
