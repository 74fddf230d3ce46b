/** Addresses of screens with parameters (`checkEveryScreen`, `pnpm shots`). */
export const samples: Record<string, string> = { FUW11000: '/whitepaper/FUW11000/WP01' };
