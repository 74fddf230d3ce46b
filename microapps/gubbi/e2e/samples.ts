/** Addresses of screens with parameters. */
export const samples: Record<string, string> = { GubbiMessage: '/gubbi/GubbiMessage/CAR-C4' };
