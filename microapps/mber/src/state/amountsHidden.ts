import { keep, yesOrNo } from '@wallet/kit/kept';

/** Home's own choice of this phone: who covers the points there does not want to read them here. */
export const amountsHidden = keep('wallet.home.amountsHidden', false, yesOrNo).value;
