import {
  Form,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  usePerson,
  useQuery,
  useShareLink,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { formatDateTime } from '@wallet/kit/format';
import { maxLength, required } from '@wallet/kit/forms';
import {
  Actions,
  Article,
  Button,
  Card,
  confirm,
  InlineNotice,
  List,
  ListItem,
  Note,
  Receipt,
  Section,
  Stack,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { endReport, readReport, renewReport, sendMessage } from '../api/calls.ts';
import type { Report } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { ReportBadge } from '../parts/ReportRow.tsx';

/** Towns answer for all animals that they keep. */
const CENTRE = '1577-0954';

/** One notice by its link (`rprtId`): the poster, and a word to who put it up, whose number nobody sees. */
export function FML70200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const id = query.get('rprtId');
  const isNew = query.get('done') === 'Y';
  const load = useLoad(readReport, id);
  const gone = <Gone to="FML60000" {...t.gone.report} />;
  return (
    <Screen
      of={load}
      {...(isNew && { onBack: () => navigate.replace('FML60000') })}
      instead={{ PEMS_NOT_FOUND: gone }}
    >
      {(one) =>
        one ? (
          <>
            {isNew && one.isMine && <InlineNotice tone="success">{t.notice.done}</InlineNotice>}
            {one.state !== 'open' && (
              <InlineNotice messageId="ended">{t.notice.ended[one.state]}</InlineNotice>
            )}
            <Poster one={one} />
            {one.isMine && <Mine one={one} reload={load.reload} />}
            {!one.isMine && one.state === 'open' && one.type !== 'notice' && (
              <Message one={one} reload={load.reload} />
            )}
            {one.type === 'notice' && one.state === 'open' && (
              <Note>
                {t.notice.town(one)} <a href={`tel:${CENTRE}`}>{CENTRE}</a>
              </Note>
            )}
          </>
        ) : (
          gone
        )
      }
    </Screen>
  );
}

function Poster({ one }: { one: Report }) {
  const t = messages.use();
  const share = useShareLink(() => toast(t.copied));
  const title = t.notice.title(one);
  const url = `${window.location.origin}/pems/FML70200?rprtId=${one.id}`;
  return (
    <Article
      {...(one.image && { picture: { src: one.image, alt: t.photo.of(one) } })}
      badges={<ReportBadge one={one} />}
      title={title}
      note={t.when(one)}
    >
      <Receipt
        title={title}
        fileName={`pems-${one.id}`}
        picture={one.image || undefined}
        words={t.notice.poster}
        rows={[
          { label: t.notice.where[one.type], value: `${one.region} ${one.place}` },
          { label: t.notice.whenLabel, value: t.when(one) },
          { label: t.facts.kind, value: t.reports.title({ ...one, name: '' }) },
          ...(one.marks ? [{ label: t.report.marks, value: one.marks }] : []),
        ]}
      />
      <Actions>
        <Button
          full
          variant="secondary"
          icon="share"
          action="shareLink"
          onClick={() => void share({ title, text: t.notice.shareText(one), url })}
        >
          {t.notice.share}
        </Button>
      </Actions>
    </Article>
  );
}

/** What came in, and how my notice ends. */
function Mine({ one, reload }: { one: Report; reload: () => void }) {
  const t = messages.use();
  const renew = useAction(async () => {
    await renewReport(one.id);
    toast(t.notice.renewed);
    reload();
  });
  const end = useAction(async () => {
    const words = {
      confirmLabel: t.notice.yes[one.type === 'lost' ? 'lost' : 'found'],
      cancelLabel: t.notice.no,
    };
    if (!(await confirm({ id: 'endReport', text: t.notice.askEnd, ...words }))) return;
    await endReport(one.id);
    reload();
  });
  return (
    <>
      <Section title={t.notice.messages}>
        {one.messages.length === 0 ? (
          <Note>{t.notice.noMessages}</Note>
        ) : (
          <Card>
            <List label={t.notice.messages}>
              {one.messages.map(({ id, text, at }) => (
                <ListItem key={id} title={text} description={formatDateTime(at)} />
              ))}
            </List>
          </Card>
        )}
      </Section>
      {one.state !== 'reunited' && (
        <>
          <Note>{t.notice.life(one)}</Note>
          <MainButton
            action="end"
            isBusy={end.isRunning}
            run={end}
            beside={
              <Button
                variant="secondary"
                action="renew"
                isBusy={renew.isRunning}
                onClick={() => void renew.run()}
              >
                {t.notice.renew}
              </Button>
            }
          >
            {t.notice.end[one.type === 'lost' ? 'lost' : 'found']}
          </MainButton>
        </>
      )}
    </>
  );
}

function Message({ one, reload }: { one: Report; reload: () => void }) {
  const { notice: t } = messages.use();
  const person = usePerson();
  const signIn = useSignIn();
  const form = useForm({ initial: { text: '' }, rules: { text: [required(), maxLength(300)] } });
  const send = useAction(
    async ({ text }: { text: string }) => {
      if (!(await signIn())) return;
      await sendMessage({ reportId: one.id, text });
      form.reset();
      toast(t.sent);
    },
    { onRefusal: reload },
  );
  if (!person)
    return (
      <MainButton action="login" run={() => signIn()}>
        {t.signIn[one.type === 'lost' ? 'lost' : 'found']}
      </MainButton>
    );
  return (
    <Form form={form} run={send}>
      <Stack>
        <TextField
          {...form.field('text')}
          label={t.message[one.type === 'lost' ? 'lost' : 'found']}
          hint={t.hidden}
          rows={3}
          maxLength={300}
        />
      </Stack>
      <MainButton action="send">{t.send}</MainButton>
    </Form>
  );
}
