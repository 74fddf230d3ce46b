import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { joinService } from '@wallet/kit/common';
import {
  Actions,
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
import { useEffect, useRef } from 'react';
import { readRefunds } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { JoinInsurance } from '../flows/JoinInsurance.tsx';
import { messages } from '../messages/index.ts';
import { endsOn, nearestFirst, type Refunds, sumOf, type Unit } from '../model/refund.ts';

export function FEI10000() {
  const load = useLoad(readRefunds);
  const { clear } = applying.useDraft();
  // Who is here has left the way: name, number and amount are forgotten (R847).
  useEffect(() => void clear(), [clear]);
  // A value that is neither Y nor N leaves it as it was (E39).
  const joined = useRef(false);
  joined.current = load.data?.isJoined ?? joined.current;
  if (load.data && !joined.current) return <JoinInsurance onJoined={load.reload} />;
  return (
    <Screen of={load} ground>
      {(refunds) => <Overview refunds={refunds} reload={load.reload} />}
    </Screen>
  );
}

function Overview({ refunds, reload }: { refunds: Refunds; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const units = nearestFirst(refunds.units);
  const leave = async () => {
    if (!(await confirm({ id: 'leaveInsurance', text: t.home.leaveAsk, confirmLabel: t.home.leave }))) return;
    await joinService({ serviceCode: '35', isLeaving: true });
    reload();
  };
  return (
    <>
      {units.length === 0 ? (
        <>
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
            note={t.home.checked({ at: refunds.lookedAt })}
          >
            <Section title={t.home.units}>
              <List>
                {units.map((unit) => (
                  <UnitRow key={unit.unitNo} unit={unit} today={refunds.today} />
                ))}
              </List>
            </Section>
          </Scene>
          {!refunds.isOpen && <InlineNotice>{t.home.closed}</InlineNotice>}
        </>
      )}
      {refunds.applications.length > 0 && (
        <Card>
          <Section title={t.home.applications}>
            <List>
              {refunds.applications.toReversed().map((one) => (
                <ListItem
                  key={one.id}
                  action="openApplication"
                  leading={<IconTile picture="account" />}
                  title={one.unitName}
                  // What came back waits for the customer: it says so, and what to do.
                  {...(one.state === 'cameBack'
                    ? {
                        badge: <Badge tone="danger">{t.states.cameBack}</Badge>,
                        description: t.home.sendAgain,
                      }
                    : { description: t.states[one.state] })}
                  trailing={<Money amount={one.refundWon} />}
                  onClick={() => navigate.push('FEI40000', { query: { applicationId: one.id } })}
                />
              ))}
            </List>
          </Section>
        </Card>
      )}
      <Note>{t.join.noFee}</Note>
      <Actions>
        <Button full variant="text" action="leave" onClick={() => void leave()}>
          {t.home.leave}
        </Button>
      </Actions>
    </>
  );
}

function UnitRow({ unit, today }: { unit: Unit; today: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  const ends = endsOn(unit);
  const { unitNo, unitName, refundWon } = unit;
  // Another unit is another wish: what was kept of the one before is gone with it.
  const choose = async () => {
    await begin({ unitNo, unitName, refundWon, key: crypto.randomUUID() });
    navigate.push('FEI20000');
  };
  return (
    <ListItem
      action="openUnit"
      leading={<IconTile picture="insurance" />}
      title={unitName}
      badge={unit.isClosed ? <Badge>{t.unit.closed}</Badge> : undefined}
      description={unit.isSmall ? t.unit.small : ends === '' ? unitNo : t.home.ends({ ends, today })}
      trailing={<Money amount={refundWon} />}
      {...(unit.isSmall ? { past: 'done' as const } : { onClick: () => void choose() })}
    />
  );
}
