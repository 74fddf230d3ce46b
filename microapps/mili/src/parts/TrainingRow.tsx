import { useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Training } from '../model/training.ts';

/** A training in a list: what, when, and how it stands. */
export function TrainingRow({ one }: { one: Training }) {
  const { training: t, days, hours } = messages.use();
  const { navigate } = useWallet();
  const { state } = one;
  const tone =
    state === 'absent' ? 'danger' : state === 'coming' || state === 'refused' ? 'accent' : 'neutral';
  return (
    <ListItem
      action="openTraining"
      leading={<IconTile picture="mili" />}
      title={t.kinds[one.kind]}
      description={days(one)}
      state={<Badge tone={tone}>{t.states[state]}</Badge>}
      trailing={hours(one)}
      {...(state === 'postponed' ? { past: 'cancelled' as const } : {})}
      onClick={() => navigate.push('FSO15000', { query: { trnngId: one.id } })}
    />
  );
}
