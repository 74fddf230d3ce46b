import {
  Form,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useNativeScreen,
  useParams,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import {
  Actions,
  Badge,
  Button,
  Chips,
  ErrorState,
  List,
  ListItem,
  Note,
  ReceiptActions,
  Section,
  Stack,
  Switch,
  saveFile,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { issueDocument, listShares, readDocumentFile, share, takeBack } from '../api/calls.ts';
import { useHandOver, useSignedShare } from '../flows/useSignedShare.ts';
import { messages } from '../messages/index.ts';
import {
  type DocumentKind,
  isDocumentKind,
  type Paper,
  type Period,
  type Purpose,
  periods,
  purposes,
} from '../model/qualification.ts';
import { DocumentPaper } from '../parts/DocumentPaper.tsx';
import { ToConnect } from '../parts/ToConnect.tsx';

interface Asked {
  qualificationId: string;
  kind: DocumentKind;
}

/** A qualification on paper, or whom it is sent to: which of them the address says. */
export function KFC21000() {
  const t = messages.use();
  const { qualificationId, documentKind = '' } = useParams();
  const isSending = useQuery().get('send') === 'Y';
  if (qualificationId === undefined || !isDocumentKind(documentKind))
    return (
      <Screen>
        <Gone to="KFC20000" {...t.gone} />
      </Screen>
    );
  const asked = { qualificationId, kind: documentKind };
  return isSending ? <Send asked={asked} /> : <Document asked={asked} />;
}

function Document({ asked }: { asked: Asked }) {
  const t = messages.use();
  const load = useLoad(issueDocument, asked);
  const no = (description: string) => <Gone to="KFC20000" {...t.gone} title={description} description="" />;
  return (
    <Screen
      of={load}
      title={t.kinds[asked.kind]}
      instead={{
        LIC_CONSENT: <ToConnect />,
        LIC_NOT_FOUND: <Gone to="KFC20000" {...t.gone} />,
        LIC_REVOKED: no(t.refusals.revoked),
        LIC_LAPSED: no(t.refusals.lapsed),
        LIC_NOT_ISSUED: no(t.refusals.notIssued),
        LIC_CLOSED: no(t.refusals.closed),
      }}
    >
      {(paper) => <OnPaper paper={paper} asked={asked} />}
    </Screen>
  );
}

function OnPaper({ paper, asked }: { paper: Paper; asked: Asked }) {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const { qualificationId, kind } = asked;
  const save = useAction(async () => {
    const { bytes, type } = await readDocumentFile(paper.documentNo);
    await saveFile(new File([bytes], `${paper.documentNo}.pdf`, { type }), t.paper.words.saved);
  });
  return (
    <>
      <Stack>
        <DocumentPaper paper={paper}>
          <ReceiptActions
            title={`${paper.name} ${t.kinds[kind]}`}
            words={t.paper.words}
            fileName={paper.documentNo}
          />
        </DocumentPaper>
        <Note>{t.paper.anyone}</Note>
      </Stack>
      {!bridge.isNative && (
        <Actions>
          <Button
            full
            variant="secondary"
            action="savePdf"
            isBusy={save.isRunning}
            onClick={() => void save.run()}
          >
            {t.paper.pdf}
          </Button>
        </Actions>
      )}
      <Shares qualificationId={qualificationId} />
      <MainButton
        action="send"
        run={() =>
          navigate.push('KFC21001', {
            params: { qualificationId, documentKind: kind },
            query: { send: 'Y' },
          })
        }
      >
        {t.paper.send}
      </MainButton>
    </>
  );
}

function Shares({ qualificationId }: { qualificationId: string }) {
  const t = messages.use();
  const load = useLoad(listShares, qualificationId);
  const back = useAction(
    async (shareNo: string) => {
      await takeBack(shareNo);
      toast(t.shares.done);
      load.reload();
    },
    { onRefusal: load.reload },
  );
  const sign = useSignedShare(qualificationId, load.reload);
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data?.length) return null;
  return (
    <Section title={t.shares.title}>
      <List>
        {load.data.map(({ number, to, purpose, until, state, signId }) => {
          const isOpen = state === 'open' || state === 'seen';
          const isWaiting = state === 'waiting';
          return (
            <ListItem
              key={number}
              title={to}
              description={`${t.send.purposes[purpose]} · ${t.shares.until({ date: formatDate(until) })}`}
              state={<Badge tone={state === 'seen' ? 'success' : 'neutral'}>{t.shares.states[state]}</Badge>}
              {...(isOpen || isWaiting ? {} : { past: 'done' as const })}
              act={
                (isWaiting && (
                  <Button size="small" variant="secondary" action="sign" onClick={() => void sign(signId)}>
                    {t.shares.sign}
                  </Button>
                )) ||
                (isOpen && (
                  <Button
                    size="small"
                    variant="secondary"
                    action="takeBack"
                    isBusy={back.isRunning}
                    onClick={() => void back.run(number)}
                  >
                    {t.shares.back}
                  </Button>
                ))
              }
            />
          );
        })}
      </List>
    </Section>
  );
}

function Send({ asked }: { asked: Asked }) {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const contacts = useNativeScreen('contacts');
  const hand = useHandOver();
  const sign = useSignedShare(asked.qualificationId, () => navigate.back());
  const form = useForm({
    initial: { to: '', purpose: 'job' as Purpose, days: '7' as Period, isSigned: false },
    rules: { to: [required()] },
  });
  const send = useAction(async (wish: typeof form.values) => {
    const { number, signId } = await share({ ...asked, ...wish });
    if (signId) return sign(signId);
    toast(t.send.sent(wish));
    await hand(number);
    navigate.back();
  });
  async function choose() {
    const ending = await contacts.open({});
    if (ending.kind === 'answer') form.set('to', ending.value.name || ending.value.phone);
  }
  return (
    <Screen title={t.paper.send} largeTitle note={t.send.lead}>
      <Form form={form} run={send}>
        <Stack>
          <TextField {...form.field('to')} label={t.send.to} maxLength={40} required />
          {bridge.canOpen('contacts').ok && (
            <Button variant="secondary" action="contacts" onClick={() => void choose()}>
              {t.send.contacts}
            </Button>
          )}
          <Section title={t.send.purpose}>
            <Chips
              legend={t.send.purpose}
              options={purposes.map((value) => ({ value, label: t.send.purposes[value] }))}
              value={form.values.purpose}
              onChange={(purpose) => form.set('purpose', purpose)}
            />
          </Section>
          <Section title={t.send.days}>
            <Chips
              legend={t.send.days}
              options={periods.map((value) => ({ value, label: t.send.period({ days: value }) }))}
              value={form.values.days}
              onChange={(days) => form.set('days', days)}
            />
          </Section>
          <Switch
            field="isSigned"
            label={t.send.signed}
            description={t.send.signedHint}
            checked={form.values.isSigned}
            onChange={(is) => form.set('isSigned', is)}
          />
        </Stack>
        <MainButton>{form.values.isSigned ? t.send.sign : t.send.submit}</MainButton>
      </Form>
    </Screen>
  );
}
