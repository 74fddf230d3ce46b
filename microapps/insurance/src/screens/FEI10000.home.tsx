import { later, MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { LEAVE_HOLDS, readHoldings } from '@wallet/kit/common';
import { daysBetween } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  confirm,
  EmptyState,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Money,
  Note,
  Scene,
  Section,
} from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { leave, readRefunds } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { JoinInsurance } from '../flows/JoinInsurance.tsx';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import {
  type Application,
  backOf,
  endsOn,
  nearestFirst,
  type Refunds,
  SOON,
  sumOf,
  type Unit,
} from '../model/refund.ts';
import { Applications } from '../parts/Applications.tsx';

const LeaveSheet = later(async () => (await import('../flows/LeaveSheet.tsx')).LeaveSheet);

export function FEI10000() {
  const load = useLoad(readRefunds);
  const { clear } = applying.useDraft();
  // Who is here has left the way: name, number and amount are forgotten (R847).
  useEffect(() => void clear(), [clear]);
  // A value that is neither Y nor N leaves it as it was (E39).
  const joined = useRef(false);
  joined.current = load.data?.isJoined ?? joined.current;
  if (load.data && !joined.current) {
    return <JoinInsurance onJoined={load.reload} applications={load.data.applications} />;
  }
  return (
    <Screen of={load} ground>
      {(refunds) => <Overview refunds={refunds} reload={load.reload} />}
    </Screen>
  );
}

function Overview({ refunds, reload }: { refunds: Refunds; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const choose = useChoose();
  const units = nearestFirst(refunds.units);
  const first = units.find(({ isSmall }) => !isSmall);
  const failed = refunds.applications.filter(({ state }) => state === 'cameBack');
  const open = ({ id }: Application) => navigate.push('FEI40000', { query: { applicationId: id } });
  // What came back waits for the customer: before all else it says so, and what to do.
  const waiting = failed.map((one) => (
    <InlineNotice
      key={one.id}
      tone="danger"
      end={
        <Button size="small" variant="secondary" action="otherAccount" onClick={() => open(one)}>
          {t.home.otherAccount}
        </Button>
      }
    >
      {t.home.cameBack({ won: one.paid })}
    </InlineNotice>
  ));
  const [isLeaving, setLeaving] = useState(false);
  const end = useAction(
    async () => {
      // What is under way is listed first; with nothing under way one question is enough.
      const held = await readHoldings({ service: manifest.id });
      if (held.length > 0) return setLeaving(true);
      const text = t.home.leaveAsk;
      if (!(await confirm({ id: 'leaveInsurance', text, confirmLabel: t.home.leave }))) return;
      await leave();
      reload();
    },
    { on: { [LEAVE_HOLDS]: () => setLeaving(true) } },
  );
  return (
    <>
      {units.length === 0 ? (
        <>
          {waiting}
          {!refunds.isOpen && <InlineNotice>{t.home.closed}</InlineNotice>}
          <Card>
            <EmptyState
              title={refunds.isRepresentative ? t.home.nothing : t.home.noUnit}
              description={
                refunds.isRepresentative ? t.home.checked({ at: refunds.lookedAt }) : t.home.noUnitHint
              }
            />
          </Card>
        </>
      ) : (
        <>
          <Scene
            drawn="insurance"
            title={t.home.sum}
            figure={t.money({ amount: sumOf(units) })}
            note={t.home.sumNote({ at: refunds.lookedAt, isLess: units.some(({ arrears }) => arrears > 0) })}
          >
            {waiting}
            <Section title={t.home.units}>
              <List>
                {units.map((unit) => (
                  <UnitRow
                    key={unit.unitNo}
                    unit={unit}
                    today={refunds.today}
                    onChoose={() => void choose(unit)}
                  />
                ))}
              </List>
            </Section>
          </Scene>
          {!refunds.isOpen && <InlineNotice>{t.home.closed}</InlineNotice>}
        </>
      )}
      <Applications applications={refunds.applications} />
      <Note>{t.join.noFee}</Note>
      <Card>
        <List>
          <ListItem isAct action="leave" title={t.home.leave} onClick={() => void end.run()} />
        </List>
      </Card>
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
      {first && (
        <MainButton action="openFirst" run={() => choose(first)}>
          {t.home.apply({ won: first.refundWon })}
        </MainButton>
      )}
    </>
  );
}

/** Another unit is another wish: what was kept of the one before is gone with it. */
function useChoose() {
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  return async ({ unitNo, unitName, refundWon }: Unit) => {
    await begin({ unitNo, unitName, refundWon, key: crypto.randomUUID() });
    navigate.push('FEI20000');
  };
}

function UnitRow({ unit, today, onChoose }: { unit: Unit; today: string; onChoose: () => void }) {
  const t = messages.use();
  const ends = endsOn(unit);
  const { unitNo, unitName, refundWon, arrears } = unit;
  const isSoon = !unit.isSmall && ends !== '' && daysBetween(today, ends) < SOON;
  return (
    <ListItem
      action="openUnit"
      leading={<IconTile picture="insurance" />}
      title={unitName}
      badge={unit.isClosed ? <Badge>{t.unit.closed}</Badge> : undefined}
      // Only what is near is said aloud.
      {...(isSoon
        ? { state: <Badge tone="danger">{t.home.ends({ ends, today })}</Badge> }
        : { description: unit.isSmall ? t.unit.small : ends === '' ? unitNo : t.home.ends({ ends, today }) })}
      trailing={<Money amount={backOf(unit)} />}
      {...(arrears > 0 && !unit.isSmall && { trailingNote: t.home.less({ refundWon, arrears }) })}
      {...(unit.isSmall ? { past: 'done' as const } : { onClick: onChoose })}
    />
  );
}
