import { Gone, MainButton, useAction, useHold, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { readLinkedAccounts } from '@wallet/kit/common';
import { maskAccount } from '@wallet/kit/format';
import {
  Bullets,
  EmptyState,
  ErrorState,
  InlineNotice,
  Lead,
  Pass,
  QrCode,
  RadioGroup,
  Section,
  Skeleton,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { choosePayAccount } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { type AtGate, useGate } from '../flows/useGate.ts';
import { messages } from '../messages/index.ts';
import type { Training } from '../model/training.ts';
import { PayState } from '../parts/PayState.tsx';

export function FSO15200() {
  const t = messages.use();
  const load = useGate(useQuery().get('trnngId'));
  const gone = <Gone to="FYB10000" {...t.gone.training} />;
  return (
    <JoinedScreen of={load} ground instead={{ MIL_NOT_FOUND: gone }}>
      {({ value: { one, look }, isOffline }) => {
        if (!one) return gone;
        if (one.gate === 'out') return <Pay one={one} reload={load.reload} />;
        return <Gate {...{ one, look, isOffline }} reload={load.reload} />;
      }}
    </JoinedScreen>
  );
}

interface GateProps {
  one: Training;
  look: AtGate['look'];
  isOffline: boolean;
  reload: () => void;
}

function Gate({ one, look, isOffline, reload }: GateProps) {
  const { gate: t, training, ...all } = messages.use();
  const { navigate } = useWallet();
  // The gate reads the code; what it has read is asked for until the training is over.
  useHold(look, reload);
  if (!one.code) {
    const see = () => navigate.replace('FSO15000', { query: { trnngId: one.id } });
    return (
      <EmptyState
        picture="time"
        title={t.notToday}
        description={`${all.days(one)} ${all.clock(one)}`}
        action={{ label: training.see, action: 'see', onClick: see }}
      />
    );
  }
  const isIn = one.gate === 'in';
  return (
    <Stack>
      {isOffline && <InlineNotice tone="warning">{t.offline}</InlineNotice>}
      <Pass
        title={training.kinds[one.kind]}
        picture="mili"
        state="valid"
        badge={isIn ? t.in : t.wait}
        facts={[
          { label: training.clock, value: all.clock(one) },
          { label: training.where, value: one.placeName },
        ]}
        code={<QrCode value={one.code} label={t.qr} isZoomable />}
        note={t.show}
      />
      {isIn && (
        <Section title={t.inside}>
          <Bullets isOrdered texts={t.next} />
        </Section>
      )}
    </Stack>
  );
}

/** It is over: where the pay goes, and when it comes. */
function Pay({ one, reload }: { one: Training; reload: () => void }) {
  const { gate: t } = messages.use();
  const amount = one.pay + one.travel;
  if (one.account !== '') {
    return (
      <Stack>
        <Lead title={t.over} />
        <PayState one={one} />
      </Stack>
    );
  }
  return (
    <>
      <Lead title={t.over}>{t.question({ amount })}</Lead>
      <Accounts trainingId={one.id} reload={reload} />
    </>
  );
}

function Accounts({ trainingId, reload }: { trainingId: string; reload: () => void }) {
  const { gate: t } = messages.use();
  const load = useLoad(readLinkedAccounts);
  const [chosen, setChosen] = useState('');
  const account = chosen || (load.data?.find(({ isMain }) => isMain)?.accountNo ?? '');
  const take = useAction(
    async () => {
      await choosePayAccount({ trainingId, account });
      reload();
    },
    { onRefusal: load.reload },
  );
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data) return <Skeleton />;
  if (load.data.length === 0) return <Gone to="/point/FPO21100" {...t.noAccount} />;
  return (
    <>
      <RadioGroup
        field="account"
        legend={t.account}
        value={account}
        onChange={setChosen}
        options={load.data.map(({ accountNo, alias }) => ({
          value: accountNo,
          label: alias || t.account,
          description: maskAccount(accountNo),
        }))}
      />
      <MainButton disabled={account === ''} run={take}>
        {t.submit}
      </MainButton>
    </>
  );
}
