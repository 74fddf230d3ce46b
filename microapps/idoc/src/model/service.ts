/** The student card among the wallet's services. */
export const SERVICE = '38';
