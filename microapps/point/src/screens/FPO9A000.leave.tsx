import { HoldingsList, Part, Screen, useHoldings, useLoad, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { BottomBar, Bullets, Button, Checkbox, InlineNotice, Lead, RadioGroup, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { hasMoney } from '../model/wallet.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';

const reasons = ['01', '02', '03', '04', '05'] as const;
type Reason = (typeof reasons)[number];

/** Leaving begins: what is lost, and why. With money in it nobody leaves; what cannot be withdrawn is given up in so many words. */
export function FPO9A000() {
  const { wallet } = messages.use();
  const { leaving: t } = wallet;
  const { navigate, session } = useWallet();
  const load = useLoad((signal) => readSummary(undefined, { signal }), [], { onResume: 'reload' });
  const holdings = useHoldings('point');
  const [reason, setReason] = useState<Reason | ''>('');
  const [givesUp, setGivesUp] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const summary = load.data;
  const remains = summary !== undefined && hasMoney(summary);
  const mayLeave = summary !== undefined && summary.walletNo !== '' && !remains && !holdings.isBlocked;
  const lost = summary?.points ?? 0;

  const isComplete = reason !== '' && (givesUp || lost === 0);

  async function next() {
    setMissing(!isComplete);
    if (!isComplete) return;
    await session.setStepParam('point', { kind: 'leave', reason, givesUp });
    navigate.push('FPO9B000');
  }
  return (
    <Screen
      title={t.title}
      of={load}
      footer={
        mayLeave && (
          <BottomBar>
            <Button full variant="danger" action="next" isReady={isComplete} onClick={() => void next()}>
              {wallet.next}
            </Button>
          </BottomBar>
        )
      }
    >
      {({ walletNo, points, charged, foreign }) =>
        walletNo === '' ? (
          <JoinFirst />
        ) : (
          <>
            <Lead title={t.lead} />
            <Stack>
              <InlineNotice tone="warning">
                <Bullets texts={t.losses} />
              </InlineNotice>
              <Part of={holdings}>{(held) => <HoldingsList holdings={held} />}</Part>
              {remains ? (
                <>
                  <InlineNotice tone="danger" messageId="pointsRemain">
                    {t.remains}
                  </InlineNotice>
                  {charged > 0 && (
                    <Button full action="withdraw" onClick={() => navigate.push('FPO23100')}>
                      {t.withdraw}
                    </Button>
                  )}
                  {foreign.length > 0 && (
                    <Button
                      full
                      variant={charged > 0 ? 'secondary' : 'primary'}
                      action="sellForeign"
                      onClick={() => navigate.push('FFP30000')}
                    >
                      {t.sellForeign}
                    </Button>
                  )}
                </>
              ) : holdings.isBlocked ? null : (
                <>
                  <RadioGroup<Reason>
                    field="reason"
                    legend={t.reason}
                    value={reason}
                    onChange={setReason}
                    options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
                    problem={isMissing && reason === '' ? { id: 'chooseOne' } : null}
                  />
                  {points > 0 && (
                    <Checkbox
                      field="givesUp"
                      label={t.givesUp({ points: formatMoney(points) })}
                      hint={t.givesUpText}
                      checked={givesUp}
                      onChange={setGivesUp}
                      problem={isMissing && !givesUp ? { id: 'required' } : null}
                    />
                  )}
                </>
              )}
            </Stack>
          </>
        )
      }
    </Screen>
  );
}
