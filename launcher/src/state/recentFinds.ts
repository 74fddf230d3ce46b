import { keepRecent } from '@wallet/kit/kept';

const recent = keepRecent('wallet.search.recent', 5);

/** What was opened from the search or the list of all, latest first: ids of services, never what was typed. */
export const recentFinds = recent.value;
export const noteFind = recent.note;
export const forgetFinds = () => recent.forget();
