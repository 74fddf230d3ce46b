const terminals: Readonly<Record<string, 'T1' | 'T2'>> = { P01: 'T1', P02: 'T1', P03: 'T2' };

/** The airport terminal of a wire code; undefined for an unknown one (2-payment s9, 3-identity s9). */
export function airportTerminal(code: string | null | undefined): 'T1' | 'T2' | undefined {
  return code != null && Object.hasOwn(terminals, code) ? terminals[code] : undefined;
}
