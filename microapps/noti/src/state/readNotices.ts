import { keepRecent } from '@wallet/kit/kept';

// The service does not know which notices somebody has opened: this phone does, of the latest ones.
const read = keepRecent('wallet.noti.readNotices', 50);

/** Their numbers. */
export const readNotices = read.value;
export const noteNotice = read.note;
