/** Car inspection among the wallet's services. */
export const SERVICE = '21';
/** What a paper of a result may weigh, and how many there may be. */
export const PAPERS = { most: 10, bytes: 1_500_000 };
