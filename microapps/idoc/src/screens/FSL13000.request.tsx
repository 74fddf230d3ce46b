import {
  AgreeToService,
  Gone,
  MainButton,
  Part,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useResume,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import {
  Actions,
  Button,
  Card,
  confirm,
  IconTile,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  ProgressSteps,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { agreeMyself, readRequest, readSessionInfo, remind, withdraw } from '../api/calls.ts';
import { applying, draftOf } from '../flows/applying.ts';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { mendedAt, placeOf, type Request } from '../model/request.ts';
import { SERVICE } from '../model/service.ts';

const STEPS = 3;

/** How a request stands: the one that the address names, or the newest. */
export function FSL13000() {
  const { gone } = messages.use();
  const asked = useQuery().get('requestId');
  const load = useLoad(
    async (signal) => {
      const id = asked ?? (await readSessionInfo(undefined, { signal })).requests[0]?.id;
      return { request: id === undefined ? null : await readRequest({ requestId: id }, { signal }) };
    },
    [asked],
  );
  useResume(load.reload);
  const none = <Gone to="FSL11000" {...gone.request} />;
  return (
    <Screen of={load} instead={{ IDC_NOT_FOUND: none }}>
      {({ request }) =>
        request && request.state !== 'withdrawn' ? <Shown request={request} reload={load.reload} /> : none
      }
    </Screen>
  );
}

function Shown({ request, reload }: { request: Request; reload: () => void }) {
  const t = messages.use();
  const { state, reason, name, schoolName, schoolAddress, grade, className, number, sentAt } = request;
  const shownName = useShownName();
  const isRefused = state === 'refused';
  return (
    <>
      <IconTile picture="student" size="large" />
      <Lead title={t.said[state]}>{isRefused ? t.reasons[reason] : t.saidNote[state]}</Lead>
      <Stack>
        {!isRefused && <ProgressSteps current={placeOf[state]} total={STEPS} label={t.states[state]} />}
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.grade.name, value: shownName(name) },
              { label: t.grade.school, value: schoolName },
              { label: t.card.address, value: schoolAddress },
              { label: t.card.grade, value: t.gradeAndClass({ grade, className }) },
              { label: t.card.number, value: number },
              { label: t.request.sentAt, value: t.request.moment({ at: sentAt }) },
            ]}
          />
        </Card>
      </Stack>
      <Next request={request} reload={reload} />
    </>
  );
}

/** From 14 on nobody agrees in a pupil's place: they are asked once, and the card is there. */
function AgreeMyself({ id, onDone }: { id: string; onDone: () => void }) {
  const { start: t } = messages.use();
  const load = useLoad(readTerms, { serviceCode: SERVICE, isMinor: false });
  return (
    <Part of={load}>
      {(terms) => (
        <AgreeToService
          service={SERVICE}
          terms={terms}
          onAgreed={async () => {
            await agreeMyself(id);
            onDone();
          }}
        >
          <Note>{t.noBank}</Note>
        </AgreeToService>
      )}
    </Part>
  );
}

/** What can be done now: share the link, wait, remind, mend, open the card. */
function Next({ request, reload }: { request: Request; reload: () => void }) {
  const { request: t } = messages.use();
  const { navigate } = useWallet();
  const { id, state, canRemind, cardId, reason } = request;
  const { begin } = applying.useDraft();
  const share = useShareLink(() => toast(t.copied));
  const hand = useAction(() => {
    const url = `${location.origin}/studentcard/FCO86200?requestId=${encodeURIComponent(id)}`;
    return share({ title: t.shareTitle, text: t.shareText, url });
  });
  const ask = useAction(async () => {
    await remind(id);
    toast(t.reminded);
    reload();
  });
  const end = useAction(async () => {
    if (!(await confirm({ id: 'withdraw', text: t.askWithdraw, danger: t.withdraw }))) return;
    await withdraw(id);
    toast(t.withdrawn);
    navigate.replace('FSL11000');
  });
  const anew = useAction(async () => {
    const { relationship, name, birth } = request;
    await begin({ relationship, name, birth });
    navigate.push('FSL12100');
  });
  const mend = useAction(async (to: string) => {
    await begin(draftOf(request));
    navigate.push(to);
  });
  if (request.isMineToAgree) return <AgreeMyself id={id} onDone={reload} />;
  if (state === 'issued')
    return (
      <MainButton action="card" run={() => navigate.replace('FSL21000', { query: { cardId } })}>
        {t.see}
      </MainButton>
    );
  if (state === 'refused')
    return (
      <>
        <Actions>
          <Button full variant="text" action="anew" onClick={() => void anew.run()}>
            {t.anew}
          </Button>
        </Actions>
        <MainButton action="mend" run={() => mend.run(mendedAt[reason])}>
          {t.mend[reason]}
        </MainButton>
      </>
    );
  return (
    <>
      {state === 'guardian' && <InlineNotice>{t.guardian}</InlineNotice>}
      {state !== 'guardian' && <Note>{t.days}</Note>}
      <Actions>
        {canRemind && (
          <Button
            full
            variant="secondary"
            action="remind"
            isBusy={ask.isRunning}
            onClick={() => void ask.run()}
          >
            {t.remind}
          </Button>
        )}
        <Button full variant="text" action="withdraw" isBusy={end.isRunning} onClick={() => void end.run()}>
          {t.withdraw}
        </Button>
      </Actions>
      {state === 'guardian' ? (
        <MainButton action="share" run={() => hand.run()}>
          {t.share}
        </MainButton>
      ) : (
        <MainButton action="reload" variant="secondary" run={async () => reload()}>
          {t.look}
        </MainButton>
      )}
    </>
  );
}
