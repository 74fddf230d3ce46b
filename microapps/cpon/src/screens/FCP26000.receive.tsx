import { MainButton, useAction, usePerson, useQuery, useSignIn, useWallet } from '@wallet/kit/app';
import { Bullets, toast } from '@wallet/kit/ui';
import { receive } from '../api/calls.ts';
import { PresentPage } from '../flows/PresentPage.tsx';
import { messages } from '../messages/index.ts';
import type { Present } from '../model/present.ts';
import { PresentFacts } from '../parts/PresentFacts.tsx';

export function FCP26000() {
  const asked = useQuery().get('presentId');
  return (
    <PresentPage id={asked}>{(present, reload) => <Accept present={present} reload={reload} />}</PresentPage>
  );
}

function Accept({ present, reload }: { present: Present; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const signIn = useSignIn();
  const isMinor = usePerson()?.isMinor ?? false;
  const young = () => navigate.replace('FCP26001', { params: { presentId: present.id } });
  const accept = useAction(
    async () => {
      if (!(await signIn())) return;
      if (isMinor) return young();
      const { couponId } = await receive({ id: present.id });
      toast(t.receive.done);
      navigate.replace('FCP15200', { params: { hirkCtntID: couponId } });
    },
    { on: { CPN_GUARDIAN: young }, onRefusal: reload, onLost: reload },
  );
  return (
    <>
      <PresentFacts present={present} title={t.receive.ask} hint={t.receive.hint} />
      <Bullets texts={t.receive.rules} />
      <MainButton action="receive" run={accept}>
        {isMinor ? t.young.goOn : t.receive.submit}
      </MainButton>
    </>
  );
}
