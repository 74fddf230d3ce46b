import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { formatDate } from '@wallet/kit/format';
import { Actions, Button, confirm, EmptyState, KeyValue, Lead, ResultPage } from '@wallet/kit/ui';
import { answerConsent, type Proof, readConsent } from '../api/calls.ts';
import { GuardianTerms } from '../flows/GuardianTerms.tsx';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import type { Request } from '../model/request.ts';
import { SERVICE } from '../model/service.ts';

/** A guardian opens the link of a child under 14: which child, which school; yes with proof, or no. */
export function FCO86200() {
  const { consent: t } = messages.use();
  const { navigate } = useWallet();
  const requestId = useQuery().get('requestId') ?? '';
  const load = useLoad(
    async (signal) => {
      if (requestId === '') return { request: null, terms: [] };
      const request = await readConsent({ requestId }, { signal });
      const terms = await readTerms({ serviceCode: SERVICE, isMinor: true }, { signal });
      return { request, terms };
    },
    [requestId],
  );
  const other = (
    <EmptyState
      picture="locked"
      title={t.other}
      description={t.otherNote}
      action={{ label: t.home, action: 'home', onClick: () => navigate.home() }}
    />
  );
  return (
    <Screen of={load} instead={{ IDC_NOT_GUARDIAN: other }}>
      {({ request, terms }) => {
        if (!request) return <Gone to="FSL11000" {...t.gone} />;
        return request.state === 'guardian' ? (
          <Ask request={request} terms={terms} reload={load.reload} />
        ) : (
          <Answered request={request} />
        );
      }}
    </Screen>
  );
}

interface AskProps {
  request: Request;
  terms: Awaited<ReturnType<typeof readTerms>>;
  reload: () => void;
}

function Ask({ request, terms, reload }: AskProps) {
  const t = messages.use();
  const shownName = useShownName();
  const { id, name, birth, schoolName, schoolAddress, grade, className } = request;
  const answer = useAction(
    async (proof: Proof | null) => {
      await answerConsent({ requestId: id, proof });
      reload();
    },
    { on: { IDC_NOT_GUARDIAN: reload } },
  );
  async function refuse() {
    if (await confirm({ id: 'refuseConsent', text: t.consent.askRefuse, danger: t.consent.refuse }))
      await answer.run(null);
  }
  return (
    <GuardianTerms terms={terms} submit={t.consent.submit} onProven={answer.run}>
      <Lead title={t.consent.title({ name: shownName(name) })}>{t.consent.note}</Lead>
      <KeyValue
        rows={[
          { label: t.grade.name, value: shownName(name) },
          { label: t.grade.birth, value: formatDate(birth) },
          { label: t.grade.school, value: schoolName },
          { label: t.card.address, value: schoolAddress },
          { label: t.card.grade, value: t.gradeAndClass({ grade, className }) },
        ]}
      />
      <Actions>
        <Button full variant="text" action="refuse" isBusy={answer.isRunning} onClick={() => void refuse()}>
          {t.consent.refuse}
        </Button>
      </Actions>
    </GuardianTerms>
  );
}

function Answered({ request: { state, id } }: { request: Request }) {
  const { consent: t } = messages.use();
  const { navigate } = useWallet();
  const isNo = state === 'refused' || state === 'withdrawn';
  return (
    <>
      <ResultPage
        kind={isNo ? 'failure' : 'success'}
        title={isNo ? t.refused : t.done}
        description={isNo ? t.refusedNote : t.doneNote}
      />
      {!isNo && (
        <Actions>
          <Button
            full
            variant="secondary"
            action="seeRequest"
            onClick={() => navigate.push('FSL13000', { query: { requestId: id } })}
          >
            {t.see}
          </Button>
        </Actions>
      )}
      <MainButton action="home" run={() => navigate.home()}>
        {t.home}
      </MainButton>
    </>
  );
}
