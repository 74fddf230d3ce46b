import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import {
  joinService,
  listedTerms,
  readTermAgreements,
  readTerms,
  saveTermAgreements,
} from '@wallet/kit/common';
import { toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Lead } from '../parts/Lead.tsx';
import { TermsForm } from '../parts/TermsForm.tsx';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { newSignUp, useSignUpDraft } from '../state/useSignUpDraft.ts';
import { useTarget } from '../state/useTarget.ts';
import { VerifyPerson } from './VerifyPerson.tsx';

const serviceOf = (query: URLSearchParams) => {
  const code = query.get('serviceCode') ?? '';
  return /^\d{2}$/.test(code) ? code : '01';
};

export function FME23000() {
  const { terms: t } = messages.use();
  const { bridge } = useWallet();
  const query = useQuery();
  const serviceCode = serviceOf(query);
  const person = usePerson();
  const target = useTarget();
  const drafts = useSignUpDraft();
  const [waiting, setWaiting] = useState<Record<string, boolean>>();
  const load = useLoad(
    async (signal) => {
      const isMinor = person?.isMinor ?? false;
      const [terms, agreed] = await Promise.all([
        readTerms({ serviceCode, isMinor }, { signal }),
        person ? readTermAgreements(serviceCode, { signal }) : Promise.resolve([]),
      ]);
      return {
        terms: listedTerms(terms, { isNative: bridge.isNative, serviceCode }),
        agreed: agreed.filter(({ isAgreed }) => isAgreed).map(({ termsId }) => termsId),
      };
    },
    [serviceCode, person?.memberId],
  );

  const save = useMemberAction(async (agreements: Record<string, boolean>) => {
    if (!person) {
      // Who is not a member yet goes on with it in the sign-up.
      const path = [
        { step: 'terms', known: {} },
        { step: 'verify', known: { agreements } },
      ];
      await drafts.save({ ...newSignUp, path });
      return target.go('FME72000');
    }
    const list = Object.entries(agreements).map(([termsId, isAgreed]) => ({ termsId, isAgreed }));
    await saveTermAgreements({ serviceCode, agreements: list });
    await joinService({ serviceCode });
    toast(t.done);
    target.follow(person);
  });

  if (!load.data) return <Screen title={t.title} of={load} />;
  const { terms, agreed } = load.data;
  // A proxy's consent is worth what is known of the proxy.
  const needsGuardian = terms.some(({ isByGuardian }) => isByGuardian);
  return (
    <Screen title={t.title} {...(waiting ? { onBack: () => setWaiting(undefined) } : {})}>
      {waiting ? (
        <>
          <Lead title={t.guardianLead}>{t.guardianText}</Lead>
          <VerifyPerson purpose="guardian" onVerified={() => void save.run(waiting)} />
        </>
      ) : (
        <>
          <Lead title={t.lead}>{person ? t.text : t.visitorText}</Lead>
          <TermsForm
            terms={terms}
            agreed={agreed}
            isBusy={save.isRunning}
            onAgree={(agreements) => (needsGuardian ? setWaiting(agreements) : void save.run(agreements))}
          />
        </>
      )}
    </Screen>
  );
}
