import { later, Screen, Unfinished, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { LEAVE_HOLDS, readHoldings } from '@wallet/kit/common';
import {
  Actions,
  Button,
  Card,
  confirm,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Money,
  Note,
  Scene,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { leave, readTaxes, sync } from '../api/calls.ts';
import { JoinTax } from '../flows/JoinTax.tsx';
import { paying, payment } from '../flows/paying.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { hasKept, openOf, soonOf, sum, sumBack, type Taxes } from '../model/tax.ts';
import { BillRow } from '../parts/BillRow.tsx';

const LeaveSheet = later(async () => (await import('../flows/LeaveSheet.tsx')).LeaveSheet);

export function FNT10000() {
  const load = useLoad(readTaxes);
  // A value that is neither Y nor N leaves it as it was (E39).
  const joined = useRef(false);
  joined.current = load.data?.isJoined ?? joined.current;
  if (load.data && !joined.current) return <JoinTax onJoined={load.reload} hasKept={hasKept(load.data)} />;
  return (
    <Screen of={load} ground>
      {(taxes) => <Overview taxes={taxes} reload={load.reload} />}
    </Screen>
  );
}

function Overview({ taxes, reload }: { taxes: Taxes; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const open = openOf(taxes);
  const soon = soonOf(open, taxes.today);
  const [first, ...rest] = soon;
  const go = (tab: string) => navigate.push('FNT20000', { query: { tab } });
  const { begin } = paying.useDraft();
  const pay = useAction(async () => {
    if (!first) return;
    await begin({ billId: first.id, next: rest.map(({ id }) => id) });
    navigate.push('FNT30000', { query: { billId: first.id, step: 'pay' } });
  });
  const ask = useAction(
    async () => {
      await sync();
      toast(t.home.synced);
      reload();
    },
    { onRefusal: reload },
  );
  const [isLeaving, setLeaving] = useState(false);
  const end = useAction(
    async () => {
      // What is under way is listed first; with nothing under way one question is enough.
      const held = await readHoldings({ service: manifest.id });
      if (held.length > 0) return setLeaving(true);
      if (!(await confirm({ id: 'leaveTax', text: t.home.leaveAsk, confirmLabel: t.home.leave }))) return;
      await leave();
      reload();
    },
    { on: { [LEAVE_HOLDS]: () => setLeaving(true) } },
  );
  return (
    <>
      <Unfinished order={payment} />
      <Scene
        drawn="tax"
        title={first ? t.home.toPay : t.home.none}
        figure={first && t.money({ amount: sum(open) })}
        note={first && t.home.first({ count: open.length, due: t.due({ ...first, today: taxes.today }) })}
      >
        {first && (
          <>
            <Section
              title={t.home.soon}
              action={
                <Button variant="text" size="small" leads action="bills" onClick={() => go('bills')}>
                  {t.home.all({ count: open.length })}
                </Button>
              }
            >
              <List label={t.home.soon}>
                {soon.map((bill) => (
                  <BillRow key={bill.id} bill={bill} today={taxes.today} />
                ))}
              </List>
            </Section>
            <Button full action="paySoon" isBusy={pay.isRunning} onClick={() => void pay.run()}>
              {t.home.pay({ count: soon.length, kind: first.kind, amount: sum(soon) })}
            </Button>
          </>
        )}
      </Scene>
      <Card>
        <List>
          <ListItem
            action="refunds"
            leading={<IconTile picture="account" />}
            title={t.home.back}
            trailing={<Money amount={sumBack(taxes.refunds)} />}
            onClick={() => go('refunds')}
          />
          <ListItem
            action="paid"
            leading={<IconTile picture="edoc" />}
            title={t.home.paid}
            onClick={() => go('paid')}
          />
        </List>
      </Card>
      {!taxes.answers && <InlineNotice tone="warning">{t.silent({ at: taxes.at })}</InlineNotice>}
      <Card>
        <Section title={t.home.calendar}>
          <KeyValue
            rows={taxes.calendar.map(({ month, kind }) => ({ label: t.month({ month }), value: kind }))}
          />
        </Section>
      </Card>
      <Note>{t.fetched({ at: taxes.at })}</Note>
      <Actions beside>
        <Button variant="secondary" action="sync" isBusy={ask.isRunning} onClick={() => void ask.run()}>
          {t.home.sync}
        </Button>
        <Button variant="text" action="leave" onClick={() => void end.run()}>
          {t.home.leave}
        </Button>
      </Actions>
      {isLeaving && (
        <LeaveSheet
          service={manifest.id}
          title={t.home.leave}
          note={t.home.leaveAsk}
          leave={() => leave()}
          onClose={() => setLeaving(false)}
          onLeft={() => {
            setLeaving(false);
            reload();
          }}
        />
      )}
    </>
  );
}
