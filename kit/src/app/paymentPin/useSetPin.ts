import { keepPinStep, type PinStep, pinPages, registerPages } from '../../common/index.ts';
import { useWallet } from '../WalletContext.ts';

type How = Exclude<PinStep['how'], 'first'> | 'register';

/** Leads to where the payment password is changed, set anew or registered, and from there back to `returnTo`. */
export function useSetPin(): (how: How, returnTo: string) => Promise<void> {
  const { navigate, session } = useWallet();
  return async (how, returnTo) => {
    if (how === 'register') return navigate.push(registerPages);
    await keepPinStep(session, { how, returnTo });
    navigate.push(pinPages);
  };
}
