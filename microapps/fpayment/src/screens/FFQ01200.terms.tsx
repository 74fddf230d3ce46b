import { Screen, useAction, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import {
  readTermAgreements,
  readTerms,
  saveLocationConsent,
  saveTermAgreements,
  type Term,
} from '@wallet/kit/common';
import {
  AgreementList,
  BottomBar,
  Button,
  InlineNotice,
  openPopup,
  TermsDialog,
  useAgreements,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import {
  isLocationTerm,
  type Missing,
  missingTerms,
  type TermsService,
  termsServices,
} from '../model/terms.ts';
import text from '../parts/text.module.css';
import { useMethod, useStep } from '../state/useStep.ts';
import { readTermsFacts } from './readTermsFacts.ts';

const LOCATION = 'location';

interface ServiceTerm extends Term {
  service: TermsService;
}

/** The terms of a service that are not agreed to; the location's stands apart. */
async function openTerms(service: TermsService, signal: AbortSignal): Promise<ServiceTerm[]> {
  const [terms, agreements] = await Promise.all([
    readTerms({ serviceCode: service }, { signal }),
    readTermAgreements(service, { signal }),
  ]);
  const agreed = new Set(agreements.flatMap(({ termsId, isAgreed }) => (isAgreed ? [termsId] : [])));
  return terms
    .filter(({ termsId }) => !isLocationTerm(termsId) && !agreed.has(termsId))
    .map((term) => ({ ...term, service }));
}

export function FFQ01200() {
  const t = messages.use();
  const person = usePerson();
  const load = useLoad(
    async (signal) => {
      if (!person) return null;
      const missing = missingTerms(await readTermsFacts(person, { signal }));
      const lists = await Promise.all(missing.services.map((service) => openTerms(service, signal)));
      return { missing, terms: lists.flat() };
    },
    [person],
  );
  if (load.data) return <Terms {...load.data} onSaved={load.reload} />;
  return <Screen title={t.terms.title} of={load} />;
}

interface TermsProps {
  missing: Missing;
  terms: readonly ServiceTerm[];
  onSaved: () => void;
}

function Terms({ missing, terms, onSaved }: TermsProps) {
  const { terms: t } = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const to = useQuery().get('to') === 'FFQ02200' ? 'FFQ02200' : 'FFQ02100';
  const step = useStep();
  const method = useMethod();
  const [openId, setOpenId] = useState<string | null>(null);
  // Here every term is needed: all of them must be a yes (2-payment s5).
  const items = [
    ...terms.map((term) => ({
      id: term.termsId,
      title: term.name,
      mandatory: true,
    })),
    ...(missing.location ? [{ id: LOCATION, title: t.location, mandatory: true }] : []),
  ];
  const agreements = useAgreements(items);

  const submit = useAction(async () => {
    if (!agreements.check() || !person) return;
    for (const serviceCode of termsServices) {
      const asked = terms.filter(({ service }) => service === serviceCode);
      if (asked.length === 0) continue;
      await saveTermAgreements({
        serviceCode,
        agreements: asked.map(({ termsId }) => ({ termsId, isAgreed: true })),
      });
    }
    if (missing.location) {
      const { name, phone } = person;
      await saveLocationConsent({ isAgreed: true, name, phone, route: t.route, purpose: t.purpose });
    }
    if (missing.login) return onSaved();
    await step.save({ method: await method.read() });
    navigate.replace(to);
  });

  const opened = terms.find(({ termsId }) => termsId === openId);
  const footer = (
    <BottomBar>
      <Button
        action="submit"
        disabled={items.length === 0 && missing.login}
        isBusy={submit.isRunning}
        onClick={() => void submit.run()}
      >
        {t.submit}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.title} footer={footer}>
      <p className={text.lead}>{items.length > 0 ? t.lead : t.done}</p>
      {missing.login && (
        <>
          <InlineNotice tone="warning" messageId="certificateNeeded">
            {t.login}
          </InlineNotice>
          <div className={text.buttons}>
            <Button
              full
              variant="secondary"
              action="checkCertificate"
              onClick={() => void openPopup('availableCert', { returnTo: '/fpayment/FFQ01200' })}
            >
              {t.loginButton}
            </Button>
          </div>
        </>
      )}
      {items.length > 0 && <AgreementList {...agreements.list} onOpen={setOpenId} />}
      <TermsDialog
        isOpen={openId !== null}
        title={opened ? opened.name : t.location}
        text={opened ? opened.text : t.locationText}
        onAgree={() => {
          if (openId) agreements.agree(openId);
          setOpenId(null);
        }}
        onClose={() => setOpenId(null)}
      />
    </Screen>
  );
}
