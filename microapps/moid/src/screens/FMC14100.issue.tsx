import { MainButton, useAction, usePerson, usePolling, useWallet } from '@wallet/kit/app';
import { maskName } from '@wallet/kit/format';
import { CredentialCard, LongWork, Note, ResultPage, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { type CaseStep, caseStep } from '../flows/caseStep.tsx';
import { getting } from '../flows/getting.ts';
import { issueCard } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { issuerOf, pictureOf } from '../model/card.ts';

const ASK_MS = 1000;

/** The issuer works; it may be left, and is taken up again by its number. */
export const FMC14100 = caseStep(function Issue({ found }: CaseStep) {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = getting.useDraft();
  const [isDone, setDone] = useState(found.step === 'done');
  const ask = useAction(async () => setDone(await issueCard(found.transactionId)));
  usePolling(ask.run, ASK_MS, !isDone && !ask.error);
  const name = maskName(usePerson()?.name ?? '');
  const kind = found.kind ? t.kinds[found.kind] : '';
  const leave = async (to: string) => {
    await draft.clear();
    navigate.replace(to);
  };
  if (isDone)
    return (
      <>
        <ResultPage
          kind="success"
          title={t.issue.done({ kind })}
          description={t.issue.doneHint}
          rows={[
            { label: t.issue.how, value: t.issue.types[found.issueType ?? 'FIRST_ISSUE'] },
            ...(found.officeClerkId ? [{ label: t.issue.clerk, value: found.officeClerkId }] : []),
          ]}
        />
        <MainButton action="see" run={() => leave('FMC10000')}>
          {t.issue.see}
        </MainButton>
      </>
    );
  return (
    <>
      {found.kind && (
        <CredentialCard
          title={kind}
          issuer={t.issuers[issuerOf[found.kind]]}
          name={name}
          picture={pictureOf[found.kind]}
          state="pending"
          stateText={t.issue.waiting}
        />
      )}
      <Stack>
        <LongWork says={t.issue.works({ kind })} quietFor={0} />
        <Note>{t.issue.leave}</Note>
      </Stack>
      <MainButton
        action={ask.error ? 'again' : 'later'}
        variant="secondary"
        run={ask.error ? ask.run : () => navigate.replace('FMC10000')}
      >
        {ask.error ? t.issue.again : t.issue.later}
      </MainButton>
    </>
  );
});
