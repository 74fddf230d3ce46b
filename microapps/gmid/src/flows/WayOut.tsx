import { MainButton, useWallet } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';
import { wayOn } from '../model/digitalId.ts';
import { type Member, useAnew } from './useMember.ts';

/** The one button that leads on from how an ID stands: it is shown, woken, made anew, or the bank is asked. */
export function WayOut({ member: { state, isLocked } }: { member: Member }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const anew = useAnew();
  const way = isLocked && wayOn[state] !== 'bank' ? 'anew' : wayOn[state];
  if (way === 'recover')
    return (
      <MainButton action="recover" run={() => navigate.push('FGM50000', { query: { way: 'recover' } })}>
        {state === 'moved' ? t.ways.moved : t.ways.recover}
      </MainButton>
    );
  if (way === 'anew')
    return (
      <MainButton action="anew" run={anew}>
        {t.ways.anew}
      </MainButton>
    );
  if (way === 'bank')
    return (
      <MainButton action="bank" run={() => navigate.open('/point/FPO60000')}>
        {t.ways.bank}
      </MainButton>
    );
  if (way !== 'show') return null;
  return (
    <MainButton action="show" run={() => navigate.push('FGM51000')}>
      {t.home.show}
    </MainButton>
  );
}
