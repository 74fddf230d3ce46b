import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { formatDate, maskName, todaySeoul } from '@wallet/kit/format';
import { Actions, Button, CredentialCard, confirm, InlineNotice, Lead, Note, toast } from '@wallet/kit/ui';
import { deletePass } from '../api/calls.ts';
import { type Boarding, type HeldPass, readBoarding } from '../flows/useBoarding.ts';
import { useStart } from '../flows/useStart.ts';
import { messages } from '../messages/index.ts';
import { isGood, isTooNew } from '../model/pass.ts';
import { groupOf } from '../model/ticket.ts';

/** A pass that was just made (`done=Y`), and each later: how it stands, registered anew, deleted. */
export function FSP56000() {
  const t = messages.use();
  const query = useQuery();
  const load = useLoad(readBoarding, []);
  useResume(load.reload);
  return (
    <Screen of={load}>
      {({ passes, tickets }) => {
        const pass = passes.find(({ id }) => id === query.get('passId'));
        if (!pass) return <Gone to="FSP10000" {...t.noPass} />;
        return <Shown pass={pass} tickets={tickets} isNew={query.get('done') === 'Y'} />;
      }}
    </Screen>
  );
}

const states = {
  active: 'valid',
  expiring: 'due',
  expired: 'expired',
  replaced: 'revoked',
  lost: 'revoked',
  invalid: 'suspended',
} as const;

function Shown({ pass, tickets, isNew }: { pass: HeldPass; isNew: boolean } & Pick<Boarding, 'tickets'>) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, relationship, standing, until, since } = pass;
  const start = useStart();
  const good = isGood(standing);
  const isNewlyMade = isTooNew(pass, Date.now());
  const own = tickets.filter(({ passId }) => passId === id);
  const fliesToday = own.some((ticket) => groupOf(ticket, Date.now(), todaySeoul()) === 'today');
  const end = useAction(
    async () => {
      if (!(await confirm({ id: 'deletePass', text: t.pass.askDelete, danger: t.pass.delete }))) return;
      // Whoever flies today is asked once more: the lane is closed to them at once.
      const again = { id: 'deletePassToday', text: t.pass.askToday, danger: t.pass.delete };
      if (fliesToday && !(await confirm(again))) return;
      await deletePass({ passId: id });
      toast(fliesToday ? t.pass.deletedToday : t.pass.deleted);
      navigate.replace('FSP10000');
    },
    { on: { SMPS_NOT_FOUND: () => navigate.replace('FSP10000') } },
  );
  return (
    <>
      {isNew && (
        <Lead title={t.pass.done}>
          {isNewlyMade && t.pass.from({ at: pass.usableFrom })} {t.pass.doneNote}
        </Lead>
      )}
      <CredentialCard
        title={t.pass.title}
        issuer={t.pass.issuer}
        name={relationship === 'self' ? pass.name : maskName(pass.name)}
        {...(relationship === 'self' ? { otherName: pass.englishName } : {})}
        number={pass.passportNo}
        state={states[standing]}
        stateText={good && isNewlyMade ? t.pass.from({ at: pass.usableFrom }) : t.standings[standing]}
        facts={[
          ...(until ? [{ label: t.pass.until, value: formatDate(until) }] : []),
          ...(since ? [{ label: t.pass.since, value: formatDate(since) }] : []),
        ]}
      />
      {!good && <InlineNotice tone="danger">{t.said[standing]}</InlineNotice>}
      {standing === 'expiring' && <InlineNotice tone="warning">{t.said.expiring}</InlineNotice>}
      {good && pass.state === 'renewing' && <InlineNotice tone="warning">{t.renewing}</InlineNotice>}
      <Note>{t.papers}</Note>
      <Actions>
        {good && (
          <Button
            full
            variant="secondary"
            action="renew"
            isBusy={start.isRunning}
            onClick={() => void start.run(relationship)}
          >
            {t.pass.renew}
          </Button>
        )}
        <Button full variant="text" action="deletePass" isBusy={end.isRunning} onClick={() => void end.run()}>
          {t.pass.delete}
        </Button>
      </Actions>
      {good ? (
        <MainButton run={() => navigate.push('FSP33000', { query: { passId: id } })}>
          {t.pass.tickets}
        </MainButton>
      ) : standing === 'lost' ? (
        <MainButton action="reissue" run={() => navigate.open('/pass/FPS10000')}>
          {t.check.reissue}
        </MainButton>
      ) : (
        <MainButton run={() => start.run(relationship)} isBusy={start.isRunning}>
          {t.home.again}
        </MainButton>
      )}
    </>
  );
}
