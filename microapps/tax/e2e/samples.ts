/** Addresses of screens that need to be told which tax. */
export const samples: Record<string, string> = { FNT30000: '/tax/FNT30000?billId=B2' };
