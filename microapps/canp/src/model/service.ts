/** Carbon-neutral points among the wallet's services (R952). */
export const SERVICE = '14';
