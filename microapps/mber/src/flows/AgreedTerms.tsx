import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import {
  readJoinedServices,
  readTermAgreements,
  readTermFile,
  readTerms,
  saveTermAgreements,
  serviceName,
  type Term,
  termTitle,
} from '@wallet/kit/common';
import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import type { Person } from '@wallet/kit/session';
import { Actions, Button, confirm, List, ListItem, Section, TermsDialog, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { LocationConsentSection } from './LocationConsentSection.tsx';

const WALLET = '01';

interface KnownTerm {
  term: Term;
  serviceCode: string;
  isAgreed: boolean;
  /** YYYYMMDD, or empty */
  agreedOn: string;
}

interface ServiceTerms {
  serviceCode: string;
  terms: KnownTerm[];
}

async function readAll(isMinor: boolean, signal: AbortSignal): Promise<ServiceTerms[]> {
  const services = await readJoinedServices(undefined, { signal });
  const joined = services.filter(({ isJoined }) => isJoined).map(({ serviceCode }) => serviceCode);
  const all = await Promise.all(
    [...new Set([WALLET, ...joined])].map(async (serviceCode) => {
      const [terms, agreements] = await Promise.all([
        readTerms({ serviceCode, isMinor }, { signal }),
        readTermAgreements(serviceCode, { signal }),
      ]);
      const known = terms.map((term) => {
        const agreement = agreements.find(({ termsId }) => termsId === term.termsId);
        const { isAgreed = false, agreedOn = '' } = agreement ?? {};
        return { term, serviceCode, isAgreed, agreedOn };
      });
      return { serviceCode, terms: known };
    }),
  );
  // What is neither agreed to nor a choice is asked where the service begins.
  return all
    .map((each) => ({
      ...each,
      terms: each.terms.filter(({ term, isAgreed }) => isAgreed || !term.isMandatory),
    }))
    .filter(({ terms }) => terms.length > 0);
}

/** What the member agreed to and when, to be read again; a choice can be taken back, and the location consent. */
export function AgreedTerms({ person }: { person: Person }) {
  const t = messages.use();
  const { session } = useWallet();
  const [open, setOpen] = useState<KnownTerm>();
  const load = useLoad((signal) => readAll(person.isMinor, signal), [person.memberId]);

  const change = useMemberAction(async ({ term, serviceCode }: KnownTerm, isAgreed: boolean) => {
    const { withdrawAsk, withdraw, withdrawn, agreed } = t.agreedTerms;
    const question = { id: 'withdrawTerm', text: withdrawAsk({ name: term.name }), danger: withdraw };
    if (!isAgreed && !(await confirm(question))) return;
    setOpen(undefined);
    try {
      await saveTermAgreements({ serviceCode, agreements: [{ termsId: term.termsId, isAgreed }] });
    } finally {
      // Where the answer was lost, the list shows what is so; the switches of FME94000 stand on the same consent.
      load.reload();
      await session.reread();
    }
    toast(isAgreed ? agreed : withdrawn);
  });

  return (
    <Screen title={t.agreedTerms.title} of={load}>
      {(services) => (
        <>
          {services.map(({ serviceCode, terms }) => (
            <Section
              key={serviceCode}
              title={serviceName(serviceCode, locale.value) ?? t.own.service({ code: serviceCode })}
            >
              <List>
                {terms.map((known) => (
                  <ListItem
                    key={known.term.termsId}
                    title={<span lang="ko">{termTitle(known.term)}</span>}
                    description={
                      known.isAgreed
                        ? t.agreedTerms.agreedOn({ date: dayText(known.agreedOn, locale.value) })
                        : t.agreedTerms.notAgreed
                    }
                    action={`term-${known.term.termsId}`}
                    onClick={() => setOpen(known)}
                  />
                ))}
              </List>
              <Actions>
                {terms
                  .filter(({ term, isAgreed }) => isAgreed && !term.isMandatory)
                  .map((known) => (
                    <Button
                      key={known.term.termsId}
                      full
                      variant="text"
                      action={`withdraw-${known.term.termsId}`}
                      label={t.agreedTerms.withdrawOf({ name: known.term.name })}
                      isBusy={change.isRunning}
                      onClick={() => void change.run(known, false)}
                    >
                      {t.agreedTerms.withdrawOf({ name: known.term.name })}
                    </Button>
                  ))}
              </Actions>
            </Section>
          ))}
          <LocationConsentSection person={person} />
          {open && (
            <TermsDialog
              isOpen
              title={open.term.name}
              text={open.term.text}
              pdf={
                open.term.fileName
                  ? (signal: AbortSignal) => readTermFile(open.term.fileName, { signal })
                  : undefined
              }
              onAgree={open.isAgreed ? undefined : () => void change.run(open, true)}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </Screen>
  );
}
