import {
  AgreeToTerms,
  askedTerm,
  MainButton,
  Screen,
  useAction,
  useAppResult,
  useLoad,
  useParams,
  usePerson,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { readTerms, saveTermAgreements } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { Bullets, InlineNotice, Lead, Skeleton, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { receive } from '../api/calls.ts';
import { PresentPage } from '../flows/PresentPage.tsx';
import { messages } from '../messages/index.ts';
import type { Present } from '../model/present.ts';
import { PresentFacts } from '../parts/PresentFacts.tsx';

const SERVICE = '05';
const GUARDIAN = 'cpon.guardian';
const verified = v.object({ isVerified: v.literal(true), checkId: v.pipe(v.string(), v.minLength(1)) });

/** Under 14: a guardian proves who they are and agrees, then the present is received. */
export function FCP26000UD14() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { presentId } = useParams();
  if (presentId)
    return (
      <PresentPage id={presentId}>{(present, reload) => <Young {...{ present, reload }} />}</PresentPage>
    );
  return (
    <Screen>
      <Lead title={t.young.title}>{t.young.what}</Lead>
      <Bullets isOrdered texts={t.young.how} />
      <MainButton action="presents" run={() => navigate.push('FCP25100', { query: { tab: 'received' } })}>
        {t.young.presents}
      </MainButton>
    </Screen>
  );
}

function Young({ present, reload }: { present: Present; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const signIn = useSignIn();
  const person = usePerson();
  const [checkId, setCheckId] = useState('');
  useAppResult(GUARDIAN, verified, (result) => {
    if (result.kind === 'submitted') setCheckId(result.value.checkId);
  });
  const begin = useAction(async () => {
    if (!(await signIn())) return;
    if (person && !person.isMinor) return navigate.replace('FCP26000', { query: { presentId: present.id } });
    await navigate.openApp('/mber/FME22000?purpose=guardian', { key: GUARDIAN });
  });
  if (checkId !== '') return <Consent checkId={checkId} present={present} reload={reload} />;
  return (
    <>
      <PresentFacts present={present} title={t.receive.title({ name: present.giver })} hint={t.young.hint} />
      <Bullets isOrdered texts={t.young.how} />
      {person && !person.isMinor && <InlineNotice>{t.young.notYoung}</InlineNotice>}
      <MainButton action="guardian" run={begin}>
        {person && !person.isMinor ? t.receive.submit : t.young.verify}
      </MainButton>
    </>
  );
}

function Consent({ checkId, present, reload }: { checkId: string; present: Present; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const terms = useLoad(readTerms, { serviceCode: SERVICE, isMinor: true });
  const agree = useAction(
    async (agreed: string[]) => {
      const agreements = agreed.map((termsId) => ({ termsId, isAgreed: true }));
      await saveTermAgreements({ serviceCode: SERVICE, agreements, guardianCheckId: checkId });
      const { couponId } = await receive({ id: present.id, guardianCheckId: checkId });
      toast(t.receive.done);
      navigate.replace('FCP15200', { params: { hirkCtntID: couponId } });
    },
    { onRefusal: reload },
  );
  return (
    <>
      <Lead title={t.young.agree}>{present.name}</Lead>
      {terms.state === 'error' && <InlineNotice tone="danger">{t.young.noTerms}</InlineNotice>}
      {terms.data ? (
        <AgreeToTerms terms={terms.data.map(askedTerm)} onAgree={agree.run} submit={t.receive.submit} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}
