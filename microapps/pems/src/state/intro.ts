import { keep, yesOrNo } from '@wallet/kit/kept';

/** The choice not to see the introduction again: in local storage, so it outlives the session (R764, E61). */
export const skipsIntro = keep('wallet.pems.doNotSeeAgain', false, yesOrNo);
