import { useAction, useWallet } from '@wallet/kit/app';
import { confirm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Signs out once the customer has said so; from a page that a visitor may see, so that no login guide comes up. */
export function useLogout() {
  const { session, navigate } = useWallet();
  return useAction(async () => {
    const { refusals } = messages.current();
    if (!(await confirm({ id: 'logout', text: refusals.logout }))) return;
    navigate.replace('FME10000');
    await session.leave();
  });
}
