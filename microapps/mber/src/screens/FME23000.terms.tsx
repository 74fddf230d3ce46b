import { AgreeToTerms, askedTerm, Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import {
  isServiceJoined,
  joinService,
  listedTerms,
  readTermAgreements,
  readTerms,
  saveTermAgreements,
} from '@wallet/kit/common';
import { Lead, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { newSignUp, signUp } from '../flows/signUp.ts';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { agreementsOf } from '../model/agreementsOf.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { useTarget } from '../state/useTarget.ts';

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
  const drafts = signUp.useDraft();
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

  const save = useMemberAction(async (agreements: Record<string, boolean>, guardianCheckId?: string) => {
    if (!person) {
      // Who is not a member yet goes on with it in the sign-up.
      const path = [
        { step: 'terms', known: {} },
        { step: 'verify', known: { agreements } },
      ];
      await drafts.begin({ ...newSignUp, path });
      return target.go('FME72000');
    }
    const list = Object.entries(agreements).map(([termsId, isAgreed]) => ({ termsId, isAgreed }));
    await saveTermAgreements({ serviceCode, agreements: list, guardianCheckId });
    // Agreeing anew is no second joining; where nobody can say, joining twice does no harm.
    if (!(await isServiceJoined(serviceCode).catch(() => false))) await joinService({ serviceCode });
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
          <VerifyPerson purpose="guardian" onVerified={({ checkId }) => void save.run(waiting, checkId)} />
        </>
      ) : (
        <AgreeToTerms
          picture="safenote"
          title={t.lead}
          note={person ? t.text : t.visitorText}
          terms={terms.map(askedTerm)}
          agreed={agreed}
          onAgree={(ids) => {
            const agreements = agreementsOf(terms, ids);
            return needsGuardian ? setWaiting(agreements) : save.run(agreements);
          }}
        />
      )}
    </Screen>
  );
}
