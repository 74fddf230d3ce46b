import { HoldingsList, MainButton, useAction, useHoldings, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import {
  Actions,
  Button,
  confirm,
  ErrorState,
  KeyValue,
  Lead,
  Section,
  Skeleton,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { changeMeans, leave, listMeans, readProfile } from '../api/calls.ts';
import { readRankTerm, saveRankTerm } from '../flows/rankTerm.ts';
import { messages } from '../messages/index.ts';
import type { Means } from '../model/town.ts';
import { MeansChoice } from '../parts/MeansChoice.tsx';
import { MemberScreen } from '../parts/MemberScreen.tsx';

export function FCA66000() {
  const t = messages.use();
  const load = useLoad(async (signal) => {
    const [profile, means, rankTerm] = await Promise.all([
      readProfile(undefined, { signal }),
      listMeans(undefined, { signal }),
      readRankTerm(signal),
    ]);
    return { profile, means, rankTerm };
  });
  return (
    <MemberScreen of={load}>
      {({ profile, means, rankTerm }) => (
        <>
          <Destination key={means.chosen} {...means} reload={load.reload} />
          <Section title={t.settings.consents}>
            {rankTerm && <Consent isOn={profile.isRanked} termsId={rankTerm.termsId} reload={load.reload} />}
            <KeyValue rows={[{ label: t.settings.since, value: formatDate(profile.joinedOn) }]} />
          </Section>
          <Leave />
        </>
      )}
    </MemberScreen>
  );
}

function Destination({
  chosen,
  means,
  reload,
}: {
  chosen: string;
  means: readonly Means[];
  reload: () => void;
}) {
  const { settings: t } = messages.use();
  const [value, setValue] = useState(chosen);
  const change = useAction(
    async () => {
      await changeMeans(value);
      toast(t.changed);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <>
      <Lead picture="point" title={t.where} />
      <MeansChoice means={means} value={value} onChange={setValue} />
      <MainButton action="changeMeans" run={change} disabled={value === chosen}>
        {t.change}
      </MainButton>
    </>
  );
}

function Consent({ isOn, termsId, reload }: { isOn: boolean; termsId: string; reload: () => void }) {
  const { settings: t } = messages.use();
  const turn = useAction(
    async (next: boolean) => {
      await saveRankTerm(termsId, next);
      reload();
    },
    { onLost: reload },
  );
  return (
    <Switch
      field="isRanked"
      label={t.rank}
      description={t.rankNote}
      checked={isOn}
      disabled={turn.isRunning}
      onChange={(next) => void turn.run(next)}
    />
  );
}

function Leave() {
  const { settings: t } = messages.use();
  const { navigate } = useWallet();
  const holdings = useHoldings('canp');
  const end = useAction(
    async () => {
      if (!(await confirm({ id: 'leaveCanp', text: t.ask, danger: t.leave }))) return;
      await leave();
      toast(t.left);
      navigate.replace('FCA50000');
    },
    { on: holdings.onRefused },
  );
  return (
    <Section title={t.leave}>
      {holdings.error ? (
        <ErrorState messageId={holdings.error.messageId} onRetry={holdings.reload} />
      ) : holdings.data ? (
        <HoldingsList holdings={holdings.data} />
      ) : (
        <Skeleton lines={2} />
      )}
      <Actions>
        <Button
          full
          variant="text"
          action="leave"
          disabled={!holdings.data || holdings.isBlocked}
          isBusy={end.isRunning}
          onClick={() => void end.run()}
        >
          {t.leave}
        </Button>
      </Actions>
    </Section>
  );
}
